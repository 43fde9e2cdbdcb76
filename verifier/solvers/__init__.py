"""Solvers for boards behind one door (`ask`), and their proofs turned into LRAT (`drup`)."""

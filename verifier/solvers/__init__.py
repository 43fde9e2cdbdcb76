"""Solvers for boards behind one door (`ask`), and their proofs turned into LRAT (`drup_to_lrat`).

`ask` starts a process with limits, in which `engines` has a function for each solver. A search that asks a SAT solver
thousands of times keeps one in its own process: `pysat_solver`, which is also where every solver of PySAT is made.
"""

"""The question to a solver, and what makes an answer VERIFIED: `boards`, `complete_rows`, `kernels` of any digraph."""

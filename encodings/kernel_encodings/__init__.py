"""What a solver sees: the kernel of a move digraph as constraints, one file per encoding."""

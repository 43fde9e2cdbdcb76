"""Machine-checked combinatorial games on two heaps."""

__version__ = "0.1.0"

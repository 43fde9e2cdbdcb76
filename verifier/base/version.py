"""The version of the program: here, and nowhere else by hand."""

__all__ = ["VERSION"]

VERSION = "0.1.0"

"""The packages that an install may lack, and the extra of this program that brings each.

The core (solve, explain, play, verify, check, certificates, nth, theorem) needs NumPy, networkx, PySAT, Rich and Typer.
Whatever else is imported is imported where it is used; the command line turns a failed import into `sentence`.
"""

from __future__ import annotations

from importlib.util import find_spec

__all__ = ["EXTRA", "PROJECT", "is_here", "sentence"]

PROJECT = "wythoff-verifier"

# The module that is imported -> the extra that installs it (pyproject.toml; a test compares them).
EXTRA = {
    "cvc5": "proofs",
    "z3": "proofs",
    "numba": "fast",
    "matplotlib": "figures",
    "jinja2": "site",
    "markdown_it": "site",
    "mdit_py_plugins": "site",
    "typst": "pdf",
    "highspy": "synthesis",
    "mpmath": "hunts",
    "dask": "sweep",
    "distributed": "sweep",
    "pyarrow": "sweep",
    "pyqbf": "qbf",
    "drup": "checkers",
}


def is_here(module: str) -> bool:
    """Is the package installed?"""
    return find_spec(module) is not None


def sentence(module: str) -> str | None:
    """What to say when this module is missing, or None for a module that is no part of an extra.

    >>> sentence("z3.z3core")
    "This needs the package z3, which is not installed: pip install 'wythoff-verifier[proofs]'"
    """
    name = module.partition(".")[0]
    if name not in EXTRA:
        return None
    return f"This needs the package {name}, which is not installed: pip install '{PROJECT}[{EXTRA[name]}]'"

"""Theorems about one game for Coq: hints for the check of coq/automata, the file with the statement, and coqc.

Nothing in this room is trusted. With a wrong hint Coq's check says `false`; what a file states is read in the file.
"""

from verifier.automata.coq.compile import REQUIRED, write_and_compile
from verifier.automata.coq.coq_rules import HintError
from verifier.automata.coq.hints import hints
from verifier.automata.coq.theorem_file import coq_theorem

__all__ = ["REQUIRED", "HintError", "coq_theorem", "hints", "write_and_compile"]

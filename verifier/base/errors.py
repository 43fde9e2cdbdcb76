"""The one exception for what a user can cause."""

__all__ = ["UserError"]


class UserError(ValueError):
    """Bad input: its text is one sentence that says what was wrong and what would be right.

    The command line prints the sentence and exits with 2.
    """

"""The two exceptions that have a meaning of their own: what a user can cause, and what this program must not."""

__all__ = ["DisagreementError", "UserError"]


class UserError(ValueError):
    """Bad input: its text is one sentence that says what was wrong and what would be right.

    The command line prints it and exits with 2. A `hint` is what would help a person; `sentence` goes without it.
    """

    def __init__(self, sentence: str, hint: str = "") -> None:
        super().__init__(f"{sentence} {hint}".rstrip())
        self.sentence = sentence


class DisagreementError(Exception):
    """Two ways to one answer differ: an error of this program, never of the user, and an alarm.

    Nothing may turn it into a verdict of the usual kind: the command line exits with 70, a sweep stops and keeps it in
    its store as DISAGREED.
    """

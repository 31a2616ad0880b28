"""Mistakes of the user, as messages with place, value, expectation and remedy."""


class UsageError(Exception):
    """Ends the command with exit code 2; the text is all that is shown."""

"""Exit codes of the command line; 1 and 2 keep their usual meaning."""

from enum import IntEnum

from cverify.decide import Verdict


class ExitCode(IntEnum):
    """What the shell sees."""

    OPTIMAL = 0
    FAULT = 1  # a fault of our own
    USAGE = 2  # bad arguments, a bad spec, an unreadable file
    SUBOPTIMAL = 10
    UNCERTAIN = 11
    INCORRECT = 12


def exit_code(verdict: Verdict) -> ExitCode:
    return ExitCode[verdict.name]

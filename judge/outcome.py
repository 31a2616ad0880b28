"""Labels for what a submission did on a test."""

from enum import StrEnum


class Outcome(StrEnum):
    """The outcomes of InteractBench section 4.2.

    ``JE`` is the judge's own fault and never counts against a submission.
    """

    AC = "AC"  # accepted
    WA = "WA"  # wrong answer
    PE = "PE"  # right tokens in the wrong form, or a broken protocol
    QLE = "QLE"  # more queries than allowed
    TLE = "TLE"  # over the CPU time limit
    MLE = "MLE"  # over the memory limit
    OLE = "OLE"  # over the output limit
    IDLE = "IDLE"  # a proven deadlock, or the wall limit reached without using the processor
    RE = "RE"  # died of a signal or with a non-zero exit code
    CE = "CE"  # does not compile
    JE = "JE"  # our own fault

"""The three-valued answer of a scaling measurement, and its closed list of warnings."""

from dataclasses import dataclass
from enum import StrEnum


class Caution(StrEnum):
    """Why a measurement says less than it could; the remedy is part of each."""

    TOO_FAST = "too fast"
    NARROW_RANGE = "narrow range"
    STILL_BENDING = "still bending"
    NOISY = "noisy"
    CLOSE = "close to the tolerance"
    BUDGET = "budget cut"
    RUN_FAILED = "run failed"
    NO_INPUT = "no input"
    NOT_COUNTED = "work not counted"
    HIDDEN_WORK = "hidden work"
    NO_TARGET = "target lacks a symbol"
    GENERATOR_CRASHED = "generator failed"
    GENERATOR_SIZE = "generator ignores the size"
    GENERATOR_UNSTABLE = "generator does not repeat"
    GENERATOR_GRAMMAR = "generator breaks the grammar"
    READS_NOTHING = "reads nothing"
    PRINTS_NOTHING = "prints nothing"
    DEEP_STACK = "stack too small"
    FLAKY = "flaky"
    DISAGREE = "measures disagree"
    OUTLIER = "outlier"
    NOT_MONOTONE = "not monotone"
    TAMPERED = "count tampered with"
    COUNTED_OTHERWISE = "counted otherwise"


REMEDIES = {
    Caution.TOO_FAST: "every run ends within the noise of start-up: allow larger sizes",
    Caution.NARROW_RANGE: "sizes span too little to tell growths apart: raise the time budget",
    Caution.STILL_BENDING: "the growth still rises at the largest sizes: raise the time budget",
    Caution.NOISY: "times scatter too much: repeat on a quieter machine",
    Caution.CLOSE: "the slope's interval holds the tolerance: raise the time budget",
    Caution.BUDGET: "the time budget ended before the task's own bounds: raise it",
    Caution.NO_INPUT: "no input of these sizes could be made: check bounds and generators",
    Caution.RUN_FAILED: "the program failed on a generated input: check generators and program",
    Caution.NOT_COUNTED: "the program cannot be instrumented, CPU time decides: expect noise",
    Caution.HIDDEN_WORK: "CPU time outgrows the counted work: look for costly library calls",
    Caution.NO_TARGET: "the target names a symbol that no input size stands for: correct the task",
    Caution.GENERATOR_CRASHED: "run it by hand with these arguments: it must exit with code 0",
    Caution.GENERATOR_SIZE: "make it print inputs of the size that it is called with",
    Caution.GENERATOR_UNSTABLE: "draw everything from the seed: one seed must give one input",
    Caution.GENERATOR_GRAMMAR: "correct the generator, or the task's `input`",
    Caution.READS_NOTHING: "its work cannot depend on the input: it should read standard input",
    Caution.PRINTS_NOTHING: "no answer on any generated input: check how it reads and prints",
    Caution.DEEP_STACK: "recursion ends the program at these sizes: use an own stack or a loop",
    Caution.DISAGREE: "CPU time and steps grow apart: caches, or work hidden from the count",
    Caution.OUTLIER: "one time stands apart and was left out: repeat on a quieter machine",
    Caution.NOT_MONOTONE: "a larger input took less: the family's inputs differ in kind by size",
    Caution.TAMPERED: "the program writes to the counter's descriptor: read what it does there",
    Caution.COUNTED_OTHERWISE: "another answer while counted: uninitialised memory, or it knows",
    Caution.FLAKY: "runs on one input differ: look for uninitialised memory, races and clocks",
}

BROKEN = frozenset(
    {
        Caution.RUN_FAILED,
        Caution.GENERATOR_CRASHED,
        Caution.GENERATOR_SIZE,
        Caution.GENERATOR_UNSTABLE,
        Caution.GENERATOR_GRAMMAR,
        Caution.READS_NOTHING,
        Caution.DEEP_STACK,
    }
)
"""With one of these nothing is called within the target: some input was not measured."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A caution with what was seen."""

    caution: Caution
    detail: str = ""

    def __str__(self) -> str:
        seen = f" ({self.detail})" if self.detail else ""
        return f"{self.caution.value}{seen}: {REMEDIES[self.caution]}"


@dataclass(frozen=True, slots=True)
class Within:
    """Grows no faster than the target, within the tolerance."""


@dataclass(frozen=True, slots=True)
class Beyond:
    """Grows faster than the target: on which inputs, and along which sweep."""

    family: str
    sweep: str


@dataclass(frozen=True, slots=True)
class Undecided:
    """Neither is shown; the notices say why."""

    notices: tuple[Notice, ...]


Outcome = Within | Beyond | Undecided


def combine(outcomes: list[Outcome]) -> Outcome:
    """The worst sweep counts: Beyond, then Undecided, then Within."""
    beyond = next((o for o in outcomes if isinstance(o, Beyond)), None)
    if beyond is not None:
        return beyond
    notices = [n for o in outcomes if isinstance(o, Undecided) for n in o.notices]
    if notices or not outcomes:
        return Undecided(tuple(dict.fromkeys(notices)))
    return Within()

"""A tag and what shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from complexity.granted import Granted
from tagging.view import View

PYTHON, CPP = "python", "cpp"


@dataclass(frozen=True, slots=True)
class Example:
    """A program in both languages; either may be empty where the other has no counterpart."""

    python: str = ""
    cpp: str = ""


@dataclass(frozen=True, slots=True)
class Lemma:
    """The cost of the region that a tag witnesses.

    `cost` is a growth over quantities of the region (`V`, `E`, `n`), `per` says what it is for
    (one call, all calls together), `reason` where it comes from. `regions` finds the loops and
    functions for which the program shows all that the proof of the bound needs, which is more
    than the tag: a tag says what is meant, a lemma what is certain.
    """

    cost: str
    per: str
    reason: str
    regions: Callable[[View], Iterable[Granted]]


@dataclass(frozen=True, slots=True)
class Rule:
    """The tag holds where all of `requires`, one of `any_of` and none of `forbids` are found.

    The three name facts. `family` places the tag in the taxonomy, `also` are other names of it.
    `implies` are tags that hold wherever this one does. `positives` are programs that must have
    the tag, `near_misses` programs that look like it and must not.
    """

    tag: str
    meaning: str
    family: str
    also: tuple[str, ...] = ()
    requires: tuple[str, ...] = ()
    any_of: tuple[str, ...] = ()
    forbids: tuple[str, ...] = ()
    implies: tuple[str, ...] = ()
    lemma: Lemma | None = None
    positives: tuple[Example, ...] = field(default=(), repr=False)
    near_misses: tuple[Example, ...] = field(default=(), repr=False)

    def facts(self) -> tuple[str, ...]:
        return (*self.requires, *self.any_of, *self.forbids)

    def witness(self, lines: Mapping[str, tuple[int, ...]]) -> tuple[tuple[str, int], ...] | None:
        """The facts with their lines that show the tag; None where it does not hold."""
        if any(not lines[f] for f in self.requires):
            return None
        alternatives = [f for f in self.any_of if lines[f]]
        if (self.any_of and not alternatives) or any(lines[f] for f in self.forbids):
            return None
        return tuple((f, line) for f in (*self.requires, *alternatives) for line in lines[f])

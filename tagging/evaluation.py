"""How well the rules name algorithms: precision, recall and confusions over labelled programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt

from tagging.engine import all_rules

Z95 = 1.959964
"""Two-sided 95 % quantile of the normal distribution."""
NOTHING = "(nothing)"


@dataclass(frozen=True, slots=True)
class Case:
    """A program's labels and what was found. The first expected tag is the primary one.

    `allowed` tags are neither right nor wrong.
    """

    path: str
    language: str
    expected: tuple[str, ...]
    allowed: frozenset[str]
    found: frozenset[str]

    @property
    def right(self) -> frozenset[str]:
        return self.found & frozenset(self.expected)

    @property
    def wrong(self) -> frozenset[str]:
        return self.found - frozenset(self.expected) - self._tolerated()

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(tag for tag in self.expected if tag not in self.found)

    def _tolerated(self) -> frozenset[str]:
        implied = {rule.tag: rule.implies for rule in all_rules()}
        own = {i for tag in self.expected for i in implied.get(tag, ())}
        return self.allowed | own


@dataclass(frozen=True, slots=True)
class Share:
    """`hits` of `total`, with the Wilson interval at 95 %."""

    hits: int
    total: int

    @property
    def value(self) -> float | None:
        return self.hits / self.total if self.total else None

    @property
    def interval(self) -> tuple[float, float] | None:
        if not self.total:
            return None
        p, n = self.hits / self.total, self.total
        centre = (p + Z95 * Z95 / (2 * n)) / (1 + Z95 * Z95 / n)
        half = Z95 * sqrt(p * (1 - p) / n + Z95 * Z95 / (4 * n * n)) / (1 + Z95 * Z95 / n)
        return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(frozen=True, slots=True)
class Score:
    """Precision over all tags found, recall over all tags expected and over the primary ones."""

    precision: Share
    recall: Share
    primary: Share


@dataclass(frozen=True, slots=True)
class Evaluation:
    cases: tuple[Case, ...]
    overall: Score
    by_language: dict[str, Score]
    by_tag: dict[str, Score]
    by_tag_and_language: dict[tuple[str, str], Score]
    confusions: dict[tuple[str, str], int]


def evaluate(cases: Iterable[Case]) -> Evaluation:
    """Scores of labelled programs, overall and by tag and language."""
    known = tuple(cases)
    languages = sorted({c.language for c in known})
    tags = sorted({t for c in known for t in (*c.expected, *c.wrong)})
    by_tag = {t: _score_of(t, known) for t in tags}
    both = {(t, n): _score_of(t, [c for c in known if c.language == n])
            for t in tags for n in languages}  # fmt: skip
    return Evaluation(
        known,
        _score(known),
        {n: _score([c for c in known if c.language == n]) for n in languages},
        by_tag,
        both,
        confusions(known),
    )


def _score(cases: Iterable[Case], keep: Callable[[str], bool] = lambda tag: True) -> Score:
    right = wrong = missing = primary = firsts = 0
    for case in cases:
        right += sum(map(keep, case.right))
        wrong += sum(map(keep, case.wrong))
        missing += sum(map(keep, case.missing))
        if case.expected and keep(case.expected[0]):
            firsts += 1
            primary += case.expected[0] in case.found
    return Score(Share(right, right + wrong), Share(right, right + missing), Share(primary, firsts))


def _score_of(tag: str, cases: Iterable[Case]) -> Score:
    return _score(cases, lambda other: other == tag)


def confusions(cases: Iterable[Case]) -> dict[tuple[str, str], int]:
    """How often a tag was missed and another found in its place, most frequent first.

    Programs without a label count as `(nothing)` expected, misses without a wrong tag as
    `(nothing)` found.
    """
    counts: Counter[tuple[str, str]] = Counter()
    for case in cases:
        for expected in case.missing or (NOTHING,):
            for found in sorted(case.wrong) or ((NOTHING,) if case.missing else ()):
                counts[expected, found] += 1
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))

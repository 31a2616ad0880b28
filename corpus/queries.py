"""How many queries a solution asks as the sizes grow, and whether that is within the target.

Queries are counted, not timed: a closed form must hold at every point. A growth is fitted: ln of
the queries over ln of the target, whose slope is 1 where they grow alike (0 when the target is a
constant and the queries are, too).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from complexity.growth import Growth
from corpus.grammar import families_for
from corpus.materialise import MaterialiseError, RunGenerator, generate_input
from corpus.spec import ClosedForm, Spec
from judge.outcome import Outcome
from judge.report import CaseReport
from scaling.fit.line import fit_line
from scaling.target import log_value

SIZES = 8
SMALLEST = 8
SEEDS = 2
FAMILIES = 6
TOLERANCE = 0.15
FEWEST = 4
"""Points with a count, without which nothing is fitted."""
FLAT = 1e-9


class Fits(StrEnum):
    """Counted queries against their target."""

    WITHIN = "within"
    BEYOND = "beyond"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Point:
    """The most queries asked at some sizes, on inputs of which family."""

    sizes: Mapping[str, int]
    queries: int
    family: str


@dataclass(frozen=True, slots=True)
class QueryReport:
    """The answer with its points; slope and interval only where a growth was fitted."""

    fits: Fits
    target: str
    points: tuple[Point, ...] = ()
    slope: float | None = None
    low: float | None = None
    high: float | None = None
    reason: str = ""


Play = Callable[[bytes], CaseReport]
"""Plays one dialogue on a hidden input."""


def measure_queries(spec: Spec, play: Play, run_generator: RunGenerator, seed: int) -> QueryReport:
    """Play dialogues over growing sizes and fit what was asked."""
    target = spec.complexity.queries
    assert target is not None
    points: list[Point] = []
    for sizes in swept_sizes(spec):
        point = _most(spec, sizes, play, run_generator, seed)
        if isinstance(point, str):
            return QueryReport(Fits.UNDECIDED, str(target), tuple(points), reason=point)
        if point is not None:
            points.append(point)
    return judge_points(points, target)


def swept_sizes(spec: Spec) -> list[dict[str, int]]:
    """All sizes that the targets speak of together, from small to their bounds."""
    bounds = {name: (max(low, SMALLEST), high) for name, (low, high) in spec.sizes.items()}
    bounds = {name: (min(low, high), high) for name, (low, high) in bounds.items()}
    found = []
    for step in range(SIZES):
        share = step / (SIZES - 1)
        found.append(
            {
                name: max(low, min(high, round(math.exp(
                    (1 - share) * math.log(max(1, low)) + share * math.log(max(1, high))
                ))))
                for name, (low, high) in bounds.items()
            }
        )  # fmt: skip
    return [sizes for k, sizes in enumerate(found) if sizes not in found[:k]]


def judge_points(points: Sequence[Point], target: Growth | ClosedForm) -> QueryReport:
    """Hold counted points against a target."""
    shown = str(target) if isinstance(target, ClosedForm) else f"O({target})"
    if isinstance(target, ClosedForm):
        return _closed(points, target, shown)
    return _fitted(points, target, shown)


def _closed(points: Sequence[Point], target: ClosedForm, shown: str) -> QueryReport:
    for point in points:
        allowed = target.at(point.sizes)
        if point.queries > allowed + FLAT:
            reason = f"{point.queries} queries at {_words(point.sizes)}, {allowed:g} allowed"
            return QueryReport(Fits.BEYOND, shown, tuple(points), reason=reason)
    enough = len(points) >= FEWEST
    reason = "" if enough else f"only {len(points)} points"
    return QueryReport(
        Fits.WITHIN if enough else Fits.UNDECIDED, shown, tuple(points), reason=reason
    )


def _fitted(points: Sequence[Point], target: Growth, shown: str) -> QueryReport:
    used = [p for p in points if p.queries > 0]
    if len(used) < FEWEST:
        reason = f"only {len(used)} points with queries"
        return QueryReport(Fits.UNDECIDED, shown, tuple(points), reason=reason)
    xs = [log_value(target, p.sizes) for p in used]
    ys = [math.log(p.queries) for p in used]
    expected = 1.0
    if max(xs) - min(xs) < FLAT:
        xs = [math.log(max(p.sizes.values())) for p in used]
        expected = 0.0
    try:
        line = fit_line(xs, ys)
    except ValueError as error:
        return QueryReport(Fits.UNDECIDED, shown, tuple(points), reason=str(error))
    if line.high <= expected + TOLERANCE:
        fits = Fits.WITHIN
    else:
        fits = Fits.BEYOND if line.low > expected + TOLERANCE else Fits.UNDECIDED
    return QueryReport(fits, shown, tuple(points), line.slope, line.low, line.high)


def _most(
    spec: Spec, sizes: Mapping[str, int], play: Play, run_generator: RunGenerator, seed: int
) -> Point | str | None:
    """The dearest of several inputs; a text says why nothing can be counted."""
    best: Point | None = None
    families = (*spec.generators, *families_for(spec.grammar))[:FAMILIES]
    for family in dict.fromkeys((*families, "random")):
        for turn in range(SEEDS if family == "random" else 1):
            try:
                text = generate_input(spec, dict(sizes), family, f"{seed}/{turn}", run_generator)
            except MaterialiseError:
                continue  # no input of these sizes
            report = play(text)
            asked = report.interaction.queries if report.interaction else None
            if report.outcome not in (Outcome.AC, Outcome.QLE):
                return f"{report.outcome} at {_words(sizes)}, {family}: {report.message}"
            if asked is None:
                return "the interactor does not count queries"
            if best is None or asked > best.queries:
                best = Point(dict(sizes), asked, family)
    return best


def _words(sizes: Mapping[str, int]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in sizes.items())

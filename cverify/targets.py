"""A static report against the targets of a task."""

from __future__ import annotations

from dataclasses import replace

from complexity.report import StaticReport
from complexity.skeleton import Skeleton
from corpus.grammar import value_symbols
from corpus.spec import Spec
from cverify.proof import StaticOutcome, check


def skeleton_of(spec: Spec) -> Skeleton:
    """The task's input with the bounds of everything that its targets speak of."""
    bounds = {name: high for name, (_, high) in spec.sizes.items()}
    return replace(spec.skeleton, sizes=tuple(bounds.items()))


def known_symbols(spec: Spec) -> frozenset[str]:
    return frozenset(spec.sizes) | {s.name for s in value_symbols(spec.grammar)}


def static_time(static: StaticReport, spec: Spec) -> StaticOutcome:
    """Proved time against the task's target."""
    target = spec.complexity
    return check(
        static.time,
        target.time,
        spec.relations,
        target.forbidden,
        target.accept,
        known_symbols(spec),
    )


def static_space(static: StaticReport, spec: Spec) -> StaticOutcome | None:
    """Proved space, own or total as the task compares it; None without a target."""
    if spec.complexity.space is None:
        return None
    return check(
        static.space_total if spec.compares_total_space else static.space,
        spec.complexity.space,
        spec.relations,
        (),
        spec.complexity.accept,
        known_symbols(spec),
    )

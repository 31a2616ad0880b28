"""A static cost against a target: pass, fail with a witness, or abstain with reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from complexity.growth import Growth, No, Relation, Yes, compare, without_alpha
from complexity.report import Cost

Relations = Sequence[Relation]


@dataclass(frozen=True, slots=True)
class Pass:
    """The upper bound is proved to be within the target."""

    note: str = ""


@dataclass(frozen=True, slots=True)
class Fail:
    """A proved lower bound exceeds the target, or reaches a forbidden growth."""

    witness: str


@dataclass(frozen=True, slots=True)
class Abstain:
    """Neither is proved."""

    reasons: tuple[str, ...]


StaticOutcome = Pass | Fail | Abstain


def check(
    cost: Cost,
    target: Growth,
    relations: Relations = (),
    forbidden: Sequence[Growth] = (),
    accept: Sequence[str] | None = None,
    known: frozenset[str] | None = None,
) -> StaticOutcome:
    """Hold a cost against a target under the relations of the spec.

    `accept` lists the assumptions that a proof may rest on; None accepts all. `known` are the
    task's symbols: a bound in others (reads that could not be followed) neither passes nor fails.
    """
    refuted = _refuted(cost, target, relations, forbidden, known)
    if refuted is not None:
        return refuted
    if known is not None and not cost.holes and (strange := cost.upper.symbols - known):
        names = ", ".join(sorted(strange))
        return Abstain((f"{names} could not be mapped to the task's input",))
    if cost.holes:
        return Abstain(tuple(f"line {h.line}: {h.reason}" for h in cost.holes))
    refused = sorted(set(cost.assumes) - set(accept)) if accept is not None else []
    if refused:
        return Abstain((f"the proof assumes {', '.join(refused)}, which the task does not accept",))
    if isinstance(compare(cost.upper, target, relations), Yes):
        return Pass()
    if isinstance(compare(without_alpha(cost.upper), target, relations), Yes):
        return Pass("inverse Ackermann counted as constant")
    return Abstain((f"upper bound {cost.upper} is not proved to be within {target}",))


def _refuted(
    cost: Cost,
    target: Growth,
    relations: Relations,
    forbidden: Sequence[Growth],
    known: frozenset[str] | None,
) -> Fail | None:
    lower = cost.lower
    if lower is None or lower.holes or (known is not None and lower.symbols - known):
        return None
    answer = compare(lower, target, relations)
    if isinstance(answer, No):
        return Fail(f"at least {lower}, more than {target} for {answer}")
    for growth in forbidden:
        if isinstance(compare(growth, lower, relations), Yes):
            return Fail(f"at least {lower}, which reaches the forbidden {growth}")
    return None

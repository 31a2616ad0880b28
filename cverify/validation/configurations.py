"""The four configurations of AlgoBench's table 14: which layers a verdict may rest on."""

from __future__ import annotations

from enum import StrEnum

from cverify.decide import Decision, Evidence, Judged, Measure, Proof, Shape, Verdict


class Configuration(StrEnum):
    """Layers that are in use, beside the judge."""

    STATIC = "static only"
    RUNTIME = "runtime only"
    STATIC_TAGS = "static + tags"
    FULL = "full"


def verdict_under(configuration: Configuration, evidence: Evidence, decision: Decision) -> Verdict:
    """The verdict of some layers alone; the full one is the decision itself.

    A layer that is left out neither accuses nor is missed. What is wrong stays INCORRECT, and what
    runs out of time is SUBOPTIMAL only where a layer in use shows its growth.
    """
    match configuration:
        case Configuration.FULL:
            return decision.verdict
        case Configuration.RUNTIME:
            return _reduced(evidence, evidence.scaling, evidence.allocation, Shape.PASS)
        case Configuration.STATIC:
            return _reduced(
                evidence, _as_measure(evidence.static), _as_measure(evidence.space), Shape.PASS
            )
        case Configuration.STATIC_TAGS:
            return _reduced(
                evidence, _as_measure(evidence.static), _as_measure(evidence.space), evidence.tags
            )


def _as_measure(proof: Proof) -> Measure:
    return {
        Proof.PASS: Measure.WITHIN,
        Proof.FAIL: Measure.BEYOND,
        Proof.ABSTAIN: Measure.UNDECIDED,
    }[proof]


def _reduced(evidence: Evidence, time: Measure, space: Measure, tags: Shape) -> Verdict:
    if evidence.judged is Judged.UNJUDGED:
        return Verdict.UNCERTAIN
    slow = time is Measure.BEYOND or tags is Shape.FAIL
    if evidence.judged is Judged.TOO_SLOW:
        return Verdict.SUBOPTIMAL if time is Measure.BEYOND else Verdict.INCORRECT
    if evidence.judged is not Judged.RIGHT:
        return Verdict.INCORRECT
    if slow:
        return Verdict.SUBOPTIMAL
    if time is Measure.UNDECIDED:
        return Verdict.UNCERTAIN
    over = evidence.space_target and space is Measure.BEYOND
    return Verdict.SUBOPTIMAL if over else Verdict.OPTIMAL

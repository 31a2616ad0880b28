"""From the layers' reports to what the decision table reads."""

from __future__ import annotations

from dataclasses import dataclass

from corpus.queries import Fits, QueryReport
from corpus.spec import Spec
from cverify.decide import Evidence, Judged, Measure, Policy, Proof, Shape
from cverify.examine import Examination
from cverify.proof import Abstain, Fail, Pass, StaticOutcome
from cverify.suspects import suspects
from judge.correctness import Correctness, NotBuilt, Right, TooSlow, Unjudged, Wrong
from judge.outcome import Outcome
from judge.report import JudgeReport
from scaling.outcome import Beyond, Within
from scaling.outcome import Outcome as Growing
from scaling.report import ScalingReport
from tagging.judgement import Fail as TagFail
from tagging.judgement import Judgement
from tagging.judgement import Pass as TagPass
from tagging.traps import Trap, Trapped


@dataclass(frozen=True, slots=True)
class Layers:
    """All reports about one submission; `static_space` is None without a space target.

    `trap` says whether the source algorithm is reused, whatever became of the tests. `queries` is
    None where the task bounds none or nothing was measured.
    """

    judge: JudgeReport
    correctness: Correctness
    examination: Examination
    static_time: StaticOutcome
    static_space: StaticOutcome | None
    tags: Judgement
    scaling: ScalingReport | None
    trap: Trap
    queries: QueryReport | None = None


def evidence_of(layers: Layers, spec: Spec, policy: Policy) -> Evidence:
    scaling = layers.scaling
    return Evidence(
        judged=judged(layers.correctness),
        static=proof(layers.static_time),
        tags=shape(layers.tags),
        scaling=_scaling(scaling, policy),
        space=Proof.ABSTAIN if layers.static_space is None else proof(layers.static_space),
        allocation=Measure.UNDECIDED if scaling is None else measure(scaling.allocation),
        queries=_queries(layers, spec),
        suspects=_suspects(layers, spec),
        family=scaling.time.family if scaling and isinstance(scaling.time, Beyond) else "",
        follows_witness=_follows_witness(layers),
        trap=_trap(layers, spec),
        space_target=spec.complexity.space is not None,
        policy=policy,
    )


def _queries(layers: Layers, spec: Spec) -> Measure | None:
    """None where the task bounds no queries."""
    if spec.targets is None or spec.targets.queries is None:
        return None
    if layers.queries is None:
        return Measure.UNDECIDED
    match layers.queries.fits:
        case Fits.WITHIN:
            return Measure.WITHIN
        case Fits.BEYOND:
            return Measure.BEYOND
        case Fits.UNDECIDED:
            return Measure.UNDECIDED


def _scaling(scaling: ScalingReport | None, policy: Policy) -> Measure:
    """The anchored slope decides, under the paper's rule its threshold on the regression's α."""
    if scaling is None:
        return Measure.UNDECIDED
    if policy is not Policy.PAPER:
        return measure(scaling.time)
    passes = {True: Measure.WITHIN, False: Measure.BEYOND, None: Measure.UNDECIDED}
    return passes[scaling.paper_passes]


def _suspects(layers: Layers, spec: Spec) -> tuple[str, ...]:
    found = layers.examination
    return suspects(found.program, found.static, layers.static_time, layers.scaling, spec)


def judged(correctness: Correctness) -> Judged:
    match correctness:
        case Right():
            return Judged.RIGHT
        case TooSlow():
            return Judged.TOO_SLOW
        case Wrong():
            return Judged.WRONG
        case NotBuilt():
            return Judged.NOT_BUILT
        case Unjudged():
            return Judged.UNJUDGED


def proof(outcome: StaticOutcome) -> Proof:
    match outcome:
        case Pass():
            return Proof.PASS
        case Fail():
            return Proof.FAIL
        case Abstain():
            return Proof.ABSTAIN


def shape(outcome: Judgement) -> Shape:
    match outcome:
        case TagPass():
            return Shape.PASS
        case TagFail():
            return Shape.FAIL
        case _:
            return Shape.ABSTAIN


def measure(outcome: Growing) -> Measure:
    match outcome:
        case Within():
            return Measure.WITHIN
        case Beyond():
            return Measure.BEYOND
        case _:
            return Measure.UNDECIDED


def _follows_witness(layers: Layers) -> bool:
    """Sweeps cover the joint direction and each symbol alone, so a proved witness is followed;
    proof and measurement differ by more than a logarithm when the lower bound's class does."""
    scaling = layers.scaling
    return (
        isinstance(layers.static_time, Fail)
        and scaling is not None
        and isinstance(scaling.time, Within)
    )


def _trap(layers: Layers, spec: Spec) -> bool | None:
    """Source algorithm found, expected one not, and a trap test failed; None without tags."""
    expected = spec.tags.expected
    if not (expected.any_of or expected.all_of or spec.tags.source):
        return None
    return isinstance(layers.trap, Trapped) and bool(failed_traps(layers))


def failed_traps(layers: Layers) -> tuple[str, ...]:
    """Names of the tests made for the source algorithm that fail."""
    return tuple(
        case.name
        for case in layers.judge.cases
        if case.category == "trap" and case.outcome not in (None, Outcome.AC)
    )

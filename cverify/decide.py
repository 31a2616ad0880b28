"""The decision: one ordered table from four layers to a verdict.

Source: AlgoBench, section 4. The rows are ours: an upper bound above the target proves nothing, a
missing expected tag abstains, and layers that disagree are shown side by side.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, StrEnum


class Verdict(StrEnum):
    OPTIMAL = "OPTIMAL"
    SUBOPTIMAL = "SUBOPTIMAL"
    UNCERTAIN = "UNCERTAIN"
    INCORRECT = "INCORRECT"


class Judged(Enum):
    """Correctness, as the judge hands it over."""

    RIGHT = "right"
    TOO_SLOW = "too slow"
    WRONG = "wrong"
    NOT_BUILT = "not built"
    UNJUDGED = "unjudged"


class Proof(Enum):
    """A static cost against its target."""

    PASS = "pass"
    FAIL = "fail"
    ABSTAIN = "abstain"


class Shape(Enum):
    """The algorithm against the expected, forbidden and source tags."""

    PASS = "pass"
    FAIL = "fail"
    ABSTAIN = "abstain"


class Measure(Enum):
    """Measured growth against its target."""

    WITHIN = "within"
    BEYOND = "beyond"
    UNDECIDED = "undecided"


class Policy(StrEnum):
    """How much a verdict may rest on.

    `empirical` accepts measurement where there is no proof; `listed_only` wants an expected tag;
    `paper` applies the paper's plain conjunction.
    """

    DEFAULT = "default"
    EMPIRICAL = "empirical"
    LISTED_ONLY = "listed_only"
    PAPER = "paper"


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the table reads; the reports behind it are for people.

    `suspects`: assumptions of the proof that may be why it is measured beyond, on inputs of
    `family`. `follows_witness`: the sweep went where the proof
    of slowness points, and proof and measurement differ by more than a logarithm.
    `trap`: a source tag is found, no expected one is, and a test marked `trap` failed; None when
    the spec names no tags. `space_target`: the spec demands a space bound.
    `queries`: of an interactive task; None where it bounds none.
    """

    judged: Judged
    static: Proof
    tags: Shape
    scaling: Measure
    space: Proof = Proof.ABSTAIN
    allocation: Measure = Measure.UNDECIDED
    suspects: tuple[str, ...] = ()
    family: str = ""
    follows_witness: bool = False
    trap: bool | None = None
    space_target: bool = False
    policy: Policy = Policy.DEFAULT
    queries: Measure | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One row: the first whose condition holds decides."""

    number: int
    name: str
    condition: Callable[[Evidence], bool]
    verdict: Callable[[Evidence], Verdict]
    reason: str


@dataclass(frozen=True, slots=True)
class Decision:
    """The verdict with the row that made it; rows 15 and 16 are named `space` where space fails,
    and any row `queries` where counted queries decide.

    `opt_t` is true in the OPTIMAL rows, None in UNCERTAIN ones, else false. `opt_s` is None unless
    `opt_t` is true.
    """

    verdict: Verdict
    row: int
    name: str
    reason: str
    opt_t: bool | None
    opt_s: bool | None
    trapped: bool | None


def _always(verdict: Verdict) -> Callable[[Evidence], Verdict]:
    return lambda evidence: verdict


def _unproved(evidence: Evidence) -> Verdict:
    empirical = (
        evidence.policy is Policy.EMPIRICAL
        and evidence.scaling is Measure.WITHIN
        and evidence.tags is Shape.PASS
    )
    return Verdict.OPTIMAL if empirical else Verdict.UNCERTAIN


def _unlisted(evidence: Evidence) -> Verdict:
    strict = evidence.policy in (Policy.LISTED_ONLY, Policy.PAPER)
    return Verdict.UNCERTAIN if strict else Verdict.OPTIMAL


def _slow(evidence: Evidence) -> bool:
    return evidence.static is Proof.FAIL or evidence.scaling is Measure.BEYOND


def _passes(evidence: Evidence) -> bool:
    return evidence.static is Proof.PASS


INCORRECT = _always(Verdict.INCORRECT)
SUBOPTIMAL = _always(Verdict.SUBOPTIMAL)
UNCERTAIN = _always(Verdict.UNCERTAIN)

ROWS: tuple[Row, ...] = (
    Row(1, "not_built", lambda e: e.judged is Judged.NOT_BUILT, INCORRECT, "it does not compile"),
    Row(2, "unjudged", lambda e: e.judged is Judged.UNJUDGED, UNCERTAIN, "it was not judged"),
    Row(3, "wrong", lambda e: e.judged is Judged.WRONG, INCORRECT, "a test fails"),
    Row(
        4, "slow_by_growth", lambda e: e.judged is Judged.TOO_SLOW and _slow(e), SUBOPTIMAL,
        "tests run out of time or memory, and its growth is the cause",
    ),
    Row(
        5, "slow_by_constant", lambda e: e.judged is Judged.TOO_SLOW, INCORRECT,
        "tests run out of time or memory; growth is not shown to be the cause",
    ),
    Row(
        6, "disagree_fast",
        lambda e: (
            e.static is Proof.FAIL and e.scaling is Measure.WITHIN and e.follows_witness
        ),
        UNCERTAIN, "proved slow, but measured within the target",
    ),
    Row(7, "proved_slow", lambda e: e.static is Proof.FAIL, SUBOPTIMAL, "proved above the target"),
    Row(
        8, "assumption_broken",
        lambda e: _passes(e) and bool(e.suspects) and e.scaling is Measure.BEYOND, SUBOPTIMAL,
        "measured above the target: {suspects} of the proof need not hold{family}",
    ),
    Row(
        9, "disagree_slow", lambda e: _passes(e) and e.scaling is Measure.BEYOND, UNCERTAIN,
        "proved within the target, but measured above it",
    ),
    Row(
        10, "measured_slow", lambda e: e.scaling is Measure.BEYOND, SUBOPTIMAL,
        "measured above the target",
    ),
    Row(
        11, "forbidden_yet_fast",
        lambda e: e.tags is Shape.FAIL and _passes(e) and e.scaling is Measure.WITHIN, UNCERTAIN,
        "a forbidden algorithm is found, yet proof and measurement are within the target",
    ),
    Row(
        12, "forbidden", lambda e: e.tags is Shape.FAIL, SUBOPTIMAL,
        "a forbidden algorithm is found",
    ),
    Row(
        13, "unproved", lambda e: e.static is Proof.ABSTAIN, _unproved,
        "the source does not prove the target",
    ),
    Row(
        14, "unmeasured", lambda e: e.scaling is Measure.UNDECIDED, UNCERTAIN,
        "the measurement is undecided",
    ),
    Row(
        15, "unlisted", lambda e: e.tags is Shape.ABSTAIN, _unlisted,
        "within the target; the algorithm is not among the expected ones",
    ),
    Row(
        16, "optimal", lambda e: True, _always(Verdict.OPTIMAL),
        "every layer is within the target",
    ),
)  # fmt: skip


def decide(evidence: Evidence) -> Decision:
    """The first row that matches, then space."""
    row = next(r for r in ROWS if r.condition(evidence))
    verdict = row.verdict(evidence)
    opt_t = {Verdict.OPTIMAL: True, Verdict.UNCERTAIN: None}.get(verdict, False)
    opt_s = _space(evidence) if opt_t else None
    family = f" on inputs of family {evidence.family}" if evidence.family else ""
    reason = row.reason.format(suspects=", ".join(evidence.suspects), family=family)
    name = row.name
    if opt_s is False and evidence.space_target:
        verdict, name = Verdict.SUBOPTIMAL, "space"
        reason = f"time is within the target, but {_space_reason(evidence)}"
    open_or_passed = verdict in (Verdict.OPTIMAL, Verdict.UNCERTAIN)
    if open_or_passed and evidence.queries is Measure.BEYOND:
        verdict, name, opt_t, opt_s = Verdict.SUBOPTIMAL, "queries", False, None
        reason = "more queries than the target allows"
    elif opt_t and evidence.queries is Measure.UNDECIDED:
        verdict, name, opt_t, opt_s = Verdict.UNCERTAIN, "queries", None, None
        reason = "the queries could not be held against their target"
    trapped = evidence.trap if row.name == "wrong" else (None if evidence.trap is None else False)
    return Decision(verdict, row.number, name, reason, opt_t, opt_s, trapped)


def _space_reason(evidence: Evidence) -> str:
    if evidence.space is Proof.FAIL:
        return "space is proved above its target"
    return "memory is measured above its target"


def _space(evidence: Evidence) -> bool | None:
    if evidence.space is Proof.FAIL or evidence.allocation is Measure.BEYOND:
        return False
    if evidence.space is Proof.PASS and evidence.allocation is Measure.WITHIN:
        return True
    return None

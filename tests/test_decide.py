"""The decision table: a case for each row, and laws over all combinations."""

from itertools import product

import pytest

from cverify.decide import (
    ROWS,
    Evidence,
    Judged,
    Measure,
    Policy,
    Proof,
    Shape,
    Verdict,
    decide,
)

FINE = Evidence(Judged.RIGHT, Proof.PASS, Shape.PASS, Measure.WITHIN)

ONE_EACH = [
    (Evidence(Judged.NOT_BUILT, Proof.PASS, Shape.PASS, Measure.WITHIN), 1, Verdict.INCORRECT),
    (Evidence(Judged.UNJUDGED, Proof.PASS, Shape.PASS, Measure.WITHIN), 2, Verdict.UNCERTAIN),
    (Evidence(Judged.WRONG, Proof.PASS, Shape.PASS, Measure.WITHIN), 3, Verdict.INCORRECT),
    (Evidence(Judged.TOO_SLOW, Proof.ABSTAIN, Shape.PASS, Measure.BEYOND), 4, Verdict.SUBOPTIMAL),
    (Evidence(Judged.TOO_SLOW, Proof.PASS, Shape.PASS, Measure.WITHIN), 5, Verdict.INCORRECT),
    (
        Evidence(Judged.RIGHT, Proof.FAIL, Shape.PASS, Measure.WITHIN, follows_witness=True),
        6,
        Verdict.UNCERTAIN,
    ),
    (Evidence(Judged.RIGHT, Proof.FAIL, Shape.PASS, Measure.BEYOND), 7, Verdict.SUBOPTIMAL),
    (
        Evidence(Judged.RIGHT, Proof.PASS, Shape.PASS, Measure.BEYOND, suspects=("hash_uniform",)),
        8,
        Verdict.SUBOPTIMAL,
    ),
    (Evidence(Judged.RIGHT, Proof.PASS, Shape.PASS, Measure.BEYOND), 9, Verdict.UNCERTAIN),
    (Evidence(Judged.RIGHT, Proof.ABSTAIN, Shape.PASS, Measure.BEYOND), 10, Verdict.SUBOPTIMAL),
    (Evidence(Judged.RIGHT, Proof.PASS, Shape.FAIL, Measure.WITHIN), 11, Verdict.UNCERTAIN),
    (Evidence(Judged.RIGHT, Proof.ABSTAIN, Shape.FAIL, Measure.WITHIN), 12, Verdict.SUBOPTIMAL),
    (Evidence(Judged.RIGHT, Proof.ABSTAIN, Shape.PASS, Measure.WITHIN), 13, Verdict.UNCERTAIN),
    (Evidence(Judged.RIGHT, Proof.PASS, Shape.PASS, Measure.UNDECIDED), 14, Verdict.UNCERTAIN),
    (Evidence(Judged.RIGHT, Proof.PASS, Shape.ABSTAIN, Measure.WITHIN), 15, Verdict.OPTIMAL),
    (FINE, 16, Verdict.OPTIMAL),
]


@pytest.mark.parametrize(("evidence", "row", "verdict"), ONE_EACH)
def test_each_row_decides_its_case(evidence: Evidence, row: int, verdict: Verdict) -> None:
    decision = decide(evidence)
    assert (decision.row, decision.verdict) == (row, verdict)


def test_rows_are_numbered_in_order() -> None:
    assert [row.number for row in ROWS] == list(range(1, 17))


def combinations(policy: Policy = Policy.DEFAULT) -> list[Evidence]:
    flags = (False, True)
    return [
        Evidence(judged, static, tags, scaling, suspects=a, follows_witness=f, policy=policy)
        for judged, static, tags, scaling, a, f in product(
            Judged, Proof, Shape, Measure, ((), ("hash_uniform",)), flags
        )
    ]


@pytest.mark.parametrize("policy", Policy)
def test_every_combination_reaches_one_row(policy: Policy) -> None:
    for evidence in combinations(policy):
        decision = decide(evidence)
        earlier = [r for r in ROWS if r.number < decision.row]
        assert not any(r.condition(evidence) for r in earlier)
        assert (decision.opt_t is True) == (decision.verdict is Verdict.OPTIMAL)
        assert (decision.opt_t is None) == (decision.verdict is Verdict.UNCERTAIN)


def weaker(evidence: Evidence) -> list[Evidence]:
    """The same evidence with one pass or within replaced by something weaker."""
    from dataclasses import replace

    found = []
    if evidence.static is Proof.PASS:
        found += [replace(evidence, static=p) for p in (Proof.ABSTAIN, Proof.FAIL)]
    if evidence.tags is Shape.PASS:
        found += [replace(evidence, tags=s) for s in (Shape.ABSTAIN, Shape.FAIL)]
    if evidence.scaling is Measure.WITHIN:
        found += [replace(evidence, scaling=m) for m in (Measure.UNDECIDED, Measure.BEYOND)]
    if evidence.judged is Judged.RIGHT:
        found += [replace(evidence, judged=j) for j in Judged if j is not Judged.RIGHT]
    return found


@pytest.mark.parametrize("policy", Policy)
def test_weaker_evidence_never_makes_optimal(policy: Policy) -> None:
    for evidence in combinations(policy):
        if decide(evidence).verdict is Verdict.OPTIMAL:
            continue
        for less in weaker(evidence):
            assert decide(less).verdict is not Verdict.OPTIMAL, (evidence, less)


def test_policies_tell_rows_13_and_15_apart() -> None:
    unproved = Evidence(Judged.RIGHT, Proof.ABSTAIN, Shape.PASS, Measure.WITHIN)
    unlisted = Evidence(Judged.RIGHT, Proof.PASS, Shape.ABSTAIN, Measure.WITHIN)
    verdicts = {
        policy: (decide(_with(unproved, policy)).verdict, decide(_with(unlisted, policy)).verdict)
        for policy in Policy
    }
    uncertain, optimal = Verdict.UNCERTAIN, Verdict.OPTIMAL
    assert verdicts == {
        Policy.DEFAULT: (uncertain, optimal),
        Policy.EMPIRICAL: (optimal, optimal),
        Policy.LISTED_ONLY: (uncertain, uncertain),
        Policy.PAPER: (uncertain, uncertain),
    }


def _with(evidence: Evidence, policy: Policy) -> Evidence:
    from dataclasses import replace

    return replace(evidence, policy=policy)


@pytest.mark.parametrize(
    ("space", "allocation", "opt_s", "verdict"),
    [
        (Proof.PASS, Measure.WITHIN, True, Verdict.OPTIMAL),
        (Proof.FAIL, Measure.WITHIN, False, Verdict.SUBOPTIMAL),
        (Proof.PASS, Measure.BEYOND, False, Verdict.SUBOPTIMAL),
        (Proof.ABSTAIN, Measure.WITHIN, None, Verdict.OPTIMAL),
        (Proof.PASS, Measure.UNDECIDED, None, Verdict.OPTIMAL),
    ],
)
def test_space_decides_only_among_the_optimal(
    space: Proof, allocation: Measure, opt_s: bool | None, verdict: Verdict
) -> None:
    decision = decide(
        Evidence(
            Judged.RIGHT,
            Proof.PASS,
            Shape.PASS,
            Measure.WITHIN,
            space,
            allocation,
            space_target=True,
        )
    )
    assert (decision.opt_s, decision.verdict, decision.opt_t) == (opt_s, verdict, True)


def test_space_is_open_without_time() -> None:
    wrong = Evidence(
        Judged.WRONG, Proof.PASS, Shape.PASS, Measure.WITHIN, Proof.PASS, Measure.WITHIN, trap=True
    )
    assert decide(wrong).opt_s is None
    assert decide(wrong).trapped is True
    assert decide(FINE).trapped is None

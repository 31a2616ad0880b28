"""Holding a static cost against a target."""

import pytest

from complexity.growth import Growth, Relation, parse_growth
from complexity.report import Cost, Opaque
from cverify.proof import Abstain, Fail, Pass, check


def cost(upper: str, lower: str | None = None, assumes: frozenset[str] = frozenset()) -> Cost:
    return Cost(
        parse_growth(upper), None if lower is None else parse_growth(lower), assumes=assumes
    )


def growth(text: str) -> Growth:
    return parse_growth(text)


def test_a_bound_within_the_target_passes() -> None:
    assert check(cost("n + q log n"), growth("(n + q) log n")) == Pass()


def test_a_bound_above_the_target_proves_nothing() -> None:
    assert isinstance(check(cost("n^2"), growth("n log n")), Abstain)


def test_a_lower_bound_above_the_target_fails_with_a_witness() -> None:
    outcome = check(cost("n^2", "n^2"), growth("n log n"))
    assert isinstance(outcome, Fail)
    assert "n grows" in outcome.witness


def test_reaching_a_forbidden_growth_fails() -> None:
    outcome = check(cost("n q", "n q"), growth("n q log n"), forbidden=(growth("n q"),))
    assert isinstance(outcome, Fail)
    assert "forbidden" in outcome.witness


def test_relations_make_the_difference() -> None:
    bound, target = cost("m log m"), growth("m log n")
    assert isinstance(check(bound, target), Abstain)
    assert check(bound, target, (Relation("m", "n", 2),)) == Pass()


def test_a_hole_abstains_and_names_its_line() -> None:
    hole = Opaque("?1", 12, "trip count is unknown", "a measure")
    unknown = Cost(growth("n") * Growth.symbol("?1"), holes=(hole,))
    outcome = check(unknown, growth("n^2"))
    assert isinstance(outcome, Abstain)
    assert "line 12" in outcome.reasons[0]


def test_assumptions_count_only_where_they_are_accepted() -> None:
    bound = cost("n", assumes=frozenset({"hash_uniform"}))
    assert check(bound, growth("n"), accept=("hash_uniform",)) == Pass()
    assert isinstance(check(bound, growth("n"), accept=()), Abstain)


def test_inverse_ackermann_counts_as_constant() -> None:
    outcome = check(cost("n α(n)"), growth("n"))
    assert isinstance(outcome, Pass)
    assert outcome.note


@pytest.mark.parametrize("lower", ["x", "n x"])
def test_symbols_that_the_task_does_not_know_neither_pass_nor_fail(lower: str) -> None:
    outcome = check(cost("n x", lower), growth("n"), known=frozenset({"n"}))
    assert isinstance(outcome, Abstain)

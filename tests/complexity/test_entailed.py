"""Which comparisons follow from the tests of a round."""

import pytest

from complexity.analysis.termination.entailed import follows
from complexity.frontends import parse
from complexity.model import Expr, If, Name


def test_of(text: str) -> Expr:
    (branch,) = parse(f"if {text}:\n    pass\n", "python").main
    assert isinstance(branch, If)
    return branch.test


test_of.__test__ = False  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("known", "below"),
    [
        (["i < n"], True),
        (["n > i"], True),
        (["i < n or j < m", "j >= m"], True),
        (["i < n or j < m", "not (j < m)"], True),
        (["i < n or j < m", "j == m or (i < n and a[i] <= b[j])"], True),
        (["i < n or j < m"], False),
        (["i < n or j < m", "j == m or a[i] <= b[j]"], False),
        (["i <= n"], False),
        (["j < m"], False),
    ],
)
def test_a_gap_is_open_where_the_tests_leave_no_other_case(known: list[str], below: bool) -> None:
    assert follows(tuple(test_of(text) for text in known), Name("i"), Name("n")) is below

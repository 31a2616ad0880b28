"""Planted growths are ranked first and never called too slow; `tests.planted_report` does more."""

import pytest

from scaling.fit.ranking import Class
from scaling.outcome import Beyond
from tests.planted_report import executor_of, exponent_error, measure, planted

BUDGET = 0.5
LOOSE = 0.1
"""Small sizes carry lower-order terms; with the report's budget exponents are within 0.05."""


def test_there_are_fourteen_growths_in_both_languages() -> None:
    names = {(program.path.parent.name, program.growth) for program in planted()}
    for language in ("python", "cpp"):
        assert len({growth for folder, growth in names if folder == language}) >= 14
    assert len({program.growth for program in HALF}) == len(HALF)
    assert {program.name for program in planted()} == {name.value for name in Class}


HALF = [program for index, program in enumerate(planted()) if index % 2 == index // 14]
"""Each growth in one language."""


@pytest.mark.parametrize(
    "program", HALF, ids=lambda program: f"{program.path.parent.name}-{program.path.stem}"
)
def test_a_planted_growth_is_recognised(program) -> None:  # type: ignore[no-untyped-def]
    report = measure(executor_of(program, counting=True), program, program.growth, BUDGET)
    assert not isinstance(report.time, Beyond), report.time
    assert report.ranking[0].name.value == program.name, report.ranking[:3]
    assert (exponent_error(report, program) or 0.0) <= LOOSE

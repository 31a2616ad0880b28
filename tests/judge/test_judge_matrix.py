"""The pathological matrix: every solver gets its label, with the reason, in both languages."""

from __future__ import annotations

import pytest

from judge.sandbox import Sandbox
from tests.judge.matrix_suite import Solver, fault_of, play, solvers

SOLVERS = solvers()


def test_there_are_enough_of_them_in_both_languages() -> None:
    by_language = [{s.path.stem for s in SOLVERS if s.path.suffix == x} for x in (".py", ".cpp")]
    assert by_language[0] == by_language[1]
    assert len(by_language[0]) >= 40


@pytest.mark.parametrize("solver", SOLVERS, ids=lambda solver: solver.path.name)
def test_the_right_side_is_blamed(solver: Solver, sandbox: Sandbox) -> None:
    assert fault_of(solver, play(solver, sandbox)) == ""

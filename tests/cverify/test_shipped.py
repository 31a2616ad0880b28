"""Some shipped programs get their verdict and labels; `python -m cverify.shipped` runs all."""

import pytest

from corpus.solutions import TASKS
from cverify.shipped import compare_task

CASES = [
    ("sliding-window-maximum", "deque.py"),
    ("sliding-window-maximum", "running_peak.cpp"),
    ("knapsack-01", "best_ratio_first.py"),
    ("knapsack-01", "full_table.cpp"),
    ("range-add-range-max", "brute_force.cpp"),
]


@pytest.mark.parametrize(("task", "program"), CASES)
def test_a_shipped_program_gets_its_labels(task: str, program: str) -> None:
    (comparison,) = compare_task(TASKS / task, (f"solutions/{program}",))
    assert not comparison.differences, comparison.differences

"""The table of Student's quantiles against the reference library: never below it, and close."""

from __future__ import annotations

import pytest

from scaling.fit.line import student


def test_quantiles_are_those_of_the_reference_library() -> None:
    t = pytest.importorskip("scipy.stats").t
    for freedom in range(1, 61):
        exact = float(t.ppf(0.975, freedom))
        assert exact - 0.0006 <= student(freedom) <= exact * 1.03

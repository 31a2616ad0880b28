"""A few mutants of shipped programs and specs; `tests/fuzz.py` runs hundreds."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from fuzz import run_mutant


@pytest.mark.parametrize("seed", range(10_000, 10_010))
def test_mutants_keep_to_the_contract(seed: int) -> None:
    outcome = run_mutant(seed, budget=0.5)
    assert not outcome.fault, outcome.what

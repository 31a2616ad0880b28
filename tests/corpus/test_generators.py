"""A generator is held to its task: each fault has a name, and honest ones pass."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from corpus.generators import InputSource
from corpus.materialise import MaterialiseError, RunGenerator
from corpus.solutions import TASKS
from corpus.spec import load_spec
from scaling.experiment import BadInputError
from scaling.outcome import BROKEN, REMEDIES, Caution

SPEC = load_spec(TASKS / "sliding-window-maximum" / "task.yaml").model_copy(
    update={"generators": {"mine": Path("mine.py")}}
)
SIZES = {"n": 20, "k": 5}
calls = count()


def text(n: int, k: int) -> bytes:
    return f"{n} {' '.join(['1'] * n)} {k}\n".encode()


def honest(path: Path, arguments: tuple[str, str, str]) -> bytes:
    sizes = dict(part.split("=") for part in arguments[0].split(","))
    return text(int(sizes["n"]), int(sizes["k"]))


def crashing(path: Path, arguments: tuple[str, str, str]) -> bytes:
    raise MaterialiseError("exit code 1")


def source(run: RunGenerator) -> InputSource:
    return InputSource(SPEC, run)


FAULTY = [
    (crashing, Caution.GENERATOR_CRASHED),
    (lambda path, arguments: text(4, 2), Caution.GENERATOR_SIZE),
    (lambda path, arguments: text(20, 5) + b"9\n", Caution.GENERATOR_GRAMMAR),
    (lambda path, arguments: text(20, 1 + next(calls) % 2), Caution.GENERATOR_UNSTABLE),
]


@pytest.mark.parametrize(("run", "caution"), FAULTY, ids=lambda value: getattr(value, "name", ""))
def test_each_fault_has_its_name_and_remedy(run: RunGenerator, caution: Caution) -> None:
    with pytest.raises(BadInputError) as caught:
        source(run)(SIZES, 1, "mine")
    assert caught.value.caution is caution
    assert caution in BROKEN
    assert REMEDIES[caution]


def test_an_honest_generator_passes_and_is_run_twice_only_at_first() -> None:
    seen = []

    def counting(path: Path, arguments: tuple[str, str, str]) -> bytes:
        seen.append(arguments)
        return honest(path, arguments)

    make = source(counting)
    assert make(SIZES, 1, "mine") == text(20, 5)
    assert make({"n": 40, "k": 5}, 1, "mine") == text(40, 5)
    assert len(seen) == 3
    assert seen[0][2] == "mine"


def test_a_size_slightly_off_is_let_pass() -> None:
    make = source(lambda path, arguments: text(23, 5))
    assert make(SIZES, 1, "mine") == text(23, 5)


def test_families_of_the_grammar_need_no_generator() -> None:
    assert source(crashing)(SIZES, 1, "sorted")

"""Tests of a task as bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.materialise import MaterialiseError, materialise_tests
from corpus.spec import Category, Spec, load_spec

TASK = """\
id: sums
title: Sum
input:
  - n: int 1..1000
  - a: array[n] of int 0..9
complexity: {time: O(n)}
tests:
  - {input: 01.in, answer: 01.out, category: public}
  - {text: "1\\n7\\n", category: edge}
  - {generate: random, sizes: [5, 50], count: 2, category: random}
  - {generate: special, sizes: [{n: 3}], category: trap, name: hand}
generators: {special: gen.py}
reference: ref.py
"""


@pytest.fixture
def spec(tmp_path: Path) -> Spec:
    for name, text in {"01.in": "2\n1 2\n", "01.out": "3\n", "gen.py": "", "ref.py": ""}.items():
        (tmp_path / name).write_text(text)
    path = tmp_path / "task.yaml"
    path.write_text(TASK)
    return load_spec(path)


def _solve(text: bytes) -> bytes:
    return b"%d\n" % sum(map(int, text.split()[1:]))


def _generator(path: Path, arguments: tuple[str, str, str]) -> bytes:
    assert path.name == "gen.py"
    assert arguments[0] == "n=3"
    assert int(arguments[1]) >= 0
    return b"3\n1 1 1\n"


def test_all_kinds_of_tests(spec: Spec) -> None:
    tests = materialise_tests(spec, 1, _solve, _generator)
    assert [t.category for t in tests] == [
        Category.PUBLIC,
        Category.EDGE,
        *[Category.RANDOM] * 4,
        Category.TRAP,
    ]
    assert tests[0].answer == b"3\n"
    assert tests[1].answer == b"7\n"
    assert tests[6].answer == b"3\n"
    assert tests[2].input != tests[3].input
    assert tests[2].name == "03-random-random-5-1"
    assert tests[6].name == "hand-special-n=3"
    assert tests == materialise_tests(spec, 1, _solve, _generator)
    assert tests != materialise_tests(spec, 2, _solve, _generator)


def test_answers_stay_open_without_a_reference(spec: Spec) -> None:
    tests = materialise_tests(spec, 1, None, _generator)
    assert tests[0].answer == b"3\n"
    assert tests[2].answer is None


def test_inputs_are_checked(spec: Spec) -> None:
    (spec.folder / "01.in").write_text("2\n1 99\n")
    with pytest.raises(MaterialiseError, match=r"01-public, input 2:3: 99: an integer in 0..9"):
        materialise_tests(spec, 1, _solve, _generator)


def test_generators_need_a_runner(spec: Spec) -> None:
    with pytest.raises(MaterialiseError, match="generator 'special'"):
        materialise_tests(spec, 1, _solve)

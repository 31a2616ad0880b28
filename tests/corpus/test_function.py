"""Function style: arguments as text, and drivers in both languages."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from corpus.function import (
    ArgumentError,
    decode_args,
    encode_args,
    function_driver,
    render_result,
    wrap_function,
)
from corpus.spec import Spec, load_spec

TASK = """\
id: everything
title: Everything that a function can take
style: function
function:
  name: solve
  parameters:
    - a: array[n in 1..100] of int -1e9..1e9
    - k: int 1..n
    - s: string[m in 0..5] of a-z
    - w: float 0..1 digits 2
    - g: matrix[2, n] of int 0..9
    - t: tree[n]
    - words: array[m] of string 1..5 of ab
  returns: list of list of int
complexity: {time: O(n)}
tests:
  - {args: [[1], 1, "", 0.5, [[1], [2]], [], []], expected: [[1]], category: public}
"""
ARGS = ([1, -3, 2], 2, "ab", 0.5, [[1, 2, 3], [4, 5, 6]], [[1, 2], [2, 3]], ["a", "ba"])
PYTHON = """\
def solve(a, k, s, w, g, t, words):
    return [a, [k, len(s)], [int(2 * w)], *g, t[-1], [len(x) for x in words]]
"""
CPP_BODY = """\
vector<vector<int>> solve(const vector<int>& a, int k, string s, double w, vector<vector<int>>& g,
                          vector<pair<int, int>> t, vector<string> words) {
    vector<int> lengths;
    for (auto& x : words) lengths.push_back(x.size());
    return {a, {k, (int)s.size()}, {(int)(2 * w)}, g[0], g[1], {t.back().first, t.back().second},
            lengths};
}
"""
RESULT = render_result([[1, -3, 2], [2, 2], [1], [1, 2, 3], [4, 5, 6], [2, 3], [1, 2]])


@pytest.fixture
def spec(tmp_path: Path) -> Spec:
    path = tmp_path / "task.yaml"
    path.write_text(TASK)
    return load_spec(path)


def test_arguments_survive_the_text(spec: Spec) -> None:
    text = encode_args(spec.grammar, ARGS)
    assert text.splitlines()[0] == b"3"
    decoded = decode_args(spec.grammar, text)
    assert decoded[:3] == ([1, -3, 2], 2, "ab")
    assert decoded[4:] == ARGS[4:]


@pytest.mark.parametrize(
    ("index", "value", "reason"),
    [
        (1, 9, "1..3"),
        (0, [1, 2], "a, b or fits"),
        (0, 5, "no sequence"),
        (2, "aB", "without 'B'"),
        (4, [[1, 2], [3, 4]], "fit"),
        (1, None, "no number"),
    ],
)
def test_unfit_arguments_are_refused(spec: Spec, index: int, value: object, reason: str) -> None:
    args = list(ARGS)
    args[index] = value  # type: ignore[call-overload]
    with pytest.raises(ArgumentError):
        encode_args(spec.grammar, args)
    assert reason


def test_the_number_of_arguments_counts(spec: Spec) -> None:
    with pytest.raises(ArgumentError, match="expected 7"):
        encode_args(spec.grammar, [1])


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        (True, "true"),
        (None, "null"),
        ([], "0"),
        ([[1], [2, 3]], "2 1 1 2 2 3"),
        ("ab", "ab"),
    ],
)
def test_results(value: object, text: str) -> None:
    assert render_result(value) == text


@pytest.mark.parametrize("style", ["function", "class"])
def test_python_drivers(spec: Spec, tmp_path: Path, style: str) -> None:
    source = PYTHON
    if style == "class":
        inner = PYTHON.replace("def solve(", "def solve(self, ")
        source = "class Solution:\n" + "".join(f"    {line}\n" for line in inner.splitlines())
    (tmp_path / "solution.py").write_text(source)
    (tmp_path / "driver.py").write_text(function_driver(source, "python", spec))
    (tmp_path / "wrapped.py").write_text(wrap_function(source, "python", spec))
    for program in ("driver.py", "wrapped.py"):
        assert _run([sys.executable, program], tmp_path, spec) == RESULT


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
@pytest.mark.parametrize("style", ["function", "class"])
def test_cpp_drivers(spec: Spec, tmp_path: Path, style: str) -> None:
    source = CPP_BODY if style == "function" else f"class Solution {{ public:\n{CPP_BODY}}};\n"
    source += "// class Solution in a comment\nint main() { return 3; }\n"
    (tmp_path / "solution.cpp").write_text(source)
    (tmp_path / "driver.cpp").write_text(function_driver(source, "cpp", spec))
    program = "driver.cpp"
    if style == "class":
        program = "wrapped.cpp"
        (tmp_path / program).write_text(wrap_function(source, "cpp", spec))
    subprocess.run(["g++", "-std=c++17", "-w", "-o", "run", program], cwd=tmp_path, check=True)
    assert _run(["./run"], tmp_path, spec) == RESULT


def test_only_functions_can_be_wrapped(spec: Spec) -> None:
    with pytest.raises(ValueError, match="expected python or cpp"):
        wrap_function(PYTHON, "rust", spec)
    stdin = spec.model_copy(update={"function": None})
    with pytest.raises(ValueError, match="not in function style"):
        wrap_function(PYTHON, "python", stdin)


def _run(argv: list[str], folder: Path, spec: Spec) -> str:
    text = encode_args(spec.grammar, ARGS)
    result = subprocess.run(argv, cwd=folder, input=text, capture_output=True, check=True)
    return result.stdout.decode().strip()

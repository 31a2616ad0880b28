"""Programs that look cheaper than they are: an unknown is right, an optimistic answer is not."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.growth import GrowthClass, time_class
from complexity.report import StaticReport

ORDER = list(GrowthClass)

DEARER = sorted((Path(__file__).resolve().parent.parent / "dearer").glob("*.py"))
"""Each names its true class on top."""


def found(text: str, language: str = "python") -> StaticReport:
    return analyse(parse(text, language))


@pytest.mark.parametrize("path", DEARER, ids=lambda p: p.stem)
def test_never_below_the_true_class(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    true = GrowthClass(text.partition("\n")[0].removeprefix("# class: "))
    answer = time_class(found(text).time.upper)
    assert ORDER.index(answer) >= ORDER.index(true), answer


CPP = "#include <bits/stdc++.h>\nusing namespace std;\n"


@pytest.mark.parametrize(
    ("text", "true"),
    [
        ("auto b = a; s += b[0][0];", GrowthClass.CUBIC),
        ("vector<vector<int>> b; b = a; s += b[0][0];", GrowthClass.CUBIC),
        ("const auto& b = a; s += b[0][0];", GrowthClass.QUADRATIC),
    ],
)
def test_a_copy_of_rows_copies_every_row(text: str, true: GrowthClass) -> None:
    program = (
        "int main() { int n, m; cin >> n >> m; vector<vector<int>> a(n, vector<int>(m));\n"
        f"long long s = 0; for (int i = 0; i < n; i++) {{ {text} }} cout << s; }}\n"
    )
    assert time_class(found(CPP + program, "cpp").time.upper) is true


def test_objects_of_one_class_keep_their_own_sizes() -> None:
    program = (
        "struct B { vector<int> v; int sum() { int s = 0; for (int x : v) s += x; return s; } };\n"
        "int main() { int n; cin >> n; B a, b; a.v.resize(n); b.v.resize(1); long long t = 0;\n"
        "for (int i = 0; i < n; i++) t += a.sum(); cout << t; }\n"
    )
    assert time_class(found(CPP + program, "cpp").time.upper) is GrowthClass.QUADRATIC


def test_an_operator_of_its_own_that_assigns_is_called() -> None:
    program = (
        "struct M { int v; M& operator+=(const M& o) { v += o.v; return *this; } };\n"
        "int main() { int n; cin >> n; M s{0}, one{1};\n"
        "for (int i = 0; i < n; i++) s += one; cout << s.v; }\n"
    )
    assert time_class(found(CPP + program, "cpp").time.upper) is GrowthClass.LINEAR
    slow = program.replace("v += o.v;", "for (int k = 0; k < o.v; k++) v++;")
    slow = slow.replace("one{1}", "one{n}")
    assert ORDER.index(time_class(found(CPP + slow, "cpp").time.upper)) >= ORDER.index(
        GrowthClass.QUADRATIC
    )


@pytest.mark.parametrize(
    ("type_", "true"),
    [
        ("string_view", GrowthClass.LINEAR),
        ("string", GrowthClass.QUADRATIC),
        ("vector<string_view>", GrowthClass.QUADRATIC),
    ],
)
def test_views_are_not_copied(type_: str, true: GrowthClass) -> None:
    holder = "string w(n, 'a');" if "vector" not in type_ else "vector<string_view> w(n);"
    program = (
        f"int f({type_} s, int i) {{ return i; }}\n"
        f"int main() {{ int n; cin >> n; {holder} long long c = 0;\n"
        "for (int i = 0; i < n; i++) c += f(w, i); cout << c; }\n"
    )
    assert time_class(found(CPP + program, "cpp").time.upper) is true


def test_a_branch_on_a_counter_proves_no_more_than_its_cheaper_side() -> None:
    text = (
        "n = int(input())\nc = 0\nfor i in range(n):\n    if i == 0:\n"
        "        for j in range(n):\n            c += 1\n"
    )
    assert time_class(found(text).time.lower) is GrowthClass.LINEAR


def test_an_unknown_names_its_line_and_what_would_settle_it() -> None:
    report = found("n = int(input())\nwhile f(n):\n    n = g(n)\n")
    assert time_class(report.time.upper) is GrowthClass.UNKNOWN
    assert all(hole.line and hole.reason and hole.settle for hole in report.time.holes)
    assert 2 in {hole.line for hole in report.time.holes}


@pytest.mark.parametrize(
    "text",
    [
        "print 'old'\n",
        "def f(:\n",
        "if x:\n\tpass\n        y\n",
        "",
        "\ufeffprint(1)\r\n",
        "x = '\0'",
    ],
)
def test_what_cannot_be_parsed_is_told_and_never_raises(text: str) -> None:
    report = found(text)
    assert report.language == "python"
    if text.startswith(("print 'old'", "def f(")):
        assert report.unknown


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "+".join(["1"] * 5000) + "\n",
        "x = " + "(" * 150 + "1" + ")" * 150 + "\n",
        "if a:\n    pass\n" + "".join(f"elif a == {i}:\n    pass\n" for i in range(3000)),
        "".join(f"def f{i}(n):\n    return f{i + 1}(n)\n" for i in range(200)),
        "".join("    " * i + "for i in range(n):\n" for i in range(90)) + "    " * 90 + "pass\n",
    ],
    ids=["long sum", "parentheses", "elif chain", "call chain", "nested loops"],
)
def test_extreme_shapes_end_soon(text: str) -> None:
    found(text)


def test_documents_do_not_depend_on_the_hash_seed(tmp_path: Path) -> None:
    program = next(p for p in DEARER if p.stem == "one_row_scanned_again_and_again")
    shown = set()
    for seed in ("0", "1", "77"):
        done = subprocess.run(
            [sys.executable, "-m", "cverify", "analyze", str(program), "--json"],
            capture_output=True,
            env={"PYTHONHASHSEED": seed, "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
            check=True,
        )
        shown.add(done.stdout)
        assert json.loads(done.stdout)["time_class"] == "n^2"
    assert len(shown) == 1

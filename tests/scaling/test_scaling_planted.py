"""Programs of known growth, really measured: each against the target it meets and one it misses."""

import random
from collections.abc import Mapping

import pytest

from complexity.growth import parse_growth
from judge.sandbox import default_sandbox
from judge.source import Language, Source
from scaling.analyse import Targets, analyse_scaling
from scaling.executor import SandboxExecutor, prepare
from scaling.fit.anchored import decide
from scaling.outcome import Beyond, Undecided, Within
from scaling.report import ScalingReport
from scaling.samples import anchor
from scaling.sweeps import Bounds

PY, CPP = Language.PYTHON, Language.CPP
BUDGET = 1.0


def make_input(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
    n = sizes["n"]
    draw = random.Random(f"{n} {seed}")
    values = [draw.randrange(10**6) for _ in range(n if n < 10**7 else 0)]
    if family == "sorted":
        values.sort()
    return f"{n}\n{' '.join(map(str, values))}\n".encode()


def number_only(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
    return f"{sizes['n']}\n".encode()


def measure(
    language: Language,
    text: str,
    target: str,
    largest: int,
    *,
    space: str | None = None,
    budget: float = BUDGET,
) -> ScalingReport:
    executor = prepare(Source(f"x.{language}", text, language), default_sandbox())
    assert isinstance(executor, SandboxExecutor), executor
    reads_list = "split()" in text or "read(a)" in text
    return analyse_scaling(
        executor,
        make_input if reads_list else number_only,
        {"n": Bounds(1, largest)},
        Targets(parse_growth(target), parse_growth(space) if space else None),
        families=("random", "sorted") if "quick" in text else ("random",),
        budget_seconds=budget,
    )


READ = "n = int(input())\na = list(map(int, input().split()))\n"
HEAD = (
    "#include <algorithm>\n#include <cmath>\n#include <cstdio>\n#include <string>\n"
    "#include <vector>\nusing namespace std;\nlong long n, c;\nvector<int> a;\n"
    "void read(vector<int> &v) {\n"
    'v.resize(n); for (int &x : v) if (scanf("%d", &x) != 1) return; }\n'
    'int main() { if (scanf("%lld", &n) != 1) return 1;\n'
)
TAIL = '\nprintf("%lld\\n", c); }\n'


def cpp(body: str) -> str:
    return HEAD + body + TAIL


PLANTED = [
    pytest.param(PY, "n = int(input())\nwhile n: n //= 2", "log n", "", 10**18, id="py-log"),
    pytest.param(PY, READ + "print(sum(x for x in a))", "n", "sqrt n", 10**5, id="py-linear"),
    pytest.param(PY, READ + "a.sort()\nprint(a[0])", "n log n", "sqrt n", 10**5, id="py-sort"),
    pytest.param(
        PY,
        READ + "for i in range(n):\n    for j in range(int(n ** 0.5)): pass",
        "n sqrt n",
        "n log n",
        10**5,
        id="py-sqrt",
    ),
    pytest.param(
        PY,
        READ + "c = 0\nfor x in a:\n    for y in a: c += x < y\nprint(c)",
        "n^2",
        "n log n",
        10**5,
        id="py-quadratic",
    ),
    pytest.param(
        PY,
        "n = int(input())\ndef f(i): return 1 if i == n else f(i + 1) + f(i + 1)\nprint(f(0))",
        "2^n",
        "n^3",
        30,
        id="py-exponential",
    ),
    pytest.param(PY, READ + "while a: a.pop(0)", "n^2", "n log n", 10**5, id="py-pop-front"),
    pytest.param(
        PY, READ + "s = ''\nfor x in a: s = 'x' + s", "n^2", "n log n", 10**5, id="py-prepend"
    ),
    pytest.param(
        PY,
        READ
        + "def quick(a):\n    if len(a) < 2: return a\n    p = a[0]\n"
        + "    low, high = [x for x in a[1:] if x < p], [x for x in a[1:] if x >= p]\n"
        + "    return quick(low) + [p] + quick(high)\n"
        + "import sys\nsys.setrecursionlimit(10**6)\nprint(quick(a)[0])",
        "n^2",
        "n log n",
        10**5,
        id="py-quicksort-on-sorted-input",
    ),
    pytest.param(CPP, cpp("while (n) n /= 2, c++;"), "log n", "", 10**18, id="cpp-log"),
    pytest.param(
        CPP, cpp("for (long long i = 1; i * i <= n; i++) c += n % i == 0;"), "sqrt n",
        "log n", 10**12,
        id="cpp-sqrt",
    ),
    pytest.param(
        CPP, cpp("read(a); for (int x : a) c += x;"), "n", "sqrt n", 10**5, id="cpp-linear"
    ),
    pytest.param(
        CPP, cpp("read(a); sort(a.begin(), a.end()); c = a[0];"), "n log n", "sqrt n",
        10**5, id="cpp-sort",
    ),
    pytest.param(
        CPP,
        cpp("for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) c += (i ^ j) % 3;"),
        "n^2",
        "n log n",
        10**5,
        id="cpp-quadratic",
    ),
    pytest.param(
        CPP,
        cpp(
            "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++)\n"
            "for (int k = 0; k < n; k++) c += (i ^ j ^ k) % 3;"
        ),
        "n^3",
        "n^2",
        2000,
        id="cpp-cubic",
    ),
    pytest.param(
        CPP, cpp("for (long long i = 0; i < 1LL << n; i++) c += i * i % 3;"), "2^n", "n^3", 40,
        id="cpp-exponential",
    ),
    pytest.param(
        CPP, cpp("read(a); vector<int> b; for (int x : a) b.insert(b.begin(), x); c = b[0];"),
        "n^2", "n log n", 10**5, id="cpp-insert-front",
    ),
    pytest.param(
        CPP, cpp("string s; for (int i = 0; i < n; i++) s = 'x' + s; c = s.size();"),
        "n^2", "n log n", 10**5, id="cpp-prepend",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "met", "missed", "largest"), PLANTED)
def test_planted_program(
    language: Language, text: str, met: str, missed: str, largest: int
) -> None:
    report = measure(language, text, met, largest)
    assert report.time == Within(), report
    assert report.counted
    if missed:
        points = report.sweeps[0].points
        fit = anchor(points, parse_growth(missed), noise=0.002, increments=False)
        assert isinstance(decide(fit, "", "joint"), Beyond), fit


def test_hidden_cost_of_an_unlisted_library_call_is_not_missed() -> None:
    text = READ + "import array\nb = array.array('q')\nfor x in a: b.insert(0, x)\nprint(b[0])"
    report = measure(PY, text, "n", 10**6, budget=4)
    assert isinstance(report.time, Beyond | Undecided)


@pytest.mark.parametrize(
    ("language", "text", "met", "missed"),
    [
        (PY, "n = int(input())\na = [i for i in range(n)]", "n", "1"),
        (PY, "n = int(input())\nfor i in range(n): pass", "1", None),
        (PY, "n = int(input()) // 50\nt = [[i] * n for i in range(n)]", "n^2", "n"),
        (CPP, cpp("a.resize(n); for (int &x : a) c += ++x;"), "n", "1"),
        (CPP, cpp("for (int i = 0; i < n; i++) c += i % 7;"), "1", None),
        (
            CPP,
            HEAD.replace("int main", "int t[100000];\nint main")
            + "for (int i = 0; i < n; i++) t[i] = i;"
            + TAIL,
            "n",
            "1",
        ),
        (CPP, cpp("n /= 50; vector<vector<int>> t(n, vector<int>(n)); c = n;"), "n^2", "n"),
    ],
)
def test_allocation_of_planted_programs(
    language: Language, text: str, met: str, missed: str | None
) -> None:
    time = "n^2" if "50" in text else "n"
    report = measure(language, text, time, 10**5, space=met)
    assert report.allocation == Within(), report.memory
    if missed is not None:
        report = measure(language, text, time, 10**5, space=missed)
        assert isinstance(report.allocation, Beyond), report.memory

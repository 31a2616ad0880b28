"""An explanation adds up: what the lines pay together is the figure of the program."""

from functools import reduce
from pathlib import Path

import pytest

from complexity.explain import explain
from complexity.frontends import parse
from complexity.growth import Growth, Relation, parse_growth, proves
from complexity.report import StepKind
from complexity.trace import LineCost, Trace

FOLDER = Path(__file__).resolve().parent.parent / "labelled"
LANGUAGES = {".py": "python", ".cpp": "cpp"}
PROGRAMS = sorted(
    p for p in FOLDER.rglob("*") if p.suffix in LANGUAGES and "pending" not in p.parts
)[::4]
"""Every fourth; the whole corpus takes a minute."""


def trace_of(text: str, language: str = "python") -> Trace:
    return explain(parse(text, language)).traces[0]


def line(trace: Trace, number: int) -> LineCost:
    return next(found for found in trace.lines if found.line == number)


def figures(trace: Trace, number: int) -> tuple[str, str, str]:
    found = line(trace, number)
    return str(found.each), str(found.runs), str(found.total)


def same(left: Growth, right: Growth) -> bool:
    return proves(left, right, TESTS) and proves(right, left, TESTS)


TESTS = (Relation("t", "n"), Relation("T", "n"))
"""Several tests: as many elements in all as there are tests, at least."""


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_lines_and_containers_add_up_to_time_and_space(path: Path) -> None:
    found = explain(parse(path.read_text(encoding="utf-8"), LANGUAGES[path.suffix]))
    for trace in found.traces:
        lines = reduce(Growth.__add__, (x.total for x in trace.lines), Growth.constant())
        items = reduce(Growth.__add__, (x.size for x in trace.memory), Growth.constant())
        assert same(lines, trace.report.time.upper), f"{lines} is not {trace.report.time.upper}"
        assert same(items, trace.report.space.upper), f"{items} is not {trace.report.space.upper}"


def test_a_line_multiplies_its_cost_by_its_executions() -> None:
    trace = trace_of(
        "n = int(input())\na = list(range(n))\ns = 0\n"
        "for i in range(n):\n    s += sum(a)\nprint(s)\n"
    )
    assert figures(trace, 4) == ("1", "n", "n")
    assert figures(trace, 5) == ("n", "n", "n^2")
    assert figures(trace, 6) == ("1", "1", "1")
    assert line(trace, 4).reasons[0].text == "n rounds: 0 <= i < n"
    assert line(trace, 5).reasons[0].kind is StepKind.LIBRARY


def test_an_amortized_line_is_counted_over_the_whole_outer_loop() -> None:
    text = (
        "n = int(input())\na = list(map(int, input().split()))\nr = 0\n"
        "for l in range(n):\n    while r < n and a[r] < a[l]:\n        r += 1\n"
    )
    trace = trace_of(text)
    assert figures(trace, 6) == ("1", "n", "n")
    assert line(trace, 5).reasons[0].kind is StepKind.AMORTIZED
    reset = trace_of(text.replace("for l in range(n):\n", "for l in range(n):\n    r = 0\n"))
    assert figures(reset, 7) == ("1", "n^2", "n^2")
    assert line(reset, 6).reasons[0].kind is StepKind.LOOP


def test_reached_once_a_vertex_and_entered_once_an_edge() -> None:
    trace = trace_of(
        "n, m = map(int, input().split())\nadj = [[] for _ in range(n)]\n"
        "for _ in range(m):\n    u, v = map(int, input().split())\n    adj[u].append(v)\n"
        "t = 0\nfor v in range(n):\n    for w in adj[v]:\n        t += w\n"
    )
    assert str(line(trace, 8).runs) == "n + m"
    assert str(line(trace, 9).runs) == "m"


def test_a_recurrence_is_shared_out_to_its_lines() -> None:
    trace = trace_of(
        "def f(l, r):\n    if r - l < 2:\n        return 0\n    m = (l + r) // 2\n"
        "    b = f(l, m) + f(m, r)\n    return b + sum(a[l:r])\n"
        "n = int(input())\na = list(map(int, input().split()))\nprint(f(0, n))\n"
    )
    assert figures(trace, 2) == ("1", "n", "n")
    assert str(line(trace, 6).total) == "n log n"
    assert "T(n) = 2 T(n / 2) + n: master theorem" in line(trace, 1).reasons[0].text
    (function,) = trace.functions
    assert (function.name, str(function.calls), str(function.each)) == ("f", "1", "n log n")


def test_a_handler_s_amortized_loop_is_paid() -> None:
    trace = trace_of(
        "n = int(input())\na = list(map(int, input().split()))\nr = 0\n"
        "for l in range(3):\n    try:\n        print(a[l])\n    except IndexError:\n"
        "        while r < n and a[r] >= 0:\n            r += 1\n"
    )
    assert str(trace.report.time.upper) == "n"
    assert str(line(trace, 9).total) == "n"


@pytest.mark.parametrize(("kind", "cost"), [("map", "n log n"), ("unordered_map", "n")])
def test_a_store_in_an_ordered_map_costs_its_height(kind: str, cost: str) -> None:
    trace = trace_of(
        "#include <bits/stdc++.h>\nusing namespace std;\nint main() {\n    int n;\n    cin >> n;\n"
        f"    {kind}<int, int> m;\n    for (int i = 0; i < n; i++) {{\n        int x;\n"
        "        cin >> x;\n        m[x] = i;\n    }\n}\n",
        "cpp",
    )
    assert trace.report.time.upper == parse_growth(cost)
    assert line(trace, 10).total == parse_growth(cost)


def test_assumptions_show_the_figures_without_them() -> None:
    trace = trace_of(
        "n = int(input())\nseen = set()\nfor i in range(n):\n    seen.add(i * i % 7919)\n"
    )
    (assumption,) = trace.assumptions
    assert (assumption.name, assumption.lines) == ("hash_uniform", (4,))
    assert str(trace.report.time.upper) == "n"
    assert str(assumption.time_without) == "n^2"


def test_every_unknown_names_its_line_and_what_would_settle_it() -> None:
    trace = trace_of("n = int(input())\nx = n\nwhile mystery(x):\n    x = other(x)\n")
    assert trace.unknown
    assert all(hole.line in (3, 4) and hole.settle for hole in trace.unknown)
    used = {s for found in trace.lines for s in found.total.holes}
    assert used <= {hole.symbol for hole in trace.unknown}


def test_a_sum_that_overflows_has_a_legend_too() -> None:
    text = "".join(f"v{i} = int(input())\nfor j in range(v{i}):\n    print(j)\n" for i in range(80))
    trace = trace_of(text)
    assert trace.report.time.upper.holes <= {hole.symbol for hole in trace.unknown}
    assert all(hole.reason and hole.settle for hole in trace.unknown)

"""C++ counts: exact, repeatable, and complete where the library does the work."""

import math

import pytest

from complexity.growth import parse_growth
from judge.artifact import Artifact, BuildOptions, CompileFailure
from judge.batch import build
from judge.limits import Limits
from judge.run import run
from judge.sandbox import default_sandbox
from judge.source import Language, Source
from scaling.analyse import Targets, analyse_scaling
from scaling.counters import CHANNEL_BYTES, Work, counter_for, counters, cpp
from scaling.counters.cpp import ARCS, CALLS, flags_for
from scaling.executor import READERS, Counted, SandboxExecutor, Timed, prepare
from scaling.outcome import Within
from scaling.sweeps import Bounds

HEAD = (
    "#include <algorithm>\n#include <cstdio>\n#include <cstdlib>\n#include <cstring>\n"
    "#include <string>\n#include <vector>\nint n;\n"
    'int main() { if (scanf("%d", &n) != 1) return 1; std::vector<int> a(n);\n'
    "for (int i = 0; i < n; i++) a[i] = (i * 7919LL) % n;\n"
)
WHOLE = """#include <cstdio>
#include <cstring>
int size() { int n; return scanf("%d", &n) == 1 ? n : 0; }
"""


def count(body: str, size: int) -> Work:
    counter, sandbox = counter_for(Language.CPP), default_sandbox()
    assert counter is not None
    source = Source("x.cpp", HEAD + body + "}", Language.CPP)
    made = counter.count_work(source, BuildOptions())
    assert made is not None
    artifact = build(made.source, sandbox, made.options)
    assert isinstance(artifact, Artifact), artifact
    limits = Limits(cpu_seconds=5)
    result = run(artifact, b"%d" % size, limits, sandbox)
    work = counter.read(result.channel, result.key)
    assert work is not None, result.message
    return work


@pytest.mark.parametrize(
    ("body", "exponent"),
    [
        ("long s = 0; for (int x : a) s += x; exit(s % 2);", 1),
        ("for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) if (a[i] < a[j]) n++, n--;", 2),
        ("std::vector<int> b; for (int x : a) b.insert(b.begin(), x);", 2),
        ("std::string s; for (int x : a) s = char('a' + x % 26) + s; abort();", 2),
        ("std::string s; for (int x : a) s += char('a' + x % 26); _Exit(0);", 1),
        ("char *s = (char *)malloc(n + 1); memset(s, 'x', n); s[n] = 0;\n"
         "for (unsigned i = 0; i < strlen(s); i++) s[i] = 'y' + i % 2;", 2),
        ("while (!a.empty()) a.erase(a.begin());", 2),
    ],
)  # fmt: skip
def test_count_follows_the_work(body: str, exponent: float) -> None:
    low, high = count(body, 2000), count(body, 16000)
    assert math.log(high.units / low.units, 8) == pytest.approx(exponent, abs=0.25)
    assert count(body, 2000) == low


def test_memory_is_heap_and_stack_at_their_peak() -> None:
    base = count("", 1).memory_bytes
    heap = count("std::vector<char> b(1000000); exit(b[5]);", 1).memory_bytes
    assert base is not None
    assert heap is not None
    assert 1_000_000 <= heap - base < 1_010_000
    freed = count("for (int i = 0; i < 9; i++) { std::vector<char> b(1000000, i); }", 1)
    assert freed.memory_bytes is not None
    assert freed.memory_bytes - base < 1_010_000


def memory_of(text: str, size: int) -> int:
    """What a whole program needs, by the executor that measures submissions."""
    executor = prepare(Source("x.cpp", WHOLE + text, Language.CPP), default_sandbox())
    assert isinstance(executor, SandboxExecutor)
    counted = executor.count(b"%d" % size, 5)
    assert isinstance(counted, Counted), counted
    assert counted.memory_bytes is not None
    return counted.memory_bytes


def test_global_arrays_count_as_far_as_they_are_touched_and_repeat_exactly() -> None:
    text = "char a[8000000]; int main() { int n = size(); memset(a, 1, n); return a[n / 2] - 1; }"
    small, large, again = (memory_of(text, n) for n in (1_000_000, 5_000_000, 5_000_000))
    assert large == again
    assert abs(large - small - 4_000_000) < 10_000


def test_local_arrays_count() -> None:
    text = "int main() { int n = size(); char a[6000000]; memset(a, 1, n); return a[n / 2] - 1; }"
    assert 4_500_000 < memory_of(text, 5_000_000) < 6_100_000


def test_every_language_that_is_measured_has_a_counter() -> None:
    assert {counter.language for counter in counters()} == set(READERS)


@pytest.mark.parametrize("language", sorted(set(Language) - set(READERS)))
def test_a_language_that_is_only_judged_is_not_prepared(language: Language) -> None:
    assert isinstance(prepare(Source("x", "", language), default_sandbox()), CompileFailure)


def test_empty_channel_is_no_count() -> None:
    for counter in counters():
        assert counter.read(bytes(CHANNEL_BYTES), b"k" * 16) is None


def test_python_memory_is_traced() -> None:
    source = Source("x.py", "a = [0] * 1000000\ndel a\nprint(__name__)", Language.PYTHON)
    executor = prepare(source, default_sandbox())
    assert isinstance(executor, SandboxExecutor)
    traced = executor.trace_memory(b"", 5)
    assert isinstance(traced, Timed)
    assert 8_000_000 <= traced.memory_bytes < 8_100_000


@pytest.mark.parametrize(("traced", "source"), [(True, "traced"), (False, "resident")])
def test_tracing_of_memory_can_be_switched_off(traced: bool, source: str) -> None:
    text = "n = int(input())\na = list(range(n))\nprint(len(a))"
    program = Source("x.py", text, Language.PYTHON)
    executor = prepare(program, default_sandbox(), trace_memory=traced)
    assert isinstance(executor, SandboxExecutor)
    report = analyse_scaling(
        executor,
        lambda sizes, seed, family: b"%d\n" % sizes["n"],
        {"n": Bounds(1, 3_000_000)},
        Targets(parse_growth("n"), parse_growth("n")),
    )
    assert report.memory is not None
    assert source in report.memory.source
    assert report.allocation == Within(), report.memory


@pytest.mark.parametrize(
    ("version", "flags"),
    [
        ("g++ (Debian 12.2.0-14+deb12u1) 12.2.0", ARCS),
        ("g++ (Ubuntu 13.3.0-6ubuntu2~24.04) 13.3.0", ARCS),
        ("g++ (GCC) 16.0.1", CALLS),
        ("Debian clang version 14.0.6", CALLS),
        ("something else", CALLS),
    ],
)
def test_arcs_are_counted_where_their_layout_is_known(version: str, flags: tuple[str, ...]) -> None:
    assert flags_for(version) == flags


def test_calls_count_the_same_growth_where_arcs_are_not_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cpp, "compile_flags", lambda: CALLS)
    body = "for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) if (a[i] < a[j]) n++, n--;"
    low, high = count(body, 2000), count(body, 16000)
    assert math.log(high.units / low.units, 8) == pytest.approx(2, abs=0.1)

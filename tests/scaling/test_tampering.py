"""A program that lies to its counter is not believed: each way of lying, in both languages."""

from collections.abc import Mapping

import pytest

from complexity.growth import parse_growth
from judge.sandbox import default_sandbox
from judge.source import Language, Source
from scaling.analyse import Targets, analyse_scaling
from scaling.counters import CHANNEL_BYTES, tampered
from scaling.executor import Counted, Failed, SandboxExecutor, prepare
from scaling.outcome import Beyond, Caution, Within
from scaling.report import ScalingReport
from scaling.sweeps import Bounds

PY, CPP = Language.PYTHON, Language.CPP
INCLUDES = """#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/syscall.h>
#include <unistd.h>
"""
SQUARE = """
volatile long total;
void square(int n) { for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) total += i ^ j; }
"""
FORGED_CPP = f"""{INCLUDES}{SQUARE}
int main() {{
    int n;
    if (scanf("%d", &n) != 1) return 1;
    square(n);
    unsigned long long record[7] = {{1, 2, 50ull * n, 8ull * n, 4096, 4096, 4096}};
    if (pwrite(3, record, sizeof record, 0) < 0) return 1;
    printf("%ld\\n", total);
    fflush(stdout);
    syscall(SYS_exit_group, 0);
}}
"""
FORGED_PY = """
import ctypes, os, struct, sys
n = int(input())
total = 0
for i in range(n):
    for j in range(n):
        total += i ^ j
print(total)
sys.stdout.flush()
os.pwrite(3, struct.pack("<5Q", 1, 2, 0x316B636974766363, 50 * n, 0), 0)
ctypes.CDLL(None)._exit(0)
"""
PATCHED_PY = """
import sys
n = int(input())
total = 0
for i in range(n):
    for j in range(n):
        total += i ^ j
print(total)
core = sys.modules.get("cverify_runtime.core")
if core is not None:
    core.weight = 0
    for module in core.modules:
        module["_cverify_n"] = 40 * n
"""
HASTY_CPP = f"""{INCLUDES}{SQUARE}
extern "C" void cverify_pause_counting(int) __attribute__((weak));
int main() {{
    int n;
    if (scanf("%d", &n) != 1) return 1;
    if (cverify_pause_counting) n = 1;
    square(n);
    printf("%ld\\n", total);
}}
"""
SCRIBBLES_CPP = f"""{INCLUDES}
int main() {{
    int n;
    if (scanf("%d", &n) != 1) return 1;
    if (write(3, "scribble", 8) < 0) return 1;
    long total = 0;
    for (int i = 0; i < n; i++) total += i ^ (total >> 3);
    printf("%ld\\n", total);
}}
"""


def make_input(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
    return f"{sizes['n']}\n".encode()


def executor(language: Language, text: str) -> SandboxExecutor:
    found = prepare(Source(f"x.{language}", text, language), default_sandbox())
    assert isinstance(found, SandboxExecutor), found
    return found


def measure(language: Language, text: str, largest: int) -> ScalingReport:
    bounds, targets = {"n": Bounds(1, largest)}, Targets(parse_growth("n"))
    return analyse_scaling(
        executor(language, text), make_input, bounds, targets, budget_seconds=4.0
    )


@pytest.mark.parametrize(
    ("language", "text", "largest"), [(CPP, FORGED_CPP, 40_000), (PY, FORGED_PY, 4_000)]
)
def test_a_record_of_its_own_is_named_and_time_decides(
    language: Language, text: str, largest: int
) -> None:
    report = measure(language, text, largest)
    assert Caution.TAMPERED in {notice.caution for notice in report.notices}
    assert not report.counted
    assert isinstance(report.time, Beyond), report.time


@pytest.mark.parametrize(
    ("language", "text", "largest"),
    [
        pytest.param(PY, PATCHED_PY, 4_000, id="python-changes-the-counter"),
        pytest.param(CPP, HASTY_CPP, 40_000, id="cpp-works-only-where-not-counted"),
    ],
)
def test_a_count_that_time_belies_is_never_within(
    language: Language, text: str, largest: int
) -> None:
    report = measure(language, text, largest)
    assert not isinstance(report.time, Within), report


def test_scribbling_on_the_channel_changes_no_count() -> None:
    report = measure(CPP, SCRIBBLES_CPP, 400_000)
    assert report.counted
    assert report.time == Within()
    assert Caution.TAMPERED not in {notice.caution for notice in report.notices}


def test_without_a_record_nothing_is_called_tampered() -> None:
    ends_early = executor(CPP, INCLUDES + "int main() { syscall(SYS_exit_group, 0); }")
    found = ends_early.count(b"", 1.0)
    assert isinstance(found, Failed)
    assert found.caution is Caution.RUN_FAILED
    key = b"k" * 16
    assert not tampered(key + bytes(CHANNEL_BYTES - 16), key)
    assert not tampered(bytes(CHANNEL_BYTES), key)
    assert tampered(b"x" * 40 + bytes(CHANNEL_BYTES - 40), key)


def test_leaving_by_other_doors_keeps_the_count() -> None:
    for door in ("_exit(0);", "quick_exit(0);", "_Exit(0);", "exit(0);", "return 0;"):
        text = (
            f"{INCLUDES}int main() {{ for (volatile int i = 0; i < 999; i = i + 1) {{}} {door} }}"
        )
        counted = executor(CPP, text).count(b"", 1.0)
        assert isinstance(counted, Counted), door
        assert 999 <= counted.work < 4_000

"""Figures of the interactive judge: `python -m tests.judge.interactive_report`.

Round trips a second against two programs joined by bare pipes in the same run, the cost of a proven
deadlock, the fixed cost of a test against two bare sandboxed launches, and memory figures.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from judge.artifact import Artifact
from judge.batch import build
from judge.interact.foreign import seat_of_testlib
from judge.interact.host import Host, Parlour
from judge.interact.interface import Interactor
from judge.interact.seats import playing
from judge.limits import MEBIBYTE, ROOM, Limits
from judge.outcome import Outcome
from judge.report import Case
from judge.run import run
from judge.sandbox import Command, Sandbox, Streams, default_sandbox
from judge.source import Language, Source

ROUNDS = 60_000
REPEATS = 5
SOLVER = """\
#include <cstdio>
int main() {
    int n, reply;
    if (std::scanf("%d", &n) != 1) return 1;
    for (int k = 0; k < n; k++) {
        std::printf("? %d\\n", k);
        std::fflush(stdout);
        if (std::scanf("%d", &reply) != 1) return 1;
    }
    std::printf("! 0\\n");
}
"""
INTERACTOR = """\
#include <cstdio>
#include <cstdlib>
int main(int argc, char** argv) {
    std::FILE* test = std::fopen(argv[1], "r");
    int n, x;
    char word[8];
    if (std::fscanf(test, "%d", &n) != 1) return 3;
    std::printf("%d\\n", n);
    std::fflush(stdout);
    while (std::scanf("%7s %d", word, &x) == 2) {
        if (word[0] == '!') return 0;
        std::printf("%d\\n", x & 1);
        std::fflush(stdout);
    }
    return 1;
}
"""


class Echo(Interactor):
    """The same dialogue in our own interface."""

    def play(self) -> None:
        n = self.case.integer()
        self.say(n)
        while self.word(("?", "!"), "command") == "?":
            x = self.integer(0, n, "question")
            self.count()
            self.say(x & 1)
        self.integer(0, 0, "answer")
        self.accept()


def built(text: str, sandbox: Sandbox, language: Language = Language.CPP) -> Artifact:
    artifact = build(Source(f"program.{language}", text, language), sandbox)
    assert isinstance(artifact, Artifact), artifact
    return artifact


def seconds(action: Callable[[], object]) -> float:
    started = time.perf_counter()
    action()
    return time.perf_counter() - started


def bare(solver: Artifact, interactor: Artifact, test: Path) -> None:
    """Two processes and two pipes, nothing else."""
    to_solver, to_interactor = os.pipe(), os.pipe()
    first = subprocess.Popen([*interactor.argv, str(test)], stdin=to_interactor[0],
                             stdout=to_solver[1])  # fmt: skip
    second = subprocess.Popen([*solver.argv], stdin=to_solver[0], stdout=to_interactor[1])
    for descriptor in (*to_solver, *to_interactor):
        os.close(descriptor)
    assert (first.wait(), second.wait()) == (0, 0)


def round_trips(sandbox: Sandbox) -> None:
    solver, interactor = built(SOLVER, sandbox), built(INTERACTOR, sandbox)
    limits = Limits(cpu_seconds=60, wall_seconds=120)
    foreign = seat_of_testlib(interactor, sandbox)
    with tempfile.TemporaryDirectory() as folder:
        test = Path(folder) / "test"
        test.write_text(f"{ROUNDS}\n")
        Path(folder).chmod(0o755)
        case = Case("rounds", "", test, b"")

        def played(parlour: Parlour) -> Callable[[], object]:
            host = Host(solver, limits, parlour, sandbox)

            def once() -> None:
                report = host.run_one(case, False)
                assert report.outcome is Outcome.AC, (report.outcome, report.message)

            return once

        ways: dict[str, Callable[[], object]] = {
            "bare pipes": lambda: bare(solver, interactor, test),
            "inside the judge, transcript and count": played(Parlour((playing(Echo),))),
            "foreign, pipes alone": played(Parlour((foreign,))),
            "foreign, relay with transcript": played(Parlour((foreign,), relay=True)),
        }
        times: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(REPEATS):
            for name, way in ways.items():
                times[name].append(seconds(way))
    base = statistics.median(times["bare pipes"])
    print(f"round trips ({ROUNDS} a run, median of {REPEATS})")
    for name, taken in times.items():
        middle = statistics.median(taken)
        print(f"  {name:<40} {ROUNDS / middle:9.0f} a second, {base / middle:5.2f} of bare pipes")


def deadlocks(sandbox: Sandbox) -> None:
    text = '#include <cstdio>\nint main() { int a; while (std::scanf("%d", &a) == 1); }\n'
    waits, instant = built(text, sandbox), built("int main() {}\n", sandbox)
    limits = Limits(cpu_seconds=10, wall_seconds=60)
    foreign = seat_of_testlib(built(INTERACTOR, sandbox), sandbox)
    case = Case("deadlock", "", b"5\n", b"")

    def taken(program: Artifact, parlour: Parlour, expected: Outcome) -> list[float]:
        found = []
        for _ in range(20):
            started = time.perf_counter()
            report = Host(program, limits, parlour, sandbox).run_one(case, False)
            found.append(time.perf_counter() - started)
            assert report.outcome is expected, (report.outcome, report.message)
        return found

    for name, seat in (("inside", playing(Echo)), ("foreign", foreign)):
        parlour = Parlour((seat,))
        locked = taken(waits, parlour, Outcome.IDLE)
        base = taken(instant, parlour, Outcome.PE if name == "inside" else Outcome.WA)
        print(
            f"deadlock, interactor {name}: {statistics.median(locked):.3f} s, worst of 20 "
            f"{max(locked):.3f} s; a program that ends at once {statistics.median(base):.3f} s"
        )


def fixed_cost(sandbox: Sandbox) -> None:
    solver, interactor = built(SOLVER, sandbox), built(INTERACTOR, sandbox)
    idle = built("int main() {}\n", sandbox)
    limits = Limits()
    case = Case("short", "", b"3\n", b"")
    null = os.open(os.devnull, os.O_RDWR)
    streams = Streams(null, null, null)
    command = Command(idle.argv, readable=idle.readable)

    def two_launches() -> None:
        with ExitStack() as stack:
            both = [stack.enter_context(sandbox.start(command, limits, streams)) for _ in range(2)]
            for each in both:
                each.finish()

    def played(parlour: Parlour) -> Callable[[], object]:
        return lambda: Host(solver, limits, parlour, sandbox).run_one(case, False)

    ways: dict[str, Callable[[], object]] = {
        "two bare sandboxed launches at once": two_launches,
        "inside": played(Parlour((playing(Echo),))),
        "foreign": played(Parlour((seat_of_testlib(interactor, sandbox),))),
    }
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(40):
        for name, way in ways.items():
            times[name].append(seconds(way))
    base = statistics.median(times["two bare sandboxed launches at once"])
    print("fixed cost of a test (median of 40)")
    for name, taken in times.items():
        middle = statistics.median(taken)
        print(f"  {name:<40} {middle * 1000:6.1f} ms, {middle / base:.2f}")


def memory(sandbox: Sandbox) -> None:
    program = built(
        "#include <cstdio>\n#include <cstdlib>\n#include <cstring>\n"
        "int main() { unsigned long n; if (std::scanf(\"%lu\", &n) != 1) return 1;"
        " char* x = (char*)std::malloc(n); for (unsigned long k = 0; k < n; k += 4096)"
        " x[k] = 1; return x[n / 2] == 9; }\n", sandbox,
    )  # fmt: skip
    ballast = bytearray(300 * MEBIBYTE)
    ballast[::4096] = b"x" * len(ballast[::4096])
    limits = Limits(memory_bytes=1024 * MEBIBYTE, reserved_bytes=ROOM)
    print("memory, with 300 MB in the judge itself")
    for size in (5, 20, 50, 100, 200, 500):
        found = run(program, str((size - 3) * MEBIBYTE).encode(), limits, sandbox).memory_bytes
        off = found / MEBIBYTE - size
        allowed = max(4.0, size / 10)
        print(f"  {size:4} MB: {found / MEBIBYTE:7.1f} MB ({off:+.1f}, allowed {allowed:.0f})"
              f"{'' if abs(off) <= allowed else '  OFF'}")  # fmt: skip


def main() -> int:
    sandbox = default_sandbox()
    print(sandbox.describe())
    for part in (round_trips, deadlocks, fixed_cost, memory):
        part(sandbox)
    return 0


if __name__ == "__main__":
    sys.exit(main())

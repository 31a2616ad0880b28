"""Solvers of a guessing task that misbehave, each with its label on top.

`python -m tests.judge.matrix_suite --repeats 20 --load` plays all of them many times while the
processor is kept busy, and prints every label that is not as expected.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from judge.artifact import Artifact
from judge.batch import build
from judge.interact.host import Host, Parlour, Round, Seat
from judge.interact.inside import Inside
from judge.interact.side import Side
from judge.limits import MEBIBYTE, ROOM, Limits
from judge.report import Case, CaseReport
from judge.sandbox import Sandbox, default_sandbox
from judge.source import Source
from tests.judge.matrix_interactors import INTERACTORS

FOLDER = Path(__file__).parent / "matrix"
LIMITS = Limits(
    cpu_seconds=0.5,
    wall_seconds=1.0,
    memory_bytes=128 * MEBIBYTE,
    output_bytes=16 * MEBIBYTE,
    reserved_bytes=ROOM,
)
INTERACTOR_CPU = 1.0
CASE = Case("73", "public", b"73", b"")


@dataclass(frozen=True)
class Solver:
    """A file of the matrix: the outcomes it may get, part of the message, the interactor."""

    path: Path
    expected: frozenset[str]
    says: str
    interactor: str


def solvers() -> list[Solver]:
    return [_read(path) for path in sorted(FOLDER.iterdir()) if path.suffix in (".py", ".cpp")]


def _read(path: Path) -> Solver:
    text = path.read_text(encoding="utf-8")

    def field(name: str, default: str = "") -> str:
        match = re.search(rf"^(?:#|//) {name}: (.*)$", text, re.MULTILINE)
        return match[1] if match else default

    expected = frozenset(field("expect").split("|"))
    return Solver(path, expected, field("says"), field("interactor", "guess"))


def seat_of(name: str) -> Seat:
    def seat(round_: Round, stack: ExitStack) -> Side:
        made = INTERACTORS[name]
        return Inside(made, "73", seed=1, budget=None, cpu_seconds=INTERACTOR_CPU)

    return seat


def play(solver: Solver, sandbox: Sandbox) -> CaseReport:
    built = build(Source.load(solver.path), sandbox)
    assert isinstance(built, Artifact), built
    host = Host(built, LIMITS, Parlour((seat_of(solver.interactor),)), sandbox)
    return host.run_one(CASE, False)


def fault_of(solver: Solver, report: CaseReport) -> str:
    """What is not as expected, or nothing."""
    if report.outcome not in solver.expected:
        wanted = "|".join(sorted(solver.expected))
        return f"{solver.path.name}: {report.outcome} ({report.message}), expected {wanted}"
    if solver.says not in report.message:
        return f"{solver.path.name}: says {report.message!r}, expected {solver.says!r} in it"
    return ""


@contextmanager
def load(processes: int) -> Iterator[None]:
    """Keep the processor busy."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--repeats", type=int, default=1)
    parser.add_argument("--load", action="store_true")
    asked = parser.parse_args()
    sandbox = default_sandbox()
    faults = played = 0
    for solver in solvers():
        build(Source.load(solver.path), sandbox)
    with load(3 if asked.load else 0):
        for turn in range(asked.repeats):
            for solver in solvers():
                fault = fault_of(solver, play(solver, sandbox))
                played += 1
                faults += bool(fault)
                if fault:
                    print(f"turn {turn + 1}: {fault}", flush=True)
    print(f"{played - faults} of {played} runs as expected")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())

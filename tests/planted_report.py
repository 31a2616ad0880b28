"""Planted growths, really measured: `python -m tests.planted_report [--repeats 20] [--load]`.

For each program: the class that is ranked first, the exponent by work counts and by CPU time, and
the answers against its own growth and against one that it misses. `--load` keeps another core busy.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from complexity.growth import parse_growth
from judge.sandbox import default_sandbox
from judge.source import Source
from scaling.analyse import Targets, analyse_scaling
from scaling.executor import SandboxExecutor, prepare
from scaling.outcome import Beyond, Within
from scaling.report import ScalingReport
from scaling.sweeps import Bounds
from scaling.target import exponent_of, is_explosive

FOLDER = Path(__file__).resolve().parent / "planted"
COUNT_BOUND, CPU_BOUND = 0.05, 0.12


@dataclass(frozen=True, slots=True)
class Planted:
    """A program with its growth, the name of its class, and a growth that it misses."""

    path: Path
    growth: str
    name: str
    largest: int
    misses: str

    @property
    def exponent(self) -> float | None:
        """The exponent of n, for polynomial growths."""
        growth = parse_growth(self.growth)
        return None if is_explosive(growth) else exponent_of(growth)


def planted() -> tuple[Planted, ...]:
    """All programs, both languages."""
    return tuple(_read(path) for path in sorted(FOLDER.glob("*/*.*")))


def _read(path: Path) -> Planted:
    lines = path.read_text(encoding="utf-8").splitlines()[:4]
    found = dict(line.lstrip("#/ ").split(": ", 1) for line in lines if ": " in line[:12])
    largest = int(found["largest"])
    return Planted(path, found["growth"], found["class"], largest, found.get("misses", ""))


def make_input(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
    """The number alone."""
    return f"{sizes['n']}\n".encode()


def executor_of(program: Planted, *, counting: bool) -> SandboxExecutor:
    """The measuring builds; without ``counting`` CPU time decides."""
    executor = prepare(Source.load(program.path), default_sandbox())
    assert isinstance(executor, SandboxExecutor), executor
    return executor if counting else replace(executor, counting=None)


def measure(
    executor: SandboxExecutor, program: Planted, target: str, budget: float, seed: int = 1
) -> ScalingReport:
    """One measurement against a target."""
    bounds = {"n": Bounds(1, program.largest)}
    targets = Targets(parse_growth(target))
    return analyse_scaling(executor, make_input, bounds, targets, budget_seconds=budget, seed=seed)


def exponent_error(report: ScalingReport, program: Planted) -> float | None:
    """How far the measured exponent is off, the logarithm's held at the class's own."""
    if program.exponent is None or report.alpha_hat is None:
        return None
    return abs(report.alpha_hat - program.exponent)


@contextmanager
def busy(wanted: bool) -> Iterator[None]:
    """Another process that never sleeps."""
    process = multiprocessing.Process(target=_spin, daemon=True)
    if wanted:
        process.start()
    try:
        yield
    finally:
        if wanted:
            process.terminate()
            process.join()


def _spin() -> None:
    while True:
        pass


@dataclass(slots=True)
class Tally:
    """Answers over all repetitions, and the worst exponents."""

    own: int = 0
    slow: int = 0
    missed: int = 0
    passed: int = 0
    undecided: int = 0
    asked: int = 0
    off_rank: int = 0
    worst_count: float = 0.0
    worst_cpu: float = 0.0

    def add(self, other: Tally) -> None:
        for name in ("own", "slow", "missed", "passed", "undecided", "asked", "off_rank"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.worst_count = max(self.worst_count, other.worst_count)
        self.worst_cpu = max(self.worst_cpu, other.worst_cpu)


def examine(program: Planted, repeats: int, budget: float, cpu: bool) -> Tally:
    """All repetitions of one program."""
    tally = Tally()
    executor = executor_of(program, counting=True)
    timing = executor_of(program, counting=False)
    for seed in range(1, repeats + 1):
        own = measure(executor, program, program.growth, budget, seed)
        tally.own += isinstance(own.time, Within)
        tally.slow += isinstance(own.time, Beyond)
        tally.asked += 1
        if not (own.ranking and own.ranking[0].name.value == program.name):
            tally.off_rank += 1
        tally.worst_count = max(tally.worst_count, exponent_error(own, program) or 0.0)
        if cpu and program.exponent is not None and program.exponent > 0:
            timed = measure(timing, program, program.growth, budget, seed)
            tally.worst_cpu = max(tally.worst_cpu, exponent_error(timed, program) or 0.0)
        if program.misses:
            over = measure(executor, program, program.misses, budget, seed)
            tally.missed += isinstance(over.time, Beyond)
            tally.passed += isinstance(over.time, Within)
            tally.asked += 1
    tally.undecided = tally.asked - tally.own - tally.slow - tally.missed - tally.passed
    return tally


def main() -> None:
    """A line a program, then the sums."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=1)
    parser.add_argument("--budget", type=float, default=2.0)
    parser.add_argument("--load", action="store_true", help="keep another core busy")
    parser.add_argument("--cpu", action="store_true", help="fit CPU time, too")
    parser.add_argument("only", nargs="*", help="parts of names")
    given = parser.parse_args()
    total = Tally()
    with busy(given.load):
        for program in planted():
            name = f"{program.path.parent.name}/{program.path.name}"
            if given.only and not any(part in name for part in given.only):
                continue
            start = time.monotonic()
            tally = examine(program, given.repeats, given.budget, given.cpu)
            total.add(tally)
            _print(name, tally, time.monotonic() - start)
    _print("all", total, math.nan)


def _print(name: str, tally: Tally, seconds: float) -> None:
    print(
        f"{name:28} asked {tally.asked:3}  too slow {tally.slow}  within {tally.passed}  undecided "
        f"{tally.undecided}  off rank {tally.off_rank}  count off {tally.worst_count:.3f}  CPU off "
        f"{tally.worst_cpu:.3f}  {seconds:.1f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()

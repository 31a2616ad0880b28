"""What counting costs: `python -m tests.counting_report [--repeats 7] [--median 0.1]`.

CPU time of the counting build over the plain one on the same input, both above a program that only
reads, interleaved: the median of the ratios with the interval of its order statistics, for every
shipped program that is right, at the largest size that its task's budget allows.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from corpus.generators import InputSource
from corpus.grammar import value_symbols
from corpus.runner import build_options, generator_runner
from corpus.solutions import TASKS, Kind, load_solutions
from corpus.spec import load_spec
from cverify.sources import load_source
from judge.artifact import CompileFailure
from judge.sandbox import default_sandbox
from scaling.executor import Counted, SandboxExecutor, Timed, prepare
from scaling.sweeps import Bounds, plan_sweeps

LONG, LIMIT = 0.1, 5.0
"""Seconds of the plain run from which on a ratio means something, and its limit."""


@dataclass(frozen=True, slots=True)
class Ratios:
    """Ratios of one program at one size, in rising order."""

    name: str
    size: int
    found: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle one."""
        return statistics.median(self.found)


def examine(task: Path, program: Path, repeats: int) -> Ratios | None:
    """One program; None where it is too fast at every size of its task."""
    spec, source = load_spec(task / "task.yaml"), load_source(program)
    sandbox = default_sandbox()
    executor = prepare(source, sandbox, build_options(spec, source))
    if isinstance(executor, CompileFailure) or not executor.counts_work:
        return None
    sizes = spec.sizes or {s.name: (s.low, s.high) for s in value_symbols(spec.grammar)}
    bounds = {name: Bounds(max(0, low), high) for name, (low, high) in sizes.items()}
    joint = plan_sweeps(bounds)[0]
    make = InputSource(spec, generator_runner(spec, sandbox))
    size = joint.largest
    while size >= joint.smallest:
        data = make(joint.at(size), 1, "random")
        plain = executor.time(data, LIMIT)
        if isinstance(plain, Timed):
            break
        size //= 2
    else:
        return None
    found = sorted(r for _ in range(repeats) if (r := _ratio(executor, data)) is not None)
    return Ratios(f"{task.name}/{program.name}", size, tuple(found)) if found else None


def _ratio(executor: SandboxExecutor, data: bytes) -> float | None:
    reading, plain = executor.read_only(data), executor.time(data, LIMIT)
    counted = executor.count(data, 10 * LIMIT)
    if not (isinstance(reading, Timed) and isinstance(plain, Timed)):
        return None
    own = plain.cpu_seconds - reading.cpu_seconds
    if not isinstance(counted, Counted) or own < LONG:
        return None
    return (counted.cpu_seconds - reading.cpu_seconds) / own


def programs(folders: Sequence[Path]) -> Iterator[tuple[Path, Path]]:
    """Right solutions, whatever their growth."""
    for folder in folders:
        for file in sorted(folder.rglob("task.yaml")):
            for entry in load_solutions(file.parent):
                if entry.kind is not Kind.WRONG:
                    yield file.parent, entry.file


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, default=[TASKS])
    parser.add_argument("--repeats", type=int, default=7)
    arguments = parser.parse_args()
    medians: dict[str, list[float]] = {}
    for task, program in programs(arguments.folders):
        ratios = examine(task, program, arguments.repeats)
        if ratios is None:
            continue
        low, high = ratios.found[0], ratios.found[-1]
        seen = f"{ratios.median:5.2f} in [{low:.2f}, {high:.2f}]"
        print(f"{ratios.name:48} N = {ratios.size:8} {seen}", flush=True)
        medians.setdefault(program.suffix, []).append(ratios.median)
    for suffix, values in sorted(medians.items()):
        worst, middle = max(values), statistics.median(values)
        print(f"{suffix}: {len(values)} programs, median {middle:.2f}, worst {worst:.2f}")


if __name__ == "__main__":
    main()

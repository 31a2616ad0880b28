"""What running and measuring cost beside the programs: `python -m tests.overhead_report`.

First one sandboxed run of a program that does nothing against a bare `posix_spawn` of it,
interleaved: medians of the real time, the interval of their ratio over blocks, and CPU time, which
a busy machine stretches less. Then, for the
reference of each task, the CPU time of measuring (this process and all launchers) less that of the
programs that were run, as a share of the latter; builds come from the cache.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from unittest import mock

from corpus.solutions import TASKS
from corpus.spec import load_spec
from cverify.sources import load_source
from cverify.verify import Options, measure_growth
from judge.artifact import Artifact
from judge.batch import build
from judge.limits import Limits
from judge.run import run
from judge.sandbox import Command, Sandbox, Streams, Usage, default_sandbox
from judge.source import Language, Source

NOTHING = Source("nothing.cpp", "int main() {}", Language.CPP)
BLOCKS = 9


@dataclass(slots=True)
class Bill:
    """CPU seconds of the programs that a sandbox ran."""

    judged: float = 0.0
    runs: int = 0
    execute: Callable[[Sandbox, Command, Limits, Streams], Usage] = field(default=Sandbox.execute)

    def add(self, sandbox: Sandbox, command: Command, limits: Limits, streams: Streams) -> Usage:
        """Run and note."""
        usage = self.execute(sandbox, command, limits, streams)
        self.judged += usage.cpu_seconds
        self.runs += 1
        return usage


def tree_seconds() -> float:
    """CPU of this process and of all children that have ended."""
    usages = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def launches(sandbox: Sandbox, repeats: int) -> None:
    """Real time of one launch, both ways."""
    artifact = build(NOTHING, sandbox)
    assert isinstance(artifact, Artifact)
    path = artifact.argv[0]
    bare: list[float] = []
    boxed: list[float] = []
    bare_cpu = boxed_cpu = 0.0
    for _ in range(repeats):
        start, before = time.perf_counter(), tree_seconds()
        os.waitpid(os.posix_spawn(path, [path], {}), 0)
        middle, between = time.perf_counter(), tree_seconds()
        run(artifact, b"", Limits(), sandbox)
        bare.append(middle - start)
        boxed.append(time.perf_counter() - middle)
        bare_cpu, boxed_cpu = bare_cpu + between - before, boxed_cpu + tree_seconds() - between
    size = max(1, repeats // BLOCKS)
    ratios = [
        statistics.median(boxed[k : k + size]) / statistics.median(bare[k : k + size])
        for k in range(0, repeats, size)
    ]
    plain, caged = statistics.median(bare) * 1e3, statistics.median(boxed) * 1e3
    print(f"{sandbox.isolation.value}: launch {caged:.1f} ms, bare {plain:.2f} ms, {repeats} runs;")
    low, high = min(ratios), max(ratios)
    print(f"ratio {caged / plain:.1f}, blocks of {size} in [{low:.1f}, {high:.1f}];")
    print(
        f"CPU time {1e3 * boxed_cpu / repeats:.1f} ms, {boxed_cpu / bare_cpu:.1f} times", flush=True
    )


def overhead(task: Path, budget: float) -> float | None:
    """Share of CPU that measuring the task's reference adds; None where it has none."""
    spec = load_spec(task / "task.yaml")
    if spec.reference is None:
        return None
    source, sandbox = load_source(spec.reference), default_sandbox()
    options = Options(budget_seconds=budget)
    measure_growth(source, spec, sandbox, Options(budget_seconds=0.05))
    bill = Bill()
    start = tree_seconds()
    with mock.patch.object(Sandbox, "execute", lambda box, *rest: bill.add(box, *rest)):
        measure_growth(source, spec, sandbox, options)
    extra = tree_seconds() - start - bill.judged
    share = extra / bill.judged
    seen = f"{bill.runs:4} runs, {bill.judged:6.2f} s, and {extra:6.2f} s beside them"
    print(f"{task.name:28} {seen}: {100 * share:5.0f} %", flush=True)
    return share


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, default=[TASKS])
    parser.add_argument("--launches", type=int, default=180)
    parser.add_argument("--budget", type=float, default=6.0)
    chosen = parser.parse_args(arguments)
    launches(default_sandbox(), chosen.launches)
    tasks = sorted(file.parent for folder in chosen.folders for file in folder.rglob("task.yaml"))
    shares = [share for task in tasks if (share := overhead(task, chosen.budget)) is not None]
    print(f"{len(shares)} tasks, median {100 * statistics.median(shares):.0f} %")


if __name__ == "__main__":
    main()

"""`python -m cverify.shipped`: every shipped program against its expected verdict and labels."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path

from corpus.solutions import Labelled, load_solutions, shipped_tasks
from corpus.spec import load_spec
from cverify.sources import load_source
from cverify.verify import VerdictReport, verify


@dataclass(frozen=True, slots=True)
class Comparison:
    """What was expected of a program, and what came out."""

    program: Path
    expected: Labelled
    report: VerdictReport

    @property
    def differences(self) -> tuple[str, ...]:
        decision = self.report.decision
        pairs = (
            ("verdict", self.expected.verdict, decision.verdict.value),
            ("opt_t", self.expected.opt_t, decision.opt_t),
            ("opt_s", self.expected.opt_s, decision.opt_s),
            ("trapped", self.expected.trapped, decision.trapped),
        )
        return tuple(f"{name} {found}, expected {want}" for name, want, found in pairs
                     if want != found)  # fmt: skip


def compare_task(task: Path, only: tuple[str, ...] = ()) -> list[Comparison]:
    """All labelled programs of a task (whose names contain one of `only`, if given)."""
    spec = load_spec(task / "task.yaml")
    return [
        Comparison(labelled.file, labelled, verify(load_source(labelled.file), spec))
        for labelled in load_solutions(task)
        if not only or any(part in str(labelled.file) for part in only)
    ]


def main(arguments: list[str]) -> int:
    """Print a line a program; the exit code is 1 when any differs."""
    differing = total = 0
    for task in shipped_tasks():
        for labelled in load_solutions(task):
            if labelled.verdict is None:
                continue  # labelled for the judge alone
            if arguments and not any(part in str(labelled.file) for part in arguments):
                continue
            started = time.process_time()
            (comparison,) = compare_task(task, (str(labelled.file),))
            decision = comparison.report.decision
            total += 1
            differing += bool(comparison.differences)
            print(
                f"{'ok ' if not comparison.differences else 'NOT'} {task.name}/"
                f"{labelled.file.name}: {decision.verdict} (row {decision.row}) "
                f"{'; '.join(comparison.differences)} "
                f"[{time.process_time() - started:.1f} s of our CPU]",
                flush=True,
            )
    print(f"{total - differing} of {total} programs as expected")
    return int(differing > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

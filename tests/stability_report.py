"""One program, one verdict? `python -m tests.stability_report [--verdicts 30] [--load]`.

For each of some tasks one labelled program, optimal and not in turn, is verified again and again,
each time with another seed; a line a task tells the verdicts and how many differ from the label.
`--load` keeps another core busy meanwhile. `--keep FILE` goes on where a run ended.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from corpus.solutions import Kind, Labelled, load_solutions
from corpus.spec import load_spec
from cverify.sources import load_source
from cverify.validation.run import reason_of
from cverify.verify import Options, verify
from tests.planted_report import busy

FOLDER = Path(__file__).resolve().parent / "validation"


def chosen(task: Path, index: int) -> Labelled:
    """An optimal program of every second task, a slow one of the others; languages in turn."""
    slow = (Kind.SOURCE, Kind.BRUTE_FORCE)
    wanted = (Kind.OPTIMAL,) if index % 2 == 0 else slow
    suffix = (".cpp", ".py")[index // 2 % 2]
    entries = [entry for entry in load_solutions(task) if entry.kind in wanted]
    return next((entry for entry in entries if entry.file.suffix == suffix), entries[0])


def verdict(task: Path, entry: Labelled, seed: int, budget: float) -> tuple[str, str]:
    """The verdict under one seed, and why."""
    report = verify(
        load_source(entry.file),
        load_spec(task / "task.yaml"),
        Options(seed=seed, budget_seconds=budget),
    )
    return report.decision.verdict.value, reason_of(report)


def repeated(
    task: Path, entry: Labelled, count: int, budget: float, kept: dict[str, tuple[str, str]]
) -> Sequence[tuple[str, str]]:
    """All verdicts on one program."""
    found = []
    for seed in range(1, count + 1):
        key = f"{task.name}/{entry.file.name}/{seed}"
        if key not in kept:
            kept[key] = verdict(task, entry, seed, budget)
        found.append(kept[key])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--verdicts", type=int, default=30)
    parser.add_argument("--tasks", type=int, default=12)
    parser.add_argument("--budget", type=float, default=6.0)
    parser.add_argument("--load", action="store_true")
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    kept: dict[str, tuple[str, str]] = {}
    if options.keep is not None and options.keep.exists():
        kept = json.loads(options.keep.read_text(encoding="utf-8"))
    differing = asked = 0
    tasks = sorted(file.parent for file in FOLDER.glob("*/task.yaml"))[: options.tasks]
    with busy(options.load):
        for index, task in enumerate(tasks):
            entry = chosen(task, index)
            found = repeated(task, entry, options.verdicts, options.budget, kept)
            if options.keep is not None:
                options.keep.write_text(json.dumps(kept), encoding="utf-8")
            others = [(name, why) for name, why in found if name != entry.verdict]
            differing, asked = differing + len(others), asked + len(found)
            counts = ", ".join(f"{n} × {name}" for name, n in Counter(v for v, _ in found).items())
            print(f"{task.name}/{entry.file.name}: {counts}, labelled {entry.verdict}", flush=True)
            for why, times in Counter(why for _, why in others).most_common(3):
                print(f"    {times} × {why}", flush=True)
    print(f"{differing} of {asked} differ from the label")


if __name__ == "__main__":
    main()

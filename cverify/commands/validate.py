"""`cverify validate`: how verdicts agree with the labels of a corpus, layer by layer."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from corpus.solutions import TASKS
from cverify.errors import UsageError
from cverify.exit_codes import ExitCode
from cverify.render.validation import document, text
from cverify.validation.run import find_tasks, validate
from cverify.verify import Options


def run(
    paths: list[Path], as_json: bool, jobs: int, budget: float, seed: int, keep: Path | None
) -> ExitCode:
    """Verify every labelled program, then print the figures of the four configurations."""
    for path in paths:
        if not path.is_dir():
            raise UsageError(f"{path}: expected a folder")
    tasks = find_tasks(paths or [TASKS])
    if not tasks:
        raise UsageError(f"{paths[0]}: no task.yaml with a solutions.yaml below this folder")
    rows = []
    for row in validate(tasks, Options(budget_seconds=budget, seed=seed), jobs, keep):
        rows.append(row)
        print(f"{len(rows)}: {row.task}/{row.program}", file=sys.stderr, flush=True)
    if as_json:
        print(json.dumps(document(rows), indent=2, ensure_ascii=False))
    else:
        print(text(rows))
    return ExitCode.OPTIMAL

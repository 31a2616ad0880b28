"""`cverify explain`: the source with what every line costs, and why."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

from cverify.exit_codes import ExitCode
from cverify.explanation import explain_source
from cverify.render.explain import PLAIN_WIDTH, document, text
from cverify.sources import load_source
from cverify.tasks import load_task


def run(program: Path, task: Path | None, as_json: bool) -> ExitCode:
    """Explain one program; with a task its sizes and targets are used."""
    source = load_source(program)
    explained = explain_source(source, None if task is None else load_task(task))
    if as_json:
        print(json.dumps(document(explained), indent=2, ensure_ascii=False))
    else:
        terminal = sys.stdout.isatty()
        width = shutil.get_terminal_size((PLAIN_WIDTH, 24)).columns if terminal else PLAIN_WIDTH
        print(text(explained, width, colour=terminal))
    return ExitCode.OPTIMAL

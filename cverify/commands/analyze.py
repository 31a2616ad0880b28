"""`cverify analyze`: no task, just what the source proves."""

from __future__ import annotations

import json
from pathlib import Path

from cverify.errors import UsageError
from cverify.examine import examine
from cverify.exit_codes import ExitCode
from cverify.render.analysis import document, text
from cverify.sources import find_programs, load_source


def run(paths: list[Path], as_json: bool, as_lines: bool) -> ExitCode:
    """Analyse every program; unreadable ones are reported and the rest still run."""
    if as_json and as_lines:
        raise UsageError("--json and --jsonl: expected one of them; leave one out")
    programs = list(find_programs(paths))
    if not programs:
        raise UsageError(f"{paths[0]}: no program files (.py, .cpp, .cc, .cxx) below this folder")
    failed = False
    documents = []
    for path in programs:
        try:
            examination = examine(load_source(path))
        except UsageError as error:
            failed = True
            if as_lines:
                print(json.dumps({"path": str(path), "error": str(error)}), flush=True)
            elif len(programs) == 1:
                raise
            else:
                print(f"{error}")
            continue
        if as_lines:
            print(json.dumps(document(examination), ensure_ascii=False), flush=True)
        elif as_json:
            documents.append(document(examination))
        else:
            print(text(examination))
    if as_json:
        shown = documents[0] if len(programs) == 1 and documents else documents
        print(json.dumps(shown, indent=2, ensure_ascii=False))
    return ExitCode.USAGE if failed else ExitCode.OPTIMAL

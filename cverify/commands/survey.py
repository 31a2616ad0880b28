"""`cverify survey`: how the static layer fares over folders of any sources."""

from __future__ import annotations

import json
from pathlib import Path

from cverify.errors import UsageError
from cverify.exit_codes import ExitCode
from cverify.render.survey import document, text
from cverify.sources import find_programs
from cverify.survey.examine import SURVEYED
from cverify.survey.run import Limits, survey


def run(paths: list[Path], as_json: bool, jobs: int, seconds: float) -> ExitCode:
    """Survey every file; exit code 1 when one crashed or hung."""
    for path in paths:
        if not path.exists():
            raise UsageError(f"{path}: no such file or folder")
    programs = list(find_programs(paths, SURVEYED))
    if not programs:
        known = ", ".join(SURVEYED)
        raise UsageError(f"{paths[0]}: no sources ({known}) below this folder")
    found = survey(programs, jobs, Limits(seconds=seconds))
    if as_json:
        print(json.dumps(document(found), indent=2, ensure_ascii=False))
    else:
        print(text(found))
    return ExitCode.OPTIMAL if found.healthy else ExitCode.FAULT

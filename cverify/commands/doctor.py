"""`cverify doctor`: what this machine has and lacks."""

from __future__ import annotations

import json
import sys

from cverify.exit_codes import ExitCode
from cverify.health.examine import examine_host
from cverify.health.host import ThisHost
from cverify.render.health import document, text


def run(as_json: bool) -> ExitCode:
    """Show every finding; exit code 0 if everything needed is there, else 1."""
    report = examine_host(ThisHost())
    if as_json:
        print(json.dumps(document(report), indent=2, ensure_ascii=False))
    else:
        print(text(report, colour=sys.stdout.isatty()))
    return ExitCode.OPTIMAL if report.usable else ExitCode.FAULT

"""A health report: as a table for people, as a document for programs."""

from __future__ import annotations

from typing import Any

from cverify.health.report import Finding, HealthReport, State

MARKS = {State.FINE: "ok", State.WEAK: "weak", State.MISSING: "MISSING"}
COLOURS = {State.FINE: "\x1b[32m", State.WEAK: "\x1b[33m", State.MISSING: "\x1b[1;31m"}
RESET = "\x1b[0m"


def document(report: HealthReport) -> dict[str, Any]:
    """The contract of `doctor --json`."""
    return {
        "usable": report.usable,
        "findings": [
            {"name": f.name, "state": f.state.value, "found": f.found, "remedy": f.remedy or None}
            for f in report.findings
        ],
    }


def text(report: HealthReport, colour: bool = False) -> str:
    """One row a finding, its remedy below it, and a last line that sums up."""
    width = max(len(finding.name) for finding in report.findings)
    lines = [line for f in report.findings for line in _rows(f, width, colour)]
    return "\n".join([*lines, "", _summary(report)])


def _rows(finding: Finding, width: int, colour: bool) -> list[str]:
    mark = f"{MARKS[finding.state]:<7}"
    if colour:
        mark = f"{COLOURS[finding.state]}{mark}{RESET}"
    rows = [f"{mark}  {finding.name:<{width}}  {finding.found}"]
    if finding.remedy:
        rows.append(f"{'':9}{'':{width}}  -> {finding.remedy}")
    return rows


def _summary(report: HealthReport) -> str:
    missing = [f.name for f in report.findings if f.state is State.MISSING]
    weak = [f.name for f in report.findings if f.state is State.WEAK]
    if missing:
        return f"Missing: {', '.join(missing)}."
    if weak:
        return f"Usable; weak: {', '.join(weak)}."
    return "Everything is there."

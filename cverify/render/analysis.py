"""An analysis without a task: as a JSON document, and for people."""

from __future__ import annotations

from typing import Any

from complexity.growth import Growth, big_o, space_class, time_class
from complexity.report import Opaque
from cverify.examine import Examination
from cverify.render.tags import finding_document, finding_lines


def printed(growth: Growth) -> str | None:
    """A growth as printed, null where it is unknown."""
    return None if growth.holes else big_o(growth)


def document(examination: Examination) -> dict[str, Any]:
    """The contract of `analyze --json` and `--jsonl` (schema: analysis.schema.json)."""
    static = examination.static
    return {
        "path": examination.source.path,
        "language": examination.source.language.value,
        "time": printed(static.time.upper),
        "space": printed(static.space.upper),
        "time_class": time_class(static.time.upper).value,
        "space_class": space_class(static.space.upper).value,
        "space_total": printed(static.space_total.upper),
        "time_lower": None if static.time.lower is None else printed(static.time.lower),
        "symbols": dict(static.symbols),
        "tags": [finding.tag for finding in examination.tags.findings],
        "findings": [finding_document(finding) for finding in examination.tags.findings],
        "assumes": sorted(static.time.assumes),
        "unknown": [_unknown(hole) for hole in static.unknown],
        "steps": [{"line": s.line, "cost": s.cost, "reason": s.reason} for s in static.time.steps],
    }


def _unknown(hole: Opaque) -> dict[str, Any]:
    return {
        "symbol": hole.symbol,
        "line": hole.line,
        "reason": hole.reason,
        "settle": hole.settle,
    }


def text(examination: Examination) -> str:
    """For a terminal: the answer, then why."""
    static = examination.static
    lines = [
        f"{examination.source.path}  ({examination.source.language.value})",
        f"  time   {figure(static.time.upper)}",
        f"  space  {figure(static.space.upper)}   with input and result "
        f"{figure(static.space_total.upper)}",
    ]
    if static.symbols:
        legend = "; ".join(f"{name}: {meaning}" for name, meaning in static.symbols)
        lines.append(f"  where  {legend}")
    lines.append(f"  tags   {_tags(examination)}")
    lines += [f"    {line}" for f in examination.tags.findings for line in finding_lines(f)]
    if static.time.assumes:
        lines.append(f"  assumes  {', '.join(sorted(static.time.assumes))}")
    lines += [f"  unknown  {placeholder(h)}" for h in static.placeholders]
    steps = [s for s in static.time.steps if s.cost != "1"]
    if steps:
        lines.append("  why")
        lines += [f"    line {s.line:>4}  {s.cost:<22} {s.reason}" for s in steps]
    return "\n".join(lines)


def placeholder(hole: Opaque) -> str:
    """What a `?1` stands for, and what would settle it."""
    where = f"{hole.symbol}, line {hole.line}" if hole.line else hole.symbol
    return f"{where}: {hole.reason}; what would settle it: {hole.settle}"


def figure(growth: Growth) -> str:
    return f"unknown: {growth}" if growth.holes else big_o(growth)


def _tags(examination: Examination) -> str:
    return ", ".join(f.tag for f in examination.tags.findings) or "none found"

"""Counted queries against their target, as a document and as the cells of a row."""

from __future__ import annotations

from typing import Any

from corpus.queries import QueryReport


def queries_document(report: QueryReport) -> dict[str, Any]:
    """Part of the verdict's document."""
    interval = None if report.low is None else [report.low, report.high]
    return {
        "outcome": report.fits.value,
        "target": report.target,
        "slope": report.slope,
        "interval": interval,
        "reason": report.reason,
        "points": [
            {"sizes": dict(p.sizes), "queries": p.queries, "family": p.family}
            for p in report.points
        ],
    }


def queries_words(report: QueryReport) -> tuple[str, str, str]:
    """What was found, what is demanded, how that is known."""
    found = report.fits.value
    if report.points:
        most = max(report.points, key=lambda point: point.queries)
        found += f", up to {most.queries}"
    if report.reason:
        how = report.reason
    elif report.slope is None:
        how = f"holds at {len(report.points)} sizes"
    else:
        how = f"slope {report.slope:.2f} ({report.low:.2f} to {report.high:.2f}) over the target"
    return found, report.target, how

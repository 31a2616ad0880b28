"""The figures of a validation: a table for people, one document for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cverify.validation.configurations import Configuration
from cverify.validation.figures import Figures, Labelled, Share, figures
from cverify.validation.run import row_document

COLUMNS = ("false-optimal", "false-suboptimal", "uncertain", "agreement")


def document(rows: Sequence[Labelled]) -> dict[str, Any]:
    """Figures by configuration, then every program."""
    return {
        "programs": len(rows),
        "figures": [
            {
                "configuration": found.configuration.value,
                **{
                    name.replace("-", "_"): {
                        "count": share.count,
                        "total": share.total,
                        "interval": list(share.interval),
                    }
                    for name, share in zip(COLUMNS, _shares(found), strict=True)
                },
            }
            for found in (figures(c, rows) for c in Configuration)
        ],
        "rows": [row_document(row) for row in rows],
    }


def text(rows: Sequence[Labelled]) -> str:
    """The table, then the programs on which the full verifier differs from the label."""
    lines = [f"{len(rows)} programs, {len({row.task for row in rows})} tasks", ""]
    lines.append(f"{'':14}" + "".join(f"{name:>30}" for name in COLUMNS))
    for configuration in Configuration:
        shown = "".join(f"{_share(s):>30}" for s in _shares(figures(configuration, rows)))
        lines.append(f"{configuration.value:14}{shown}")
    differing = [row for row in rows if row.verdicts[Configuration.FULL] is not row.label]
    for row in differing:
        full = row.verdicts[Configuration.FULL]
        lines.append(f"  {row.task}/{row.program}: {full}, labelled {row.label}; {row.reason}")
    return "\n".join(lines)


def _shares(found: Figures) -> tuple[Share, ...]:
    return found.false_optimal, found.false_suboptimal, found.uncertain, found.agreement


def _share(share: Share) -> str:
    low, high = share.interval
    percent = 100 * share.count / share.total if share.total else 0.0
    return f"{share.count}/{share.total} {percent:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"

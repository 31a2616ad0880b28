"""Scores of the tag rules: as a JSON document, and as tables."""

from __future__ import annotations

from typing import Any

from tagging.evaluation import Evaluation, Score, Share

CONFUSIONS_SHOWN = 40
WIDEST_TAG = 30


def document(evaluation: Evaluation, strange: list[str]) -> dict[str, Any]:
    """The contract of `cverify evaluate --json`."""
    return {
        "files": len(evaluation.cases),
        "unknown_names": strange,
        "overall": _score(evaluation.overall),
        "by_language": {n: _score(s) for n, s in evaluation.by_language.items()},
        "by_tag": {
            tag: {
                **_score(score),
                "by_language": {
                    n: _score(evaluation.by_tag_and_language[tag, n])
                    for n in evaluation.by_language
                },
            }
            for tag, score in evaluation.by_tag.items()
        },
        "confusions": [
            {"expected": a, "found": b, "files": n}
            for (a, b), n in evaluation.confusions.items()
        ],
        "wrong_files": [
            {"path": c.path, "missing": list(c.missing), "wrong": sorted(c.wrong)}
            for c in evaluation.cases
            if c.missing or c.wrong
        ],
    }  # fmt: skip


def _score(score: Score) -> dict[str, Any]:
    return {
        "precision": _share(score.precision),
        "recall": _share(score.recall),
        "primary_recall": _share(score.primary),
    }


def _share(share: Share) -> dict[str, Any]:
    interval = share.interval
    return {
        "value": share.value,
        "hits": share.hits,
        "total": share.total,
        "interval": None if interval is None else list(interval),
    }


def text(evaluation: Evaluation, strange: list[str]) -> str:
    """For a terminal: totals, then tags, then confusions and files."""
    lines = [f"{len(evaluation.cases)} files; shares with 95 % intervals (Wilson)"]
    if strange:
        lines.append(f"names that are no tags, left out: {', '.join(strange)}")
    lines.append(f"  {'':<{WIDEST_TAG}}{'precision':<26}{'recall':<26}primary")
    lines.append(_row("all", evaluation.overall))
    lines += [_row(name, score) for name, score in evaluation.by_language.items()]
    for tag, score in evaluation.by_tag.items():
        lines.append(_row(tag, score))
        if len(evaluation.by_language) > 1:
            lines += [_row(f"  {n}", evaluation.by_tag_and_language[tag, n])
                      for n in evaluation.by_language]  # fmt: skip
    if evaluation.confusions:
        lines.append("confusions: expected, found, files")
        for (a, b), n in list(evaluation.confusions.items())[:CONFUSIONS_SHOWN]:
            lines.append(f"  {a:<{WIDEST_TAG}}{b:<{WIDEST_TAG}}{n}")
    for case in evaluation.cases:
        if case.missing or case.wrong:
            lines.append(f"  {case.path}: missing {', '.join(case.missing) or '-'}; "
                         f"wrong {', '.join(sorted(case.wrong)) or '-'}")  # fmt: skip
    return "\n".join(lines)


def _row(name: str, score: Score) -> str:
    cells = [_cell(s) for s in (score.precision, score.recall, score.primary)]
    return f"  {name:<{WIDEST_TAG}}{cells[0]:<26}{cells[1]:<26}{cells[2]}"


def _cell(share: Share) -> str:
    if share.value is None or share.interval is None:
        return "-"
    low, high = share.interval
    return f"{share.value:.3f} [{low:.2f}, {high:.2f}] n={share.total}"

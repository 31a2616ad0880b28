"""A survey: as a JSON document, and for people."""

from __future__ import annotations

from typing import Any

from cverify.survey.report import FileHealth, State, Survey

SHOWN = 20
"""Refused files named in the text; the document names all."""


def document(survey: Survey) -> dict[str, Any]:
    """The contract of `survey --json` (schema: survey.schema.json).

    All but `milliseconds` is the same for every run over the same files.
    """
    return {
        "files": len(survey.files),
        "analysed": survey.count(State.ANALYSED),
        "crashed": [_named(f) for f in survey.in_state(State.CRASHED)],
        "hung": [_named(f) for f in survey.in_state(State.HUNG)],
        "refused": [_named(f) for f in survey.in_state(State.REFUSED)],
        "opaque_share": round(survey.opaque_share, 6),
        "unknown_time_share": round(survey.unknown_time_share, 6),
        "unknown_space_share": round(survey.unknown_space_share, 6),
        "unknown_reasons": [
            {"reason": reason, "files": count} for reason, count in survey.unknown_reasons()
        ],
        "milliseconds": {
            "median": _ms(survey.median_seconds),
            "percentile_95": _ms(survey.percentile_seconds),
            "slowest": [{"path": f.path, "time": _ms(f.seconds)} for f in survey.slowest()],
        },
    }


def _named(file: FileHealth) -> dict[str, str]:
    return {"path": file.path, "reason": file.reason}


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def text(survey: Survey) -> str:
    """For a terminal: the counts, then what needs a look."""
    lines = [
        f"files     {len(survey.files)}",
        f"analysed  {survey.count(State.ANALYSED)}",
        f"crashes   {survey.count(State.CRASHED)}",
        f"hangs     {survey.count(State.HUNG)}",
        f"refused   {survey.count(State.REFUSED)}",
        f"opaque    {survey.opaque_share:.2%} of statements and expressions",
        f"unknown   time {survey.unknown_time_share:.1%}, space {survey.unknown_space_share:.1%} "
        "of the analysed files",
        f"a file    median {_ms(survey.median_seconds)} ms, "
        f"95 % within {_ms(survey.percentile_seconds)} ms",
    ]
    for state in (State.CRASHED, State.HUNG):
        lines += [f"{state.value}  {f.path}: {f.reason}" for f in survey.in_state(state)]
    refused = survey.in_state(State.REFUSED)
    lines += [f"refused  {f.path}: {f.reason}" for f in refused[:SHOWN]]
    if len(refused) > SHOWN:
        lines.append(f"refused  and {len(refused) - SHOWN} more (--json names them all)")
    lines += [f"slowest  {_ms(f.seconds):>9} ms  {f.path}" for f in survey.slowest()]
    lines += [f"unknown  {count:>5} files  {reason}" for reason, count in survey.unknown_reasons()]
    return "\n".join(lines)

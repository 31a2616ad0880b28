"""From an interactor's record, a mapping of plain values, to how it ended."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from typing import Any, cast

from judge.interact.interface import INTERACTOR, SOLVER
from judge.interact.side import SideEnd, fault
from judge.outcome import Outcome
from judge.report import Dialogue, Message

OUTCOMES = {
    "AC": Outcome.AC,
    "WA": Outcome.WA,
    "PE": Outcome.PE,
    "QLE": Outcome.QLE,
    "END": None,
}


def end_of_record(record: Mapping[str, Any], late: bytes = b"") -> SideEnd:
    """What a record says; an unknown outcome is the interactor's fault."""
    if record["outcome"] not in OUTCOMES:
        return fault(f"interactor: unknown outcome {record['outcome']!r}")
    next_input = record["next_input"]
    score = record["score"]
    return SideEnd(
        OUTCOMES[record["outcome"]],
        str(record["message"]),
        None if score is None else float(score),
        record["queries"],
        record["budget"],
        tuple((str(key), str(value)) for key, value in record["facts"].items()),
        None if next_input is None else str(next_input).encode(),
        saw_end=record["saw_end"],
        late=late,
        dialogue=Dialogue(
            record["messages"],
            record["bytes"][SOLVER],
            record["bytes"][INTERACTOR],
            messages(record["head"]),
            messages(record["tail"]),
        ),
    )


def messages(entries: Iterable[tuple[float, str, int, bytes]]) -> tuple[Message, ...]:
    """Entries of a transcript as values."""
    return tuple(Message(at, way == SOLVER, size, text) for at, way, size, text in entries)


def parse_record(data: bytes) -> SideEnd | None:
    """Read the record that a program left; None when there is no whole one."""
    text = data.rstrip(b"\0")
    if not text:
        return None
    try:
        return end_of_record(cast("dict[str, Any]", ast.literal_eval(text.decode())))
    except (ValueError, SyntaxError, KeyError, TypeError, AttributeError):
        return None

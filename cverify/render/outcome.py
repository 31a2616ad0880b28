"""A static outcome in words and as a document; shared by verdicts and explanations."""

from __future__ import annotations

from typing import Any

from cverify.proof import Abstain, Fail, Pass, StaticOutcome


def outcome_document(outcome: StaticOutcome) -> dict[str, Any]:
    match outcome:
        case Pass(note=note):
            return {"outcome": "pass", "note": note}
        case Fail(witness=witness):
            return {"outcome": "fail", "witness": witness}
        case Abstain(reasons=reasons):
            return {"outcome": "abstain", "reasons": list(reasons)}


def outcome_words(outcome: StaticOutcome) -> str:
    match outcome:
        case Pass(note=note):
            return f"proved{f' ({note})' if note else ''}"
        case Fail(witness=witness):
            return witness
        case Abstain(reasons=reasons):
            return f"not proved: {reasons[0]}" if reasons else "not proved"

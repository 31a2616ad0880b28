"""One file of a survey: what `cverify analyze` would say of it, reduced to a row."""

from __future__ import annotations

import time
from pathlib import Path

from complexity.growth import big_o
from complexity.model import (
    Block,
    Define,
    Expr,
    Lambda,
    OpaqueExpr,
    OpaqueStmt,
    Program,
    own_expressions,
    statements_in,
    walk_expression,
)
from cverify.errors import UsageError
from cverify.examine import Examination, examine
from cverify.sources import load_source
from cverify.survey.report import FileHealth, State
from judge.source import SUFFIXES, Language

SURVEYED = {**SUFFIXES, **dict.fromkeys((".c", ".h", ".hh", ".hpp", ".hxx"), Language.CPP)}
"""C and headers are read as C++ here: they cannot be judged, but they must not break anything."""
FAULTS = {"parser crashed": State.CRASHED, "parser took too long": State.HUNG}
"""Faults of the parsing process, which an analysis survives."""


def examined(path: Path) -> FileHealth:
    """The row of one file. Raises whatever the analysis raises: that is a crash."""
    begin = time.perf_counter()
    try:
        source = load_source(path, SURVEYED)
    except UsageError as error:
        reason = str(error).removeprefix(f"{path}: ")
        return FileHealth(str(path), State.REFUSED, reason, time.perf_counter() - begin)
    examination = examine(source)
    for cost in (examination.static.time, examination.static.space, examination.static.space_total):
        big_o(cost.upper)
    return _row(str(path), examination, time.perf_counter() - begin)


def _row(path: str, examination: Examination, seconds: float) -> FileHealth:
    static = examination.static
    nodes, opaque = counted(examination.program)
    state, reason = _state(examination.program)
    return FileHealth(
        path, state, reason, seconds, nodes, opaque, static.time.known, static.space.known,
        tuple(hole.reason for hole in static.time.holes),
    )  # fmt: skip


def _state(program: Program) -> tuple[State, str]:
    """A file of which nothing but one opaque statement is left was refused by its front end."""
    first = program.main[0] if program.main else None
    if not isinstance(first, OpaqueStmt):
        return State.ANALYSED, ""
    if first.reason in FAULTS:
        return FAULTS[first.reason], first.reason
    whole = len(program.main) == 1 and not program.functions
    return (State.REFUSED, first.reason) if whole else (State.ANALYSED, "")


def counted(program: Program) -> tuple[int, int]:
    """Statements and expressions of a program, and those of them that are opaque."""
    nodes = opaque = 0
    pending: list[Block] = [program.main, *(f.body for f in program.functions)]
    while pending:
        for stmt in statements_in(pending.pop()):
            nodes += 1
            opaque += isinstance(stmt, OpaqueStmt)
            if isinstance(stmt, Define):
                pending.append(stmt.function.body)
            for expr in own_expressions(stmt):
                found, unread = _expressions(expr, pending)
                nodes, opaque = nodes + found, opaque + unread
    return nodes, opaque


def _expressions(expr: Expr, pending: list[Block]) -> tuple[int, int]:
    nodes = opaque = 0
    for part in walk_expression(expr):
        nodes += 1
        opaque += isinstance(part, OpaqueExpr)
        if isinstance(part, Lambda):
            pending.append(part.function.body)
    return nodes, opaque

"""C++ source to program model."""

from __future__ import annotations

from complexity.frontends.cpp.client import WORKER
from complexity.frontends.cpp.prescan import scan
from complexity.model import OpaqueStmt, Program, Span

__all__ = ["parse_cpp"]


def parse_cpp(text: str) -> Program:
    """Lower C++ source. Never raises: what cannot be lowered is opaque, with reason and line."""
    scanned = scan(text)
    lines = text.count("\n") + 1
    if scanned.refusal:
        return _opaque(f"not parsed: {scanned.refusal}", scanned.line, lines)
    answer = WORKER.lower(scanned.clean)
    if isinstance(answer, Program):
        return answer
    return _structure_only(scanned.clean, answer, lines)


def _structure_only(text: str, reason: str, lines: int) -> Program:
    """What a parser without types sees of a file that libclang did not survive."""
    from complexity.frontends.cpp.repair import loops_only

    found = loops_only(text)
    stop = OpaqueStmt(reason, span=Span(1))
    return Program("cpp", (), (), (stop, *found), True, lines=lines)


def _opaque(reason: str, line: int, lines: int) -> Program:
    stop = OpaqueStmt(reason, span=Span(line))
    return Program("cpp", (), (), (stop,), True, lines=lines)

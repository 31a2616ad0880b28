"""Loops that the main parser lost, seen by one that never fails but knows no types.

tree-sitter reads the file after expansion of its own macros. Where a function with errors has
more loops there than in the lowered program, the missing ones are added with opaque tests, nested
as they stand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from complexity.frontends.cpp.macros import expand
from complexity.model import (
    Block,
    Counted,
    Define,
    Each,
    Function,
    Lambda,
    OpaqueExpr,
    Program,
    Span,
    Stmt,
    While,
    expressions_of,
    statements_in,
)

if TYPE_CHECKING:
    from tree_sitter import Node

_LOOPS = frozenset({"for_statement", "while_statement", "do_statement", "for_range_loop"})
_LOST = "loop with errors"


@dataclass(frozen=True, slots=True)
class Seen:
    """A function as tree-sitter sees it."""

    name: str
    first: int
    last: int
    loops: tuple[Stmt, ...]


def repaired(program: Program, text: str, problem_lines: frozenset[int]) -> Program:
    """The program with the loops that errors cost it."""
    known = Counter(_loop_lines(program))
    functions = list(program.functions)
    main = program.main
    for seen in _functions(text):
        if not any(seen.first <= line <= seen.last for line in problem_lines):
            continue
        missing = _missing(seen.loops, known)
        if not missing:
            continue
        if seen.name == "main":
            main = (*main, *missing)
            continue
        place = next((i for i, f in enumerate(functions) if _stands_in(f, seen)), None)
        if place is None:
            functions.append(Function(seen.name, (), missing, span=Span(seen.first, 1, seen.last)))
        else:
            found = functions[place]
            functions[place] = replace(found, body=(*found.body, *missing))
    entry = program.has_entry or bool(main)
    return replace(program, functions=tuple(functions), main=main, has_entry=entry)


def loops_only(text: str) -> Block:
    """All loops of a file, without anything else."""
    return tuple(loop for seen in _functions(text) for loop in seen.loops)


def _stands_in(function: Function, seen: Seen) -> bool:
    return seen.first <= function.span.line <= seen.last and function.name in (
        seen.name, "__init__",
    )  # fmt: skip


def _missing(loops: Iterable[Stmt], known: Counter[int]) -> Block:
    """Loops of which the program has none at that line; each known one is used once."""
    out: list[Stmt] = []
    for loop in loops:
        assert isinstance(loop, While)
        inner = _missing(loop.body, known)
        if known[loop.span.line] > 0:
            known[loop.span.line] -= 1
            out += inner
        else:
            out.append(replace(loop, body=inner))
    return tuple(out)


def _loop_lines(program: Program) -> Iterator[int]:
    pending: list[Iterable[Stmt]] = [program.main, *(f.body for f in program.functions)]
    while pending:
        block = tuple(pending.pop())
        for stmt in statements_in(block):
            if isinstance(stmt, Counted | Each | While):
                yield stmt.span.line
            elif isinstance(stmt, Define):
                pending.append(stmt.function.body)
        pending += [e.function.body for e in expressions_of(block) if isinstance(e, Lambda)]


def _functions(text: str) -> list[Seen]:
    import tree_sitter_cpp
    from tree_sitter import Language, Parser

    parser = Parser(Language(tree_sitter_cpp.language()))
    tree = parser.parse(expand(text).encode())
    found: list[Seen] = []
    pending = [tree.root_node]
    while pending:
        node = pending.pop()
        if node.type == "function_definition":
            found.append(Seen(_name(node), _line(node), node.end_point[0] + 1, _loops(node)))
        else:
            pending += reversed(node.children)
    return found


def _line(node: Node) -> int:
    return node.start_point[0] + 1


def _name(node: Node) -> str:
    """The declared name of a function definition."""
    current: Node | None = node.child_by_field_name("declarator")
    while current is not None:
        inner = current.child_by_field_name("declarator") or current.child_by_field_name("name")
        if inner is None:
            return (current.text or b"").decode(errors="replace")
        current = inner
    return ""


def _loops(node: Node, depth: int = 0) -> tuple[Stmt, ...]:
    """Loops below a node, nested as they stand."""
    out: list[Stmt] = []
    pending = list(reversed(node.children))
    while pending:
        current = pending.pop()
        if current.type in _LOOPS and depth < 100:
            where = Span(_line(current), 1, current.end_point[0] + 1)
            out.append(While(OpaqueExpr(_LOST, span=where), _loops(current, depth + 1), span=where))
        else:
            pending += reversed(current.children)
    return tuple(out)

"""A whole Python file to a program."""

from __future__ import annotations

import ast
import warnings

from complexity.frontends.python.annotations import type_of_annotation
from complexity.frontends.python.expressions import ExpressionLowering
from complexity.frontends.python.names import LibraryNames, dotted
from complexity.frontends.python.nodes import span_of
from complexity.frontends.python.statements import StatementLowering
from complexity.model import (
    Define,
    Function,
    OpaqueStmt,
    Program,
    Record,
    Span,
    Stmt,
    Type,
)

LARGEST = 1_000_000
"""Source files above this many characters are not parsed."""
MOST_NODES = 300_000
"""Files with more syntax nodes than this are not lowered: none is a program to be walked."""


def parse_python(text: str) -> Program:
    """Lower a file; never raises. What cannot be parsed becomes one opaque statement."""
    lines = text.count("\n") + 1
    if len(text) > LARGEST:
        return _refused(f"source of {len(text)} characters is over {LARGEST}", Span(1), lines)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text.removeprefix("\ufeff"))
    except SyntaxError as error:
        span = Span(error.lineno or 1, error.offset or 1)
        return _refused(f"syntax error: {error.msg}", span, lines)
    except (RecursionError, MemoryError):  # the parser's own stack reports as memory
        return _refused("an expression or block is nested too deep to parse", Span(1), lines)
    except ValueError as error:
        return _refused(f"the parser gave up: {error}", Span(1), lines)
    nodes = sum(1 for _ in ast.walk(tree))
    if nodes > MOST_NODES:
        return _refused(f"source of {nodes} syntax nodes is over {MOST_NODES}", Span(1), lines)
    return _lower_module(tree, lines)


def _refused(reason: str, span: Span, lines: int) -> Program:
    return Program("python", (), (), (OpaqueStmt(reason, span=span),), lines=lines)


def _lower_module(tree: ast.Module, lines: int) -> Program:
    names = LibraryNames()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names.add_import(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.defined.add(node.name)
    if _python_two(tree):
        names.operations.setdefault("input", "read_token")
    wrappers = {n.name for n in tree.body if isinstance(n, ast.ClassDef) and _wraps_stream(n)}
    names.operations.update(dict.fromkeys(wrappers, "setting"))
    names.defined -= wrappers
    classes = [n for n in tree.body if isinstance(n, ast.ClassDef) and n.name not in wrappers]
    methods = frozenset(
        m.name
        for c in classes
        for m in c.body
        if isinstance(m, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    names.defined -= methods - {n.name for n in tree.body if isinstance(n, ast.FunctionDef)}
    lowering = StatementLowering(names, ExpressionLowering(names, methods))
    functions: list[Function] = []
    main: list[Stmt] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in wrappers:
            continue
        if isinstance(node, ast.ClassDef):
            functions.extend(_methods(node, lowering))
            continue
        for stmt in lowering.statement(node):
            if isinstance(stmt, Define) and isinstance(node, ast.FunctionDef):
                functions.append(stmt.function)
            else:
                main.append(stmt)
    return Program(
        "python",
        tuple(functions),
        tuple(_record(c) for c in classes),
        tuple(main),
        has_entry=any(not isinstance(s, Define) for s in main),
        globals=tuple(sorted(lowering.types.items())),
        lines=lines,
    )


def _python_two(tree: ast.Module) -> bool:
    """Whether `input()` evaluates what it reads: the file also calls what only Python 2 has."""
    called = {n.func.id for n in ast.walk(tree)
              if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}  # fmt: skip
    bound = {n.id for n in ast.walk(tree)
             if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}  # fmt: skip
    return bool({"raw_input", "xrange"} & (called - bound))


STREAM_BASES = frozenset({"IOBase", "RawIOBase", "BytesIO", "StringIO", "TextIOBase"})


def _wraps_stream(node: ast.ClassDef) -> bool:
    """A class that extends the library's streams only makes reading and writing faster."""
    return any((dotted(b) or "").rpartition(".")[2] in STREAM_BASES for b in node.bases)


def _methods(node: ast.ClassDef, lowering: StatementLowering) -> list[Function]:
    return [
        lowering.function_of(m, node.name)
        for m in node.body
        if isinstance(m, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def _record(node: ast.ClassDef) -> Record:
    """A class: fields are annotated names and whatever `self.x = …` sets."""
    fields: dict[str, Type] = {}
    for child in ast.walk(node):
        if isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
            fields[child.target.id] = type_of_annotation(child.annotation)
        elif isinstance(child, ast.Assign):
            for target in child.targets:
                if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
                    fields.setdefault(target.attr, Type())
    bases = tuple(b.id for b in node.bases if isinstance(b, ast.Name))
    return Record(node.name, tuple(fields.items()), bases, span_of(node))

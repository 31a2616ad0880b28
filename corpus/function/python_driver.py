"""The program that calls a Python entry point."""

from __future__ import annotations

from complexity.skeleton import Affine
from corpus.grammar.nodes import (
    Array,
    FloatType,
    Grammar,
    Graph,
    IntType,
    Item,
    Matrix,
    Permutation,
    Scalar,
    ScalarType,
    StringType,
    Tree,
)
from scaling.counters import CALL_MAGIC, CALL_PLACE, CHANNEL_BYTES

_IMPORT = "import solution as _solution\n"
_ENTRY = """\
def _entry():
    found = getattr(_solution, "{name}", None)
    return found if callable(found) else _solution.Solution().{name}
"""
_ENTRY_INSIDE = """\
def _entry():
    found = globals().get("{name}")
    return found if callable(found) else Solution().{name}
"""
_BODY = """\
def _show(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return " ".join([str(len(value)), *map(_show, value)])
    return str(value)


def _timed(entry, *arguments):
    import os, struct, time
    try:
        watched = os.fstat(3).st_size == {channel}
    except OSError:
        watched = False
    start = time.process_time_ns()
    value = entry(*arguments)
    spent = time.process_time_ns() - start
    if watched:
        os.pwrite(3, struct.pack("<2Q", {magic}, spent), {place})
    return value


def _call():
    import sys
    tokens = sys.stdin.buffer.read().split()
    at = 0
{reads}
    sys.stdout.write(_show(_timed(_entry(), {arguments})) + "\\n")


_call()
"""


def python_driver(name: str, grammar: Grammar, *, inside: bool) -> str:
    """The driver's text; `inside` for one that follows the submission in the same file."""
    lines: list[str] = []
    for item in grammar.items:
        lines += _reads(item)
    arguments = ", ".join(
        f"v_{item.name}"
        for item in grammar.items
        if hasattr(item, "name") and not (isinstance(item, Scalar) and item.implicit)
    )
    reads = "\n".join("    " + line for line in lines)
    entry = (_ENTRY_INSIDE if inside else _IMPORT + "\n\n" + _ENTRY).format(name=name)
    return (
        entry
        + "\n\n"
        + _BODY.format(
            reads=reads,
            arguments=arguments,
            magic=CALL_MAGIC,
            place=CALL_PLACE,
            channel=CHANNEL_BYTES,
        )
    )


def _reads(item: Item) -> list[str]:
    match item:
        case Scalar():
            return _scalar(item)
        case Array():
            return _row(item.name, item.element, _count(item.count))
        case Permutation():
            return _row(item.name, IntType(Affine(1), item.count), _count(item.count))
        case Matrix():
            return _rows(item.name, item.element, _count(item.rows), _count(item.columns))
        case Tree():
            width = 2 + (item.weight is not None)
            count = f"max(0, {_count(item.nodes)} - 1)"
            return _rows(item.name, IntType(Affine(), Affine()), count, str(width))
        case Graph():
            width = 2 + (item.weight is not None)
            return _rows(item.name, IntType(Affine(), Affine()), _count(item.edges), str(width))
        case _:
            raise AssertionError(item)


def _scalar(item: Scalar) -> list[str]:
    target = f"v_{item.name}"
    if isinstance(item.type, StringType):
        present = f"{_count(item.type.high)} > 0"
        return [
            f'{target} = tokens[at].decode() if {present} else ""',
            f"at += {present}",
        ]
    return [f"{target} = {_convert(item.type)}(tokens[at])", "at += 1"]


def _row(name: str, element: ScalarType, count: str) -> list[str]:
    return [
        f"length = {count}",
        f"v_{name} = list(map({_convert(element)}, tokens[at:at + length]))",
        "at += length",
    ]


def _rows(name: str, element: ScalarType, rows: str, columns: str) -> list[str]:
    return [
        f"rows, columns = {rows}, {columns}",
        f"flat = list(map({_convert(element)}, tokens[at:at + rows * columns]))",
        "at += rows * columns",
        f"v_{name} = [flat[i * columns:(i + 1) * columns] for i in range(rows)]",
    ]


def _convert(kind: ScalarType) -> str:
    match kind:
        case IntType():
            return "int"
        case FloatType():
            return "float"
        case StringType():
            return "bytes.decode"


def _count(affine: Affine) -> str:
    parts = [f"{c} * v_{name}" for name, c in affine.terms]
    return f"({' + '.join([*parts, str(affine.constant)])})"

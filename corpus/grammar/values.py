"""The values of one input, and how they are laid out as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal

from complexity.skeleton import Affine
from corpus.grammar.nodes import (
    Array,
    Choice,
    Grammar,
    Graph,
    Item,
    Matrix,
    Permutation,
    Repeat,
    Rest,
    Scalar,
    Tree,
)

Value = int | str | Decimal | Sequence["Value"] | Mapping[str, "Value"]
Values = Mapping[str, Value]
"""By item name; the rounds of the i-th item, a repeat, under `repeat_key(i)`."""


def repeat_key(index: int) -> str:
    return f"repeat {index}"


def evaluate(affine: Affine, scope: Mapping[str, Value]) -> int:
    """The number of an affine expression over the integers in scope."""
    total = affine.constant
    for name, coefficient in affine.terms:
        value = scope[name]
        assert isinstance(value, int)
        total += coefficient * value
    return total


def render(grammar: Grammar, values: Values) -> bytes:
    """The text of an input: scalars in a row share a line, everything else starts one."""
    lines: list[str] = []
    _render_items(grammar.items, values, lines)
    return "".join(line + "\n" for line in lines).encode()


def _render_items(items: Sequence[Item], values: Values, lines: list[str]) -> None:
    row: list[str] = []
    for index, item in enumerate(items):
        if isinstance(item, Scalar):
            row += [text] if (text := str(values[item.name])) else []
            continue
        if isinstance(item, Choice):
            lines.append(" ".join([*row, *_choice_row(item, values, lines)]))
            row = []
            continue
        if row:
            lines.append(" ".join(row))
            row = []
        _render_block(item, index, values, lines)
    if row:
        lines.append(" ".join(row))


def _choice_row(item: Choice, values: Values, lines: list[str]) -> list[str]:
    """The tag and its scalars; blocks of the body follow on lines of their own."""
    case = str(values[item.tag])
    below: list[str] = []
    _render_items(dict(item.bodies)[case], values, below)
    if len(below) > 1:
        return [f"{case} " + "\n".join(below)]
    return [case, *below]


def _render_block(item: Item, index: int, values: Values, lines: list[str]) -> None:
    match item:
        case Array() | Permutation():
            lines.append(_row(values[item.name]))
        case Matrix() | Tree() | Graph():
            lines += [_row(row) for row in _sequence(values[item.name])]
        case Repeat():
            for entry in _sequence(values[repeat_key(index)]):
                assert isinstance(entry, Mapping)
                _render_items(item.body, {**values, **entry}, lines)
        case Rest():
            lines.append(str(values[item.name]))
        case Scalar() | Choice():
            raise AssertionError(item)


def _row(values: Value) -> str:
    return " ".join(map(str, _sequence(values)))


def _sequence(value: Value) -> Iterable[Value]:
    assert isinstance(value, Sequence)
    return value

"""Arguments and results of function style as text.

Arguments: the text of the grammar of the parameters; a sequence that declares its own length is
preceded by it. Results: a list is its length followed by its elements, so nested lists stay
distinct; booleans are `true` and `false`, no value is `null`.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from complexity.skeleton import Affine
from corpus.grammar import Grammar, Value, Values, render, validate
from corpus.grammar.nodes import (
    Array,
    Graph,
    Item,
    Matrix,
    Permutation,
    Scalar,
    StringType,
    Tree,
)


class ArgumentError(ValueError):
    """Arguments that do not fit the parameters; the message says which and why."""


def encode_args(grammar: Grammar, args: Sequence[object]) -> bytes:
    """The text of a call's arguments, checked against the grammar.

    Raises ArgumentError for a wrong number, shape or value.
    """
    explicit = [item for item in grammar.items if not _is_implicit(item)]
    if len(args) != len(explicit):
        names = ", ".join(_name(item) for item in explicit)
        raise ArgumentError(f"{len(args)} arguments: expected {len(explicit)} ({names})")
    values: dict[str, Value] = {}
    for item, arg in zip(explicit, args, strict=True):
        value = _plain(arg, _name(item))
        values[_name(item)] = value
        for size, length in _lengths(item, value):
            if _declares(grammar, size):
                values.setdefault(size, length)
    for item in grammar.items:
        values.setdefault(_name(item), 0)
    text = render(grammar, values)
    _check_shape(grammar, text, values)
    return text


def decode_args(grammar: Grammar, text: bytes) -> tuple[Value, ...]:
    """The arguments that a text stands for; the text must fit the grammar."""
    binding, faults = validate(grammar, text)
    if faults:
        raise ArgumentError(str(faults[0]))
    return tuple(binding.values[_name(i)] for i in grammar.items if not _is_implicit(i))


def render_result(value: object) -> str:
    """A result as the drivers print it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return " ".join([str(len(value)), *(render_result(element) for element in value)])
    return str(value)


def _check_shape(grammar: Grammar, text: bytes, values: Values) -> None:
    binding, faults = validate(grammar, text)
    if faults:
        raise ArgumentError(f"arguments: {faults[0].value or 'nothing'}: {faults[0].expectation}")
    for name, value in values.items():
        read = binding.values[name]
        if _comparable(read) != _comparable(value):
            raise ArgumentError(f"{name}: does not fit its declared lengths")


def _comparable(value: Value) -> object:
    if isinstance(value, (list, tuple)):
        return [_comparable(element) for element in value]
    return Decimal(value) if isinstance(value, int) else value


def _plain(arg: object, name: str) -> Value:
    if isinstance(arg, (list, tuple)):
        return [_plain(element, name) for element in arg]
    if isinstance(arg, float):
        return Decimal(repr(arg))
    if isinstance(arg, (int, str)) and not isinstance(arg, bool):
        return arg
    raise ArgumentError(f"{name}: {arg!r} is no number, text or list")


def _lengths(item: Item, value: Value) -> list[tuple[str, int]]:
    """Declared sizes that the argument settles: (symbol, value)."""
    counts: list[tuple[Affine, int]] = []
    match item:
        case Array() | Permutation():
            counts = [(item.count, _length(value, item))]
        case Matrix():
            rows = value if isinstance(value, list) else []
            columns = _length(rows[0], item) if rows else 0
            counts = [(item.rows, _length(value, item)), (item.columns, columns)]
        case Tree():
            counts = [(item.nodes, _length(value, item) + 1)]
        case Graph():
            counts = [(item.edges, _length(value, item))]
        case Scalar(type=StringType() as kind):
            counts = [(kind.low, _length(value, item))]
        case _:
            pass
    return [(next(iter(a.symbols)), n) for a, n in counts if a.terms and a.constant == 0]


def _length(value: Value, item: Item) -> int:
    if not isinstance(value, (list, str)):
        raise ArgumentError(f"{_name(item)}: {value!r} is no sequence")
    return len(value)


def _declares(grammar: Grammar, size: str) -> bool:
    return any(_is_implicit(item) and _name(item) == size for item in grammar.items)


def _is_implicit(item: Item) -> bool:
    return isinstance(item, Scalar) and item.implicit


def _name(item: Item) -> str:
    name = getattr(item, "name", None)
    if not isinstance(name, str):
        raise ArgumentError("repeat and choice are not available as parameters of a function")
    return name

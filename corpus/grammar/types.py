"""Type expressions: `int 1..n`, `array[n] of int 0..1e9 sorted`, `tree[n] with int 1..9`.

A sequence may declare its own length: `array[n in 1..1e5] of int 0..9` reads n first.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from complexity.skeleton import Affine
from corpus.grammar.expressions import (
    ExpressionError,
    parse_affine,
    parse_alphabet,
    parse_decimal,
    parse_integer,
    split_range,
)
from corpus.grammar.nodes import (
    Array,
    FloatType,
    Graph,
    IntType,
    Item,
    Matrix,
    Order,
    Permutation,
    Rest,
    Scalar,
    ScalarType,
    StringType,
    Tree,
)

FORMS = (
    "int LOW..HIGH",
    "float LOW..HIGH [digits D]",
    "string[N] of a-z",
    "string LOW..HIGH of a-z",
    "array[N] of TYPE [sorted | distinct | increasing]",
    "matrix[ROWS, COLUMNS] of TYPE",
    "permutation[N]",
    "tree[N] [with int LOW..HIGH]",
    "graph[N, M] [multi] [connected] [with int LOW..HIGH]",
    "rest",
)

_HEAD = re.compile(
    r"(?P<word>[a-z]+)\s*(?:\[(?P<inside>[^]]*)\](?P<second>\s*\[[^]]*\])?)?\s*(?P<tail>.*)",
    re.DOTALL,
)
_DECLARED = re.compile(r"(?P<name>[A-Za-z_]\w*)\s+in\s+(?P<range>.+)")


def parse_item(name: str, text: str) -> tuple[Item, ...]:
    """The item called `name`, after the lengths that it declares itself.

    Raises ExpressionError for anything that is none of FORMS.
    """
    match = _HEAD.fullmatch(text.strip())
    word = match["word"] if match else ""
    build = _BUILDERS.get(word)
    if match is None or build is None:
        raise ExpressionError(text, "one of: " + "; ".join(FORMS))
    inside = match["inside"]
    if inside is not None and match["second"]:
        inside += "," + match["second"].strip()[1:-1]
    return build(name, inside, match["tail"].strip())


def _with_declared(name: str, word: str, inside: str | None, tail: str) -> tuple[Item, ...]:
    if word != "string" and inside is not None:
        raise ExpressionError(f"{word}[{inside}]", f"{word} without brackets, or array[...]")
    sizes, declared = _sizes(inside, 1) if inside is not None else ([], [])
    return (*declared, Scalar(name, _scalar_type(word, sizes, tail)))


def _scalar_type(word: str, sizes: list[Affine], tail: str) -> ScalarType:
    if word == "int":
        low, high = split_range(tail)
        return IntType(parse_affine(low), parse_affine(high))
    if word == "float":
        span, _, digits = tail.partition("digits")
        low, high = split_range(span)
        return FloatType(parse_decimal(low), parse_decimal(high), parse_integer(digits or "6"))
    span, separator, alphabet = f" {tail}".partition(" of ")
    if not separator:
        raise ExpressionError(f"string {tail}".strip(), "string[N] of a-z, or string 1..N of a-z")
    if sizes:
        return StringType(parse_alphabet(alphabet.strip()), sizes[0], sizes[0])
    low, high = split_range(span)
    return StringType(parse_alphabet(alphabet.strip()), parse_affine(low), parse_affine(high))


def _element(text: str) -> tuple[ScalarType, list[Item]]:
    match = _HEAD.fullmatch(text.strip())
    if match is None or match["word"] not in ("int", "float", "string"):
        raise ExpressionError(text, "int, float or string as element type")
    items = _with_declared("element", match["word"], match["inside"], match["tail"].strip())
    scalar = items[-1]
    assert isinstance(scalar, Scalar)
    return scalar.type, list(items[:-1])


def _array(name: str, inside: str | None, tail: str) -> tuple[Item, ...]:
    sizes, declared = _sizes(inside, 1)
    order = Order.ANY
    for candidate in (Order.SORTED, Order.DISTINCT, Order.INCREASING):
        if tail.endswith(f" {candidate}"):
            order, tail = candidate, tail[: -len(candidate)].strip()
    element, more = _element(_after(tail, "of", "array[N] of TYPE"))
    if order is not Order.ANY and not isinstance(element, IntType):
        raise ExpressionError(str(order), "int elements where an order is promised")
    return (*declared, *more, Array(name, sizes[0], element, order))


def _matrix(name: str, inside: str | None, tail: str) -> tuple[Item, ...]:
    sizes, declared = _sizes(inside, 2)
    element, more = _element(_after(tail, "of", "matrix[ROWS, COLUMNS] of TYPE"))
    return (*declared, *more, Matrix(name, sizes[0], sizes[1], element))


def _permutation(name: str, inside: str | None, tail: str) -> tuple[Item, ...]:
    sizes, declared = _sizes(inside, 1)
    if tail:
        raise ExpressionError(tail, "nothing after permutation[N]")
    return (*declared, Permutation(name, sizes[0]))


def _tree(name: str, inside: str | None, tail: str) -> tuple[Item, ...]:
    sizes, declared = _sizes(inside, 1)
    return (*declared, Tree(name, sizes[0], _weight(tail)))


def _graph(name: str, inside: str | None, tail: str) -> tuple[Item, ...]:
    sizes, declared = _sizes(inside, 2)
    options, separator, weight = tail.partition("with ")
    words = options.split()
    if unknown := [word for word in words if word not in ("multi", "connected")]:
        raise ExpressionError(unknown[0], "multi, connected or `with int LOW..HIGH`")
    graph = Graph(
        name,
        sizes[0],
        sizes[1],
        _weight(separator + weight),
        simple="multi" not in words,
        connected="connected" in words,
    )
    return (*declared, graph)


def _rest(name: str, inside: str | None, tail: str) -> tuple[Item, ...]:
    if inside is not None or tail:
        raise ExpressionError(tail or f"[{inside}]", "nothing after rest")
    return (Rest(name),)


def _weight(tail: str) -> IntType | None:
    if not tail:
        return None
    element, _ = _element(_after(tail, "with", "with int LOW..HIGH"))
    if not isinstance(element, IntType):
        raise ExpressionError(tail, "int weights")
    return element


def _after(tail: str, word: str, form: str) -> str:
    head, _, rest = tail.partition(" ")
    if head != word or not rest.strip():
        raise ExpressionError(tail or "(nothing)", f"`{word} TYPE`, as in {form}")
    return rest.strip()


def _sizes(inside: str | None, count: int) -> tuple[list[Affine], list[Item]]:
    """Lengths between brackets, and the scalars for those that are declared there."""
    parts = [part.strip() for part in inside.split(",")] if inside else []
    if len(parts) != count or not all(parts):
        raise ExpressionError(f"[{inside or ''}]", f"{count} length(s) in brackets")
    sizes: list[Affine] = []
    declared: list[Item] = []
    for part in parts:
        match = _DECLARED.fullmatch(part)
        if match:
            low, high = split_range(match["range"])
            bounds = IntType(parse_affine(low), parse_affine(high))
            declared.append(Scalar(match["name"], bounds, implicit=True))
            sizes.append(Affine.symbol(match["name"]))
        else:
            sizes.append(parse_affine(part))
    return sizes, declared


def _scalar_builder(word: str) -> Callable[[str, str | None, str], tuple[Item, ...]]:
    return lambda name, inside, tail: _with_declared(name, word, inside, tail)


_BUILDERS: dict[str, Callable[[str, str | None, str], tuple[Item, ...]]] = {
    "int": _scalar_builder("int"),
    "float": _scalar_builder("float"),
    "string": _scalar_builder("string"),
    "array": _array,
    "matrix": _matrix,
    "permutation": _permutation,
    "tree": _tree,
    "graph": _graph,
    "rest": _rest,
}

"""The neutral token skeleton of a grammar, for the static layer."""

from __future__ import annotations

from complexity import skeleton as neutral
from complexity.skeleton import Affine, Node, Parameter, Skeleton, Tok, TokenKind
from corpus.grammar.nodes import (
    Array,
    Choice,
    FloatType,
    Grammar,
    Graph,
    IntType,
    Item,
    Matrix,
    Permutation,
    Repeat,
    Rest,
    Scalar,
    ScalarType,
    StringType,
    Tree,
)
from corpus.grammar.symbols import size_symbols


def skeleton(grammar: Grammar, *, function: bool = False) -> Skeleton:
    """What the grammar reads, token by token; every size and value keeps its name.

    With `function` the items are also the parameters of an entry point.
    """
    sizes = tuple((s.name, s.high) for s in size_symbols(grammar))
    return Skeleton(_nodes(grammar.items), sizes, parameters(grammar) if function else ())


def parameters(grammar: Grammar) -> tuple[Parameter, ...]:
    """The items as arguments of a function, without the lengths that sequences declare."""
    found = []
    for item in grammar.items:
        match item:
            case Scalar() if not item.implicit:
                found.append(_parameter(item.name, item.type, ()))
            case Array():
                found.append(_parameter(item.name, item.element, (item.count,)))
            case Matrix():
                found.append(_parameter(item.name, item.element, (item.rows, item.columns)))
            case Permutation():
                found.append(Parameter(item.name, TokenKind.INT, (item.count,)))
            case Tree():
                shape = (item.nodes.plus(Affine(-1)), Affine(2 + (item.weight is not None)))
                found.append(Parameter(item.name, TokenKind.INT, shape))
            case Graph():
                shape = (item.edges, Affine(2 + (item.weight is not None)))
                found.append(Parameter(item.name, TokenKind.INT, shape))
            case _:
                pass
    return tuple(found)


def _parameter(name: str, kind: ScalarType, dimensions: tuple[Affine, ...]) -> Parameter:
    tok = _tok(name, kind)
    inner = () if tok.length is None else (tok.length,)
    return Parameter(name, tok.kind, (*dimensions, *inner))


def _nodes(items: tuple[Item, ...]) -> tuple[Node, ...]:
    return tuple(node for item in items for node in _of_item(item))


def _of_item(item: Item) -> tuple[Node, ...]:
    match item:
        case Scalar():
            return (_tok(item.name, item.type),)
        case Array():
            return (neutral.Repeat(item.count, (_tok(item.name, item.element),)),)
        case Matrix():
            row = neutral.Repeat(item.columns, (_tok(item.name, item.element),))
            return (neutral.Repeat(item.rows, (row,)),)
        case Permutation():
            return (neutral.Repeat(item.count, (Tok(item.name, TokenKind.INT),)),)
        case Tree():
            return (_edges(item.name, item.nodes.plus(Affine(-1)), item.weight),)
        case Graph():
            return (_edges(item.name, item.edges, item.weight),)
        case Repeat():
            return (neutral.Repeat(item.count, _nodes(item.body)),)
        case Choice():
            bodies = tuple((case, _nodes(body)) for case, body in item.bodies)
            return (neutral.Choice(item.tag, bodies),)
        case Rest():
            return (neutral.Rest(item.name),)


def _edges(name: str, count: Affine, weight: IntType | None) -> neutral.Repeat:
    """Ends and weight of an edge are named after the item: edges_u, edges_v, edges_w."""
    ends = (f"{name}_u", f"{name}_v", *((f"{name}_w",) if weight else ()))
    return neutral.Repeat(count, tuple(Tok(end, TokenKind.INT) for end in ends))


def _tok(name: str, kind: ScalarType) -> Tok:
    match kind:
        case IntType():
            return Tok(name, TokenKind.INT)
        case FloatType():
            return Tok(name, TokenKind.FLOAT)
        case StringType():
            return Tok(name, TokenKind.WORD, kind.length or Affine.symbol(f"|{name}|"))

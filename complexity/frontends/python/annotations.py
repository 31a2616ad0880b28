"""Python type annotations to the model's types."""

from __future__ import annotations

import ast

from complexity.model import Kind, Type
from complexity.model.types import UNTYPED

KINDS = {
    "int": Kind.INT, "float": Kind.FLOAT, "bool": Kind.BOOL, "str": Kind.STR, "bytes": Kind.STR,
    "list": Kind.LIST, "List": Kind.LIST, "Sequence": Kind.LIST, "MutableSequence": Kind.LIST,
    "dict": Kind.DICT, "Dict": Kind.DICT, "DefaultDict": Kind.DICT, "Counter": Kind.DICT,
    "defaultdict": Kind.DICT, "Mapping": Kind.DICT, "set": Kind.SET, "Set": Kind.SET,
    "frozenset": Kind.SET, "FrozenSet": Kind.SET, "tuple": Kind.TUPLE, "Tuple": Kind.TUPLE,
    "deque": Kind.DEQUE, "Deque": Kind.DEQUE, "Iterator": Kind.GENERATOR,
    "Iterable": Kind.GENERATOR, "Generator": Kind.GENERATOR, "Callable": Kind.FUNCTION,
    "None": Kind.NONE,
}  # fmt: skip


def type_of_annotation(node: ast.expr | None) -> Type:
    """The type that an annotation states; a class of the program becomes a record."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return Type(KINDS[name]) if name in KINDS else Type(Kind.RECORD, name=name)
        case ast.Constant(value=str(text)):
            return _from_text(text)
        case ast.Constant(value=None):
            return Type(Kind.NONE)
        case ast.Subscript(value=base, slice=inner):
            return _generic(base, inner)
        case ast.BinOp(left=left, right=right):
            first = type_of_annotation(left)
            return type_of_annotation(right) if first.kind is Kind.NONE else first
        case _:
            return UNTYPED


def _generic(base: ast.expr, inner: ast.expr) -> Type:
    outer = type_of_annotation(base)
    parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
    args = tuple(type_of_annotation(p) for p in parts)
    if outer.kind is Kind.RECORD and outer.name in ("Optional", "Union", "Final", "ClassVar"):
        return args[0]
    return Type(outer.kind, args, outer.name)


def _from_text(text: str) -> Type:
    try:
        return type_of_annotation(ast.parse(text, mode="eval").body)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return UNTYPED

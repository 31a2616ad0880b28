"""libclang's types as the program model's."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from complexity.model import Kind, Type

if TYPE_CHECKING:
    from complexity.frontends.cpp.clang import ClangType

HANDED_OVER = "handed over"
"""In place of a name: the order is a function that the container was made with."""
_SCALARS = {
    "VOID": Kind.NONE, "BOOL": Kind.BOOL, "NULLPTR": Kind.NONE, "ENUM": Kind.INT,
    "CHAR_U": Kind.CHAR, "CHAR_S": Kind.CHAR, "WCHAR": Kind.CHAR, "CHAR16": Kind.CHAR,
    "CHAR32": Kind.CHAR, "UCHAR": Kind.INT, "SCHAR": Kind.INT,
    "USHORT": Kind.INT, "UINT": Kind.INT, "ULONG": Kind.INT, "ULONGLONG": Kind.INT,
    "UINT128": Kind.INT, "SHORT": Kind.INT, "INT": Kind.INT, "LONG": Kind.INT,
    "LONGLONG": Kind.INT, "INT128": Kind.INT, "FLOAT": Kind.FLOAT, "DOUBLE": Kind.FLOAT,
    "LONGDOUBLE": Kind.FLOAT, "FLOAT128": Kind.FLOAT, "COMPLEX": Kind.FLOAT,
    "FUNCTIONPROTO": Kind.FUNCTION, "FUNCTIONNOPROTO": Kind.FUNCTION,
    "MEMBERPOINTER": Kind.FUNCTION,
}  # fmt: skip
_LIBRARY = {
    "vector": (Kind.LIST, 1), "valarray": (Kind.LIST, 1), "initializer_list": (Kind.LIST, 1),
    "span": (Kind.LIST, 1), "deque": (Kind.DEQUE, 1), "list": (Kind.LINKED, 1),
    "forward_list": (Kind.LINKED, 1), "array": (Kind.ARRAY, 1), "bitset": (Kind.ARRAY, 0),
    "string": (Kind.STR, 0), "string_view": (Kind.STR, 0), "stack": (Kind.STACK, 1),
    "queue": (Kind.QUEUE, 1), "priority_queue": (Kind.HEAP, 1), "map": (Kind.TREE_DICT, 2),
    "multimap": (Kind.TREE_DICT, 2), "set": (Kind.TREE_SET, 1), "multiset": (Kind.TREE_SET, 1),
    "unordered_map": (Kind.DICT, 2), "unordered_multimap": (Kind.DICT, 2),
    "unordered_set": (Kind.SET, 1), "unordered_multiset": (Kind.SET, 1), "__it": (Kind.ITERATOR, 1),
    "gp_hash_table": (Kind.DICT, 2), "cc_hash_table": (Kind.DICT, 2),
    "pair": (Kind.TUPLE, 9), "tuple": (Kind.TUPLE, 9), "function": (Kind.FUNCTION, 0),
    "unique_ptr": (Kind.POINTER, 1), "shared_ptr": (Kind.POINTER, 1),
    "complex": (Kind.FLOAT, 0), "reference": (Kind.BOOL, 0), "__out": (Kind.ITERATOR, 0),
}  # fmt: skip
_ORDERED_AT = {
    Kind.HEAP: 2, Kind.TREE_SET: 1, Kind.TREE_DICT: 1, Kind.SET: 1, Kind.DICT: 1,
}  # fmt: skip
"""Where the template's comparison or hash stands; one place later in maps."""
_STREAMS = {"istream", "ostream", "iostream", "ifstream", "ofstream", "fstream", "FILE", "ios",
            "ios_base"}  # fmt: skip
TEXT_STREAMS = frozenset({"istringstream", "stringstream", "ostringstream"})
_TRANSPARENT = {"optional", "reference_wrapper", "atomic"}
_NUMBER = re.compile(r"(\d+)(?:UL)?>$")
_MAX_DEPTH = 8


class Types:
    """Conversion with a memory: one canonical spelling is looked at once."""

    def __init__(self, own_records: set[str]) -> None:
        self._own = own_records
        self._known: dict[str, Type] = {}

    def of(self, clang_type: ClangType, depth: int = 0) -> Type:
        canonical = clang_type.get_canonical()
        spelling = canonical.spelling
        known = self._known.get(spelling)
        if known is None:
            known = self._convert(canonical, spelling, depth) if depth < _MAX_DEPTH else Type()
            if depth == 0:
                self._known[spelling] = known
        return known

    def _convert(self, t: ClangType, spelling: str, depth: int) -> Type:
        try:
            kind = t.kind.name
        except ValueError:  # a kind that the binding does not know
            return Type()
        if kind in _SCALARS:
            return Type(_SCALARS[kind])
        match kind:
            case "LVALUEREFERENCE" | "RVALUEREFERENCE":
                return self.of(t.get_pointee(), depth + 1)
            case "POINTER":
                return self._pointer(self.of(t.get_pointee(), depth + 1))
            case "CONSTANTARRAY":
                return Type(Kind.ARRAY, (self.of(t.element_type, depth + 1),), size=t.element_count)
            case "VARIABLEARRAY" | "INCOMPLETEARRAY" | "DEPENDENTSIZEDARRAY":
                return Type(Kind.ARRAY, (self.of(t.element_type, depth + 1),))
            case "RECORD" | "UNEXPOSED" | "ELABORATED":
                return self._record(t, spelling, depth)
            case _:
                return Type()

    @staticmethod
    def _pointer(pointee: Type) -> Type:
        match pointee.kind:
            case Kind.RECORD:
                return Type(Kind.POINTER, (pointee,), pointee.name)
            case Kind.CHAR:
                return Type(Kind.STR)
            case Kind.FUNCTION | Kind.STREAM:
                return pointee
            case _:
                return Type(Kind.ITERATOR, (pointee,))

    def _record(self, t: ClangType, spelling: str, depth: int) -> Type:
        if "(lambda at" in spelling.split("<")[0]:
            return Type(Kind.FUNCTION)
        name = t.get_declaration().spelling
        if name in self._own:
            return Type(Kind.RECORD, name=name)
        if name in _STREAMS or name in TEXT_STREAMS:
            return Type(Kind.STREAM, name=name)
        if name == "tree":
            keyed = "null_type" in spelling or "null_mapped_type" in spelling
            args = self._arguments(t, 1 if keyed else 2, depth)
            return Type(Kind.TREE_SET if keyed else Kind.TREE_DICT, args)
        if name in _TRANSPARENT:
            return (self._arguments(t, 1, depth) or (Type(),))[0]
        if name not in _LIBRARY:
            return Type(name=name)
        kind, count = _LIBRARY[name]
        if name == "bitset":
            return Type(kind, (Type(Kind.BOOL),), size=_number(spelling))
        size = _number(spelling) if name == "array" else None
        args = self._arguments(t, count, depth)
        label = args[0].name if kind is Kind.POINTER and args else ""
        position = _ORDERED_AT.get(kind)
        if position is not None and t.get_num_template_arguments() > position + ("map" in name):
            label = self._order(t, position + ("map" in name))
        return Type(kind, args, label, size, "multi" in name)

    def _order(self, t: ClangType, position: int) -> str:
        """How a container orders or hashes: "least" first, "" by default, by an own record, or by
        a function or lambda that is handed over."""
        order = t.get_template_argument_type(position).get_canonical()
        if order.spelling.startswith(("std::greater<", "greater<")):
            return "least"
        if "(lambda at" in order.spelling or "(*)" in order.spelling:
            return HANDED_OVER
        name = order.get_declaration().spelling
        return name if name in self._own else ""

    def _arguments(self, t: ClangType, most: int, depth: int) -> tuple[Type, ...]:
        count = min(most, max(0, t.get_num_template_arguments()))
        return tuple(self.of(t.get_template_argument_type(i), depth + 1) for i in range(count))


def _number(spelling: str) -> int | None:
    match = _NUMBER.search(spelling)
    return int(match.group(1)) if match else None

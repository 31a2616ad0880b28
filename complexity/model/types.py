"""Types as far as cost depends on them: which container, of what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What an operation's cost may depend on. Both languages share the names."""

    UNKNOWN = "unknown"
    NONE = "none"
    INT = "int"
    FLOAT = "float"
    BOOL = "bool"
    CHAR = "char"
    STR = "str"
    LIST = "list"  # Python list, bytearray; C++ vector
    ARRAY = "array"  # fixed dimensions: C array, std::array, bitset
    TUPLE = "tuple"  # tuple, pair
    DEQUE = "deque"
    STACK = "stack"
    QUEUE = "queue"
    HEAP = "heap"  # C++ priority_queue; Python heaps are lists
    LINKED = "linked"  # std::list, forward_list
    DICT = "dict"  # hashed: Python dict, defaultdict, Counter; unordered_map
    SET = "set"  # hashed: Python set, frozenset; unordered_set
    TREE_DICT = "tree_dict"  # ordered: std::map, multimap
    TREE_SET = "tree_set"  # ordered: std::set, multiset, order-statistics tree
    ITERATOR = "iterator"  # iterators and pointers into a container
    GENERATOR = "generator"  # lazy sequences: generator, map, filter, zip, range
    STREAM = "stream"
    FUNCTION = "function"
    RECORD = "record"  # a class of the program itself
    POINTER = "pointer"  # to a record


CONTAINERS = frozenset({
    Kind.STR, Kind.LIST, Kind.ARRAY, Kind.DEQUE, Kind.STACK, Kind.QUEUE, Kind.HEAP, Kind.LINKED,
    Kind.DICT, Kind.SET, Kind.TREE_DICT, Kind.TREE_SET,
})  # fmt: skip

SEQUENCES = frozenset({Kind.LIST, Kind.ARRAY, Kind.STR, Kind.TUPLE, Kind.DEQUE})
"""Elements in order that an index looks up; beyond the end it fails."""


@dataclass(frozen=True, slots=True)
class Type:
    """A kind with its arguments: elements, or key and value; `name` of a record."""

    kind: Kind = Kind.UNKNOWN
    args: tuple[Type, ...] = ()
    name: str = ""
    size: int | None = None  # declared dimension of an array, where it is a number
    multi: bool = False  # multiset, multimap

    @property
    def element(self) -> Type:
        """What iterating over a value of this type yields."""
        if self.kind is Kind.STR:
            return Type(Kind.CHAR)
        return self.args[0] if self.args else Type()

    @property
    def value(self) -> Type:
        """What indexing a value of this type yields."""
        if self.kind in (Kind.DICT, Kind.TREE_DICT):
            return self.args[1] if len(self.args) > 1 else Type()
        return self.element

    @property
    def is_container(self) -> bool:
        return self.kind in CONTAINERS

    def __str__(self) -> str:
        label = self.name or self.kind.value
        return f"{label}[{', '.join(map(str, self.args))}]" if self.args else label


UNTYPED = Type()

"""Families of inputs: a name for a choice of patterns.

Families combine with `+`, the later one wins: `sorted+only:2+widest` has a sorted array and
operations of tag 2 alone over the widest ranges.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from corpus.grammar.generate import graphs, patterns, ranges, trees
from corpus.grammar.nodes import (
    Array,
    Choice,
    Grammar,
    Graph,
    Item,
    Matrix,
    Permutation,
    Repeat,
    Scalar,
    StringType,
    Tree,
)


class Tags(Enum):
    """Which tag of a choice comes when."""

    RANDOM = auto()
    IN_TURN = auto()
    GROUPED = auto()  # all of the first, then all of the next
    GROUPED_BACK = auto()  # the last first
    ONLY = auto()


@dataclass(frozen=True, slots=True)
class Family:
    """What each kind of item takes its values from.

    `graph` and `ranges` are None where edges and ends of ranges are drawn at random.
    """

    row: patterns.RowPattern = patterns.uniform
    scalar: patterns.RowPattern = patterns.uniform
    tree: trees.TreePattern = trees.uniform
    graph: graphs.GraphPattern | None = None
    ranges: ranges.RangePattern | None = None
    tags: Tags = Tags.RANDOM
    only: str = ""


_ROWS: dict[str, patterns.RowPattern] = {
    "sorted": patterns.ascending,
    "reversed": patterns.descending,
    "all_equal": patterns.equal,
    "few_distinct": patterns.few_distinct,
    "organ_pipe": patterns.organ_pipe,
    "nearly_sorted": patterns.nearly_sorted,
    "zigzag": patterns.zigzag,
    "sawtooth": patterns.sawtooth,
    "periodic": patterns.periodic,
    "fibonacci": patterns.fibonacci,
    "odd_one_out": patterns.odd_one_out,
    "doubling": patterns.doubling,
    "median_killer": patterns.median_killer,
    "bit_reversed": patterns.bit_reversed,
}
_TREES: dict[str, trees.TreePattern] = {
    "path": trees.path,
    "star": trees.star,
    "caterpillar": trees.caterpillar,
    "balanced": trees.balanced,
    "broom": trees.broom,
    "spider": trees.spider,
    "deep": trees.deep,
}
_GRAPHS: dict[str, graphs.GraphPattern] = {
    "layered": graphs.layered,
    "ring": graphs.ring,
    "core": graphs.core,
    "two_sided": graphs.two_sided,
    "hubs": graphs.hubs,
}
_RANGES: dict[str, ranges.RangePattern] = {
    "widest": ranges.widest,
    "narrowest": ranges.narrowest,
    "nested": ranges.nested,
    "disjoint": ranges.disjoint,
    "sliding": ranges.sliding,
    "prefixes": ranges.prefixes,
    "suffixes": ranges.suffixes,
}
_TAGS = {
    "alternating": Tags.IN_TURN,
    "grouped": Tags.GROUPED,
    "grouped_back": Tags.GROUPED_BACK,
}
_SHAPES: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("row", _ROWS),
    ("tree", _TREES),
    ("graph", _GRAPHS),
    ("ranges", _RANGES),
    ("tags", _TAGS),
)
"""Fields of a family, each with the names that set it."""
_CHANGES: dict[str, Callable[[Family], Family]] = {
    "random": lambda family: family,
    "extreme": lambda f: replace(f, row=patterns.extremes, scalar=patterns.extremes),
    "largest": lambda f: replace(f, row=patterns.all_high, scalar=patterns.all_high),
    "smallest": lambda f: replace(f, row=patterns.all_low, scalar=patterns.all_low),
}


def family_names() -> tuple[str, ...]:
    """All simple names, apart from `only:TAG`."""
    return (*_CHANGES, *(name for _, names in _SHAPES for name in names))


def is_family(name: str) -> bool:
    return all(_known(part) for part in name.split("+"))


def parse_family(name: str) -> Family:
    """The family of a (combined) name; raises ValueError for an unknown part."""
    family = Family()
    for part in name.split("+"):
        if not _known(part):
            known = ", ".join((*family_names(), "only:TAG"))
            raise ValueError(f"family {part!r}: expected one of {known}")
        if part.startswith("only:"):
            family = replace(family, tags=Tags.ONLY, only=part.removeprefix("only:"))
        elif part in _CHANGES:
            family = _CHANGES[part](family)
        for field, names in _SHAPES:
            if part in names:
                family = replace(family, **{field: names[part]})  # type: ignore[arg-type]
    return family


def families_for(grammar: Grammar) -> tuple[str, ...]:
    """The families that differ on this grammar, `random` first."""
    found = ["random"]
    items = list(_walk(grammar.items))
    rows = [i for i in items if isinstance(i, (Array, Matrix, Permutation)) or _is_word(i)]
    if rows:
        found += [*_ROWS, "extreme"]
    if any(isinstance(item, (Tree, Graph)) for item in items):
        found += list(_TREES)
    if any(isinstance(item, Graph) for item in items):
        found += list(_GRAPHS)
    if _has_symbolic_ranges(items):
        found += list(_RANGES)
    for item in items:
        if isinstance(item, Choice):
            found += [f"{name}+widest" for name in _TAGS]
            found += [f"only:{case}+widest" for case, _ in item.bodies]
    if len(found) == 1:
        found.append("extreme")
    return tuple(dict.fromkeys(found))


def _known(part: str) -> bool:
    return part in family_names() or (part.startswith("only:") and len(part) > len("only:"))


def _is_word(item: Item) -> bool:
    return isinstance(item, Scalar) and isinstance(item.type, StringType)


def _has_symbolic_ranges(items: Sequence[Item]) -> bool:
    return any(
        isinstance(item, Scalar)
        and not isinstance(item.type, StringType)
        and getattr(item.type.low, "symbols", False)
        for item in items
    )


def _walk(items: Sequence[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        if isinstance(item, Repeat):
            yield from _walk(item.body)
        elif isinstance(item, Choice):
            for _, body in item.bodies:
                yield from _walk(body)

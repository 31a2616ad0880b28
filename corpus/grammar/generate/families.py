"""Families of inputs: a name for a choice of patterns.

Families combine with `+`, the later one wins: `sorted+only:2+widest` has a sorted array and
operations of tag 2 alone over the widest ranges.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from corpus.grammar.generate import patterns, trees
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


class Ranges(Enum):
    """How scalars with symbolic bounds are drawn, such as the ends of l..r."""

    RANDOM = auto()
    WIDEST = auto()
    NARROWEST = auto()


@dataclass(frozen=True, slots=True)
class Family:
    """What each kind of item takes its values from.

    `tags` picks the tag of a choice: None at random, "" in turn, else that tag alone.
    """

    row: patterns.RowPattern = patterns.uniform
    scalar: patterns.RowPattern = patterns.uniform
    tree: trees.TreePattern = trees.uniform
    ranges: Ranges = Ranges.RANDOM
    tags: str | None = None


_ROWS: dict[str, patterns.RowPattern] = {
    "sorted": patterns.ascending,
    "reversed": patterns.descending,
    "all_equal": patterns.equal,
    "few_distinct": patterns.few_distinct,
    "organ_pipe": patterns.organ_pipe,
    "nearly_sorted": patterns.nearly_sorted,
    "zigzag": patterns.zigzag,
}
_TREES: dict[str, trees.TreePattern] = {
    "path": trees.path,
    "star": trees.star,
    "caterpillar": trees.caterpillar,
    "balanced": trees.balanced,
}
_CHANGES: dict[str, Callable[[Family], Family]] = {
    "random": lambda family: family,
    "extreme": lambda f: replace(f, row=patterns.extremes, scalar=patterns.extremes),
    "largest": lambda f: replace(f, row=patterns.all_high, scalar=patterns.all_high),
    "smallest": lambda f: replace(f, row=patterns.all_low, scalar=patterns.all_low),
    "widest": lambda f: replace(f, ranges=Ranges.WIDEST),
    "narrowest": lambda f: replace(f, ranges=Ranges.NARROWEST),
    "alternating": lambda f: replace(f, tags=""),
}


def family_names() -> tuple[str, ...]:
    """All simple names, apart from `only:TAG`."""
    return (*_CHANGES, *_ROWS, *_TREES)


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
            family = replace(family, tags=part.removeprefix("only:"))
        elif part in _ROWS:
            family = replace(family, row=_ROWS[part])
        elif part in _TREES:
            family = replace(family, tree=_TREES[part])
        else:
            family = _CHANGES[part](family)
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
    if _has_symbolic_ranges(items):
        found += ["widest", "narrowest"]
    for item in items:
        if isinstance(item, Choice):
            found.append("alternating+widest")
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

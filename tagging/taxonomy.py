"""Families of tags, and the other names that specs and papers use for them."""

from __future__ import annotations

import difflib
import re

FAMILIES: dict[str, tuple[str, ...]] = {
    "range sums": ("prefix_sum", "prefix_sum_only", "difference_array"),
    "range trees": ("fenwick", "segment_tree", "lazy_segment_tree"),
    "range tables": ("sparse_table", "sqrt_decomposition"),
    "ordered ends": ("monotonic_deque", "monotonic_stack"),
    "moving positions": ("sliding_window", "two_pointers"),
    "halving": ("binary_search",),
    "priority": ("heap",),
    "hashing": ("hash_map",),
    "greedy": ("greedy_sort",),
    "dynamic programming": ("dp_knapsack", "dp_with_switch_budget"),
    "brute force": ("brute_force_pairs",),
}

SYNONYMS: dict[str, tuple[str, ...]] = {
    "prefix_sum": ("prefix sums", "cumulative sum", "cumsum", "presum", "partial sums"),
    "prefix_sum_only": ("static prefix sum", "prefix sum without updates"),
    "difference_array": ("difference array", "imos", "range add by differences"),
    "fenwick": (
        "fenwick tree", "binary indexed tree", "bit", "fenwick tree bit", "bit fenwick",
        "fenwick tree range update range query",
    ),
    "segment_tree": ("segment tree", "segtree", "interval tree over positions"),
    "lazy_segment_tree": (
        "segment tree with lazy propagation", "lazy segtree", "lazy propagation",
        "segment tree lazy",
    ),
    "sparse_table": ("sparse table", "sparse table rmq", "doubling table of minima"),
    "sqrt_decomposition": (
        "sqrt decomposition", "square root decomposition", "block decomposition",
    ),
    "monotonic_deque": (
        "monotone deque", "monotonic queue", "monotone queue", "sliding window maximum",
    ),
    "monotonic_stack": ("monotone stack", "next greater element"),
    "sliding_window": ("sliding window", "moving window", "caterpillar"),
    "two_pointers": ("two pointers", "two pointer", "twopointer"),
    "binary_search": ("binary search", "bisection", "bisect"),
    "heap": ("priority queue", "binary heap", "heap queue"),
    "hash_map": ("hash table", "hashmap", "hash", "counter hash", "dictionary", "hash set"),
    "greedy_sort": (
        "greedy", "sort and greedy", "greedy by ratio", "greedy ratio", "greedy earliest finish",
        "greedy earliest end", "greedy by value per weight", "greedy largest first",
    ),
    "dp_knapsack": ("knapsack", "01 knapsack dp", "dp 01 knapsack", "0-1 knapsack", "subset sum"),
    "dp_with_switch_budget": (
        "dp with switch count", "dp sorted intervals with switch count",
        "dp with budget of switches",
    ),
    "brute_force_pairs": ("brute force n2", "brute force", "all pairs", "nested loops over pairs"),
}  # fmt: skip

_NOISE = re.compile(r"(?:^| )o ?\(? ?n(?: ?\^? ?2| log n| q)?\)?$")


class UnknownTagError(ValueError):
    """A name that is no tag and no synonym; the message offers the closest ones."""


def all_tags() -> tuple[str, ...]:
    return tuple(sorted(tag for tags in FAMILIES.values() for tag in tags))


def family_of(tag: str) -> str:
    """The family of a tag. Raises `KeyError` for names that are not tags."""
    return next(family for family, tags in FAMILIES.items() if tag in tags)


def resolve_tag(name: str) -> str:
    """The tag that a name or synonym stands for, whatever its case and separators.

    Raises `UnknownTagError`.
    """
    plain = _plain(name)
    known = _names()
    for candidate in (plain, _NOISE.sub("", plain).strip()):
        if candidate in known:
            return known[candidate]
    close = difflib.get_close_matches(plain, known, n=3, cutoff=0.6)
    offers = ", ".join(dict.fromkeys(known[c] for c in close)) or ", ".join(all_tags())
    raise UnknownTagError(f"unknown tag {name!r}; did you mean: {offers}?")


def _plain(name: str) -> str:
    return " ".join(re.findall(r"[a-z0-9]+", name.lower()))


def _names() -> dict[str, str]:
    known = {_plain(tag): tag for tag in all_tags()}
    for tag, names in SYNONYMS.items():
        known |= {_plain(n): tag for n in names}
    return known

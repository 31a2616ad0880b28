"""Names of tags, what they stand for, and how far algorithms are apart."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from enum import Enum
from functools import cache

from tagging.engine import all_rules
from tagging.families import FAMILIES, Family, near

_NOISE = re.compile(r"(?:^| )o ?\(? ?n(?: ?\^? ?2| log n| ?q| ?m| plus [qm])?\)?$")
_SHARED = 0.5
"""Share of common tags from which on two sets count as one algorithm."""


class UnknownTagError(ValueError):
    """A name that is no tag and no synonym; the message offers the closest ones."""


class Distance(Enum):
    """How far two algorithms are apart (AlgoBench, section 9)."""

    SAME = "same"
    NEAR = "near"
    FAR = "far"


@cache
def all_tags() -> tuple[str, ...]:
    return tuple(rule.tag for rule in all_rules())


@cache
def _families() -> dict[str, str]:
    return {rule.tag: rule.family for rule in all_rules()}


def family_of(tag: str) -> str:
    """The family of a tag. Raises `KeyError` for names that are not tags."""
    return _families()[tag]


def category_of(tag: str) -> Family:
    """The family with its categories. Raises `KeyError` for names that are not tags."""
    return FAMILIES[family_of(tag)]


def distance(a: str, b: str) -> Distance:
    """The distance of two tags. Raises `KeyError` for names that are not tags."""
    if a == b:
        return Distance.SAME
    return Distance.NEAR if near(family_of(a), family_of(b)) else Distance.FAR


def set_distance(first: Iterable[str], second: Iterable[str]) -> Distance:
    """The distance of two programs by their tags.

    Same where at least half of all tags are common, near where some pair of tags is near or
    common, far otherwise and where one of the sets is empty.
    """
    a, b = set(first), set(second)
    if not a or not b:
        return Distance.FAR
    if len(a & b) >= _SHARED * len(a | b):
        return Distance.SAME
    pairs = (distance(x, y) for x in a for y in b)
    return Distance.NEAR if any(d is not Distance.FAR for d in pairs) else Distance.FAR


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


@cache
def _names() -> dict[str, str]:
    known = {_plain(rule.tag): rule.tag for rule in all_rules()}
    for rule in all_rules():
        for name in rule.also:
            known.setdefault(_plain(name), rule.tag)
    return known

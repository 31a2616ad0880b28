"""Recursion on parts of a list: what two parts are together, and how long results are."""

import pytest

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.growth import parse_growth

START = "n = int(input())\na = list(map(int, input().split()))\n"
MERGE = """
def sort(a):
    if len(a) <= 1:
        return a
    mid = len(a) // 2
    left, right = sort(a[:mid]), sort(a[mid:])
    out = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            out.append(left[i])
            i += 1
        else:
            out.append(right[j])
            j += 1
    return out + left[i:] + right[j:]
"""
SPLIT = """
def sort(a):
    if len(a) <= 1:
        return a
    p = a[0]
    low = [x for x in a[1:] if x < p]
    high = [x for x in a[1:] if x >= p]
    return sort(low) + [p] + sort(high)
"""
LOOP = """
def sort(a):
    if len(a) <= 1:
        return a
    p = a[0]
    low, high = [], []
    for x in a[1:]:
        if x < p:
            low.append(x)
        else:
            high.append(x)
    return sort(low) + [p] + sort(high)
"""
RANGE = """
def part(a, lo, hi):
    p, i = a[hi], lo
    for j in range(lo, hi):
        if a[j] < p:
            a[i], a[j] = a[j], a[i]
            i += 1
    a[i], a[hi] = a[hi], a[i]
    return i

def sort(a, lo=0, hi=0):
    if lo < hi:
        p = part(a, lo, hi)
        sort(a, lo, p - 1)
        sort(a, p + 1, hi)
"""


def costs(text: str, call: str = "print(*sort(a))\n") -> tuple[object, object]:
    report = analyse(parse(text + START + call, "python"))
    return report.time.upper, report.space.upper


@pytest.mark.parametrize(
    ("text", "call", "time", "space"),
    [
        (MERGE, "print(*sort(a))\n", "n log n", "n"),
        (SPLIT, "print(*sort(a))\n", "n^2", "n^2"),
        (LOOP, "print(*sort(a))\n", "n^2", "n^2"),
        (RANGE, "sort(a, 0, n - 1)\n", "n^2", "n"),
        (MERGE.replace("sort(a[:mid]), sort(a[mid:])", "sort(a[:mid]), a[mid:]"),
         "print(*sort(a))\n", "n", "n"),
    ],
    ids=["merge", "filters", "partition", "ranges", "one half"],
)  # fmt: skip
def test_parts_add_up_to_the_whole(text: str, call: str, time: str, space: str) -> None:
    assert costs(text, call) == (parse_growth(time), parse_growth(space))


@pytest.mark.parametrize(
    "text",
    [
        MERGE.replace("            i += 1", "            out.append(left[i])\n            i += 1"),
        MERGE.replace("return out + left[i:]", "return out + left"),
        MERGE.replace("sort(a[mid:])", "sort(a[mid - 1:])"),
        MERGE.replace("i = j = 0\n", "i = j = 0\n    out += a\n"),
        SPLIT.replace("if x < p", "if x <= p"),
        SPLIT.replace("a[1:] if x >= p", "a if x >= p").replace("a[1:] if x < p", "a if x < p"),
        SPLIT.replace("    high =", "    p -= 1\n    high ="),
        LOOP.replace("        else:\n            high", "        high"),
        RANGE.replace("sort(a, p + 1, hi)", "sort(a, p, hi)"),
        RANGE.replace("i = a[hi], lo", "i = a[hi], lo - 5"),
    ],
    ids=["twice", "leftovers twice", "halves overlap", "whole added", "filters overlap",
         "nothing left out", "another pivot", "into both", "ranges overlap", "out of range"],
)  # fmt: skip
def test_parts_that_overlap_are_not_taken_for_a_split(text: str) -> None:
    call = "sort(a, 0, n - 1)\n" if "lo=0" in text else "print(*sort(a))\n"
    time, _ = costs(text, call)
    assert "?" in str(time) or "^n" in str(time)

"""Programs that are legal but odd, or legal only to the parser, are looked at like any other."""

import pytest

from complexity.analyse import analyse
from complexity.frontends import parse
from tagging.engine import all_facts, detect
from tagging.view import view_of

LOOPS = "n = int(input())\nfor i in range(n):\n    for j in range(i, n):\n        {}\n"
BODIES = [
    "a[()] = b[()] + a[i]", "swap()", "a = sorted()", "x = [y for y in range()]", "a[i][()] += 1",
    "a[i, ()] = a[j, ...]", "for k in range(): pass", "x = {}[()]", "heapq.heappush()",
    "bisect.bisect()", "max()", "a[i:j:()]", "del a[()]", "sorted(memoryview())", "min(*a)",
    "print(*[])", "() = a", "[] = a", "(a[()]) = 1", "a.append()", "a.pop(*b)", "x = range(*a)",
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES)
def test_odd_statements_are_survived(body: str) -> None:
    text = "import heapq, bisect\n" + LOOPS.format(body)
    program = parse(text, "python")
    detect(program)
    assert str(analyse(program).time.upper)


@pytest.mark.parametrize(
    ("size", "found"),
    [
        ("int(n ** 0.5)", True),
        ("root", True),
        ("n // 2", False),
        ("half", False),
        ("self_made", False),
    ],
)
def test_a_block_size_is_followed_through_variables(size: str, found: bool) -> None:
    text = f"""
n = int(input())
a = list(map(int, input().split()))
step = int(n ** 0.5) + 1
root = step
half = n // 2
self_made = half
self_made = self_made + half
blocks = [0] * (n + 1)
size = {size}
for i in range(n):
    blocks[i // size] += a[i]
print(blocks)
"""
    view = view_of(parse(text, "python"))
    assert bool(list(all_facts()["block_index"].lines(view))) == found


def test_a_number_counted_down_to_itself_is_no_half() -> None:
    text = """
n = int(input())
x = n
while x:
    x = x - 1
a = list(range(n))
print(a[:x], a[x:])
"""
    assert "meet_in_the_middle" not in detect(parse(text, "python")).tags


def test_deep_nesting_is_survived() -> None:
    deep = "x" + " + twice(1" * 60 + ")" * 60
    chain = " + ".join(["x"] * 3000)
    text = (
        f"def twice(a):\n    return 2 * a\nx = int(input())\ny = {deep}\nz = {chain}\nprint(y, z)\n"
    )
    detect(parse(text, "python"))

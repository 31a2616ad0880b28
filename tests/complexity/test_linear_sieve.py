"""The linear sieve: rounds add up to the numbers only where each composite is struck once."""

import pytest

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.growth import parse_growth, proves

SIEVE = """
n = int(input())
composite = [False] * (n + 1)
primes = []
for i in range(2, n + 1):
    if not composite[i]:
        primes.append(i)
    for p in primes:
        if i * p > n:
            break
        composite[i * p] = True
        if i % p == 0:
            break
"""


def linear(text: str) -> bool:
    return proves(analyse(parse(text, "python")).time.upper, parse_growth("n"))


def test_each_composite_is_struck_by_its_least_prime() -> None:
    assert linear(SIEVE)


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("        if i % p == 0:\n            break\n", ""),
        ("        if i % p == 0:", "        if i % p == 1:"),
        ("        if i % p == 0:", "        if p % i == 0:"),
        ("    if not composite[i]:\n        primes.append(i)", "    primes.append(i)"),
        ("    if not composite[i]:", "    if not composite[0]:"),
        ("        primes.append(i)", "        primes.append(1)"),
        ("        composite[i * p] = True", "        composite[i + p] = True"),
    ],
    ids=["no stop", "other remainder", "other way round", "every number", "other mark", "ones",
         "sums"],
)  # fmt: skip
def test_other_loops_are_not(line: str, instead: str) -> None:
    assert line in SIEVE
    assert not linear(SIEVE.replace(line, instead))

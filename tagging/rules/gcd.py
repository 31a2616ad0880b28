"""Greatest common divisor."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="gcd",
    meaning="a pair of numbers is replaced by one of them and the remainder until that is zero",
    family="number theory",
    also=("euclid", "euclidean algorithm", "greatest common divisor"),
    any_of=(
        "remainder_chain",
        "library_gcd",
    ),
    positives=(
        Example(
            python="""
a, b = map(int, input().split())
while b:
    a, b = b, a % b
print(a)
""",
            cpp="""
#include <cstdio>
int gcd(int a, int b) { return b ? gcd(b, a % b) : a; }
int main() { int a, b; scanf("%d%d", &a, &b); printf("%d", gcd(a, b)); }
""",
        ),
        Example(
            python="""
from math import gcd
from functools import reduce
print(reduce(gcd, map(int, input().split())))
""",
            cpp="""
#include <iostream>
int main() { long long n, m; std::cin >> n >> m; while (m != 0) { long long t = n % m; n = m; m = t; } std::cout << n; }
""",
        ),
    ),
    near_misses=(
        Example(  # remainders of one number by many
            python="""
n = int(input())
for d in range(2, n):
    if n % d == 0:
        n //= d
        print(d, n % 10)
a, b = 5, 7
while b:
    b -= 1
    a = a * 2 % 11
print(a)
""",
            cpp="""
#include <iostream>
int main() { int a, b; std::cin >> a >> b; while (a != b) { if (a > b) a -= b; else b -= a; } int x = 0; while (a) { x = x * 10 + a % 10; a /= 10; } std::cout << x; }
""",
        ),
    ),
)

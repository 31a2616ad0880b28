"""Changes that must not change an answer: `python -m tests.metamorphic_report [FILE…]`.

Every labelled program goes through every transformation of `tests/transformations`; time and space
must stay of the same form up to the names of sizes. Prints each difference and counts, and exits
with 1 when there was one.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from labelled_report import FOLDER, LANGUAGES, outcome, programs
from transformations import cpp, python

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.growth import Growth

TRANSFORMATIONS: dict[str, dict[str, Callable[[str], str | None]]] = {
    ".py": python.TRANSFORMATIONS,
    ".cpp": cpp.TRANSFORMATIONS,
}


MOST_PERMUTED = 4
"""Symbols of which `outcome` tries all mappings."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A figure of a program before and after a transformation."""

    path: Path
    transformation: str
    figure: str
    before: str
    after: str


def figures(text: str, language: str) -> dict[str, Growth]:
    report = analyse(parse(text, language))
    return {"time": report.time.upper, "space": report.space.upper}


def same(before: Growth, after: Growth) -> bool:
    if before.holes or after.holes:
        return bool(before.holes) == bool(after.holes)
    if outcome(before, after) in ("exact", "renamed"):
        return True
    many = len(before.symbols) > MOST_PERMUTED and len(before.symbols) == len(after.symbols)
    return many and shape(before) == shape(after)


def shape(growth: Growth) -> list[list[list[tuple[int, str]]]]:
    """A form without its names, for those with too many symbols to try all mappings."""
    return sorted(
        sorted(sorted((int(q.level), str(c)) for q, c in term) for term in arm)
        for arm in growth.arms
    )


def applied(path: Path, name: str) -> list[Difference] | None:
    """What a transformation changes of the answer; None where it does not apply."""
    text = path.read_text(encoding="utf-8")
    changed = TRANSFORMATIONS[path.suffix][name](text)
    if changed is None:
        return None
    language = LANGUAGES[path.suffix]
    before, after = figures(text, language), figures(changed, language)
    return [
        Difference(path, name, figure, str(before[figure]), str(after[figure]))
        for figure in before
        if not same(before[figure], after[figure])
    ]


def main(arguments: list[str]) -> int:
    roots = [Path(a).resolve() for a in arguments] or [FOLDER / "python", FOLDER / "cpp"]
    applications: Counter[str] = Counter()
    differing: Counter[str] = Counter()
    for path in programs(roots):
        for name in TRANSFORMATIONS[path.suffix]:
            found = applied(path, name)
            key = f"{path.suffix[1:]} {name}"
            applications[key] += found is not None
            differing[key] += bool(found)
            for d in found or ():
                print(f"{d.path.name} {d.transformation}: {d.figure} {d.before} became {d.after}",
                      flush=True)  # fmt: skip
    for key, count in sorted(applications.items()):
        print(f"{key}: {differing[key]} of {count} differ")
    return int(differing.total() > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

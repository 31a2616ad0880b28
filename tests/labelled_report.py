"""Prints how the analyser does on every labelled program: `python -m tests.labelled_report`.

An answer is exact, renamed (exact once its symbols are mapped to the label's), pessimistic (above
the label), unknown (holes are left) or optimistic (not proved to be at least the label). Folders
or files may be named; `--brief` prints counts only.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.growth import Growth, parse_growth, proves

FOLDER = Path(__file__).resolve().parent / "labelled"
LANGUAGES = {".py": "python", ".cpp": "cpp"}
OUTCOMES = ("exact", "renamed", "pessimistic", "unknown", "optimistic", "crash")


@dataclass(frozen=True, slots=True)
class Answer:
    """One figure of one program beside its label."""

    path: Path
    figure: str
    expected: str
    found: str
    outcome: str


def labels(text: str) -> dict[str, str]:
    """`key: value` of the three header lines."""
    pairs = (line.lstrip("#/ ").partition(": ") for line in text.splitlines()[:3])
    return {key: value for key, _, value in pairs}


def outcome(label: Growth, found: Growth) -> str:
    """How the analyser's bound stands to the label."""
    if found.holes:
        return "unknown"
    if same(label, found):
        return "exact"
    names, own = sorted(label.symbols), sorted(found.symbols)
    if len(names) == len(own) <= 4 and any(
        same(label, found.rename(dict(zip(own, order, strict=True))))
        for order in permutations(names)
    ):
        return "renamed"
    return "pessimistic" if proves(label, found) else "optimistic"


def same(left: Growth, right: Growth) -> bool:
    """Whether each is proved to be at most the other."""
    return proves(left, right) and proves(right, left)


def answers(path: Path) -> Iterator[Answer]:
    """The answers for time and space of one program."""
    text = path.read_text(encoding="utf-8")
    expected = labels(text)
    try:
        report = analyse(parse(text, LANGUAGES[path.suffix]))
    except Exception as error:  # a crash is a finding of its own
        yield Answer(path, "time", expected["time"], repr(error), "crash")
        return
    for figure, cost in (("time", report.time), ("space", report.space)):
        label = parse_growth(expected[figure])
        standing = outcome(label, cost.upper)
        yield Answer(path, figure, expected[figure], str(cost.upper), standing)


def programs(roots: list[Path]) -> list[Path]:
    """Every labelled source file below the roots."""
    found = (p for root in roots for p in ([root] if root.is_file() else root.rglob("*")))
    return sorted(p for p in found if p.suffix in LANGUAGES)


def main(arguments: list[str]) -> None:
    roots = [Path(a).resolve() for a in arguments if not a.startswith("--")] or [FOLDER]
    found = [answer for path in programs(roots) for answer in answers(path)]
    if "--brief" not in arguments:
        for answer in sorted(found, key=lambda a: OUTCOMES.index(a.outcome), reverse=True):
            if answer.outcome != "exact":
                place = f"{answer.path.parent.name}/{answer.path.name}"
                print(f"{answer.outcome:<12}{place}: {answer.figure} {answer.expected}", end="")
                print(f", found {answer.found}")
    for language in ("py", "cpp"):
        for figure in ("time", "space"):
            counts = Counter(
                a.outcome for a in found if a.figure == figure and a.path.suffix == f".{language}"
            )
            shown = ", ".join(f"{counts[name]} {name}" for name in OUTCOMES)
            print(f"{language} {figure}: {shown}")


if __name__ == "__main__":
    main(sys.argv[1:])

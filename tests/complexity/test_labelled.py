"""Every labelled program gets the time and space that its header argues for."""

from pathlib import Path

import pytest

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.growth import Growth, No, compare, parse_growth, proves

FOLDER = Path(__file__).resolve().parent.parent / "labelled"
LANGUAGES = {".py": "python", ".cpp": "cpp"}
PROGRAMS = sorted(
    p for p in FOLDER.rglob("*") if p.suffix in LANGUAGES and "pending" not in p.parts
)


def labels(text: str) -> dict[str, str]:
    """`key: value` of the header's comment lines."""
    found: dict[str, str] = {}
    for line in text.splitlines()[:4]:
        key, _, value = line.lstrip("#/ ").partition(": ")
        found[key] = value
    return found


def same(left: Growth, right: Growth) -> bool:
    return proves(left, right) and proves(right, left)


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_time_and_space_are_as_labelled(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    expected = labels(text)
    report = analyse(parse(text, LANGUAGES[path.suffix]))
    found = f"time {report.time.upper}, space {report.space.upper}"
    assert same(report.time.upper, parse_growth(expected["time"])), found
    assert same(report.space.upper, parse_growth(expected["space"])), found
    for cost in (report.time, report.space, report.space_total):
        assert cost.lower is not None
        assert not isinstance(compare(cost.lower, cost.upper), No), "lower above upper"

"""The trap in the verdict: the source algorithm, no expected one, and a failing trap test."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cverify.evidence import Layers, _trap, failed_traps
from judge.outcome import Outcome
from tagging.engine import Finding
from tagging.traps import Clear, Trap, Trapped, Unclear

PREFIX = Finding("prefix_sum", (("range_from_totals", 4),))
FAILS = (("01", "public", Outcome.AC), ("02", "trap", Outcome.WA), ("03", "trap", None))
PASSES = (("01", "public", Outcome.WA), ("02", "trap", Outcome.AC))


def layers(trap: Trap, cases: tuple[tuple[str, str, Outcome | None], ...]) -> Layers:
    judged = [SimpleNamespace(name=n, category=c, outcome=o) for n, c, o in cases]
    return cast(Layers, SimpleNamespace(trap=trap, judge=SimpleNamespace(cases=judged)))


def spec(expected: tuple[str, ...] = (), source: tuple[str, ...] = ()) -> Any:
    tags = SimpleNamespace(expected=SimpleNamespace(any_of=expected, all_of=()), source=source)
    return SimpleNamespace(tags=tags)


@pytest.mark.parametrize(
    ("trap", "cases", "trapped"),
    [
        (Trapped(PREFIX), FAILS, True),
        (Trapped(PREFIX), PASSES, False),
        (Clear(), FAILS, False),
        (Unclear("prefix_sum stands beside segment_tree", PREFIX), FAILS, False),
    ],
)
def test_trapped(trap: Trap, cases: Any, trapped: bool) -> None:
    task = spec(("segment_tree",), ("prefix_sum",))
    assert _trap(layers(trap, cases), task) is trapped


def test_none_without_tags() -> None:
    assert _trap(layers(Unclear("no source"), FAILS), spec()) is None


def test_failed_traps_are_named() -> None:
    assert failed_traps(layers(Clear(), FAILS)) == ("02",)

"""The validation's figures, its four configurations, and going on where a run ended."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest

from corpus.solutions import TASKS
from cverify.decide import Evidence, Judged, Measure, Proof, Shape, Verdict, decide
from cverify.render.validation import document, text
from cverify.validation.configurations import Configuration, verdict_under
from cverify.validation.figures import Labelled, Share, figures
from cverify.validation.run import find_tasks, row_document, validate
from cverify.verify import Options

O, S, U, I = Verdict.OPTIMAL, Verdict.SUBOPTIMAL, Verdict.UNCERTAIN, Verdict.INCORRECT  # noqa: E741


def row(label: Verdict, full: Verdict) -> Labelled:
    verdicts = dict.fromkeys(Configuration, U) | {Configuration.FULL: full}
    return Labelled("task", f"{label}-{full}.py", "optimal", label, verdicts)


ROWS = [row(O, O), row(O, O), row(O, U), row(O, S), row(O, I), row(S, O), row(S, S), row(I, I)]


def test_figures_are_counted_as_defined() -> None:
    found = figures(Configuration.FULL, ROWS)
    assert found.false_optimal == Share(1, 3)
    assert found.false_suboptimal == Share(2, 5)
    assert found.uncertain == Share(1, 8)
    assert found.agreement == Share(4, 8)
    assert figures(Configuration.STATIC, ROWS).uncertain == Share(8, 8)


@pytest.mark.parametrize(
    ("share", "low", "high"),
    [(Share(0, 140), 0.0, 0.026), (Share(5, 10), 0.187, 0.813), (Share(0, 0), 0.0, 1.0),
     (Share(7, 7), 0.590, 1.0)],
)  # fmt: skip
def test_intervals_are_clopper_and_pearsons(share: Share, low: float, high: float) -> None:
    assert share.interval == pytest.approx((low, high), abs=0.0006)


def everything() -> list[Evidence]:
    return [
        Evidence(*outcomes, space_target=True)
        for outcomes in product(Judged, Proof, Shape, Measure, Proof, Measure)
    ]


def test_no_layer_that_is_left_out_changes_a_verdict() -> None:
    seen: dict[tuple[object, ...], set[Verdict]] = {}
    for e in everything():
        decision = decide(e)
        for configuration, used in (
            (Configuration.STATIC, (e.judged, e.static, e.space)),
            (Configuration.RUNTIME, (e.judged, e.scaling, e.allocation)),
            (Configuration.STATIC_TAGS, (e.judged, e.static, e.space, e.tags)),
        ):
            verdict = verdict_under(configuration, e, decision)
            seen.setdefault((configuration, *used), set()).add(verdict)
        assert verdict_under(Configuration.FULL, e, decision) is decision.verdict
    assert all(len(verdicts) == 1 for verdicts in seen.values())


def test_the_layer_in_use_decides() -> None:
    slow = Evidence(Judged.RIGHT, Proof.ABSTAIN, Shape.FAIL, Measure.BEYOND)
    verdicts = {c: verdict_under(c, slow, decide(slow)) for c in Configuration}
    assert verdicts[Configuration.STATIC] is U
    assert verdicts[Configuration.RUNTIME] is S
    assert verdicts[Configuration.STATIC_TAGS] is S
    wrong = Evidence(Judged.WRONG, Proof.PASS, Shape.PASS, Measure.WITHIN)
    assert {verdict_under(c, wrong, decide(wrong)) for c in Configuration} == {I}


def test_the_table_names_what_differs() -> None:
    shown = text(ROWS)
    assert "1/3 33.3 %" in shown
    assert "task/SUBOPTIMAL-OPTIMAL.py: OPTIMAL, labelled SUBOPTIMAL" in shown
    assert "task/OPTIMAL-OPTIMAL.py" not in shown
    found = document(ROWS)
    assert len(found["figures"]) == 4
    assert len(found["rows"]) == len(ROWS)


def test_shipped_tasks_are_a_corpus() -> None:
    assert len(find_tasks([TASKS])) >= 4


def test_what_was_kept_is_not_done_again(tmp_path: Path) -> None:
    task = TASKS / "knapsack-01"
    names = [path.name for path in (task / "solutions").iterdir()]
    kept = tmp_path / "kept.jsonl"
    verdicts = dict.fromkeys(Configuration, O)
    rows = [Labelled("knapsack-01", name, "optimal", O, verdicts) for name in names]
    kept.write_text("".join(json.dumps(row_document(r)) + "\n" for r in rows), encoding="utf-8")
    done = list(validate([task], Options(), 1, kept))
    assert {r.program for r in done} <= set(names)
    assert all(r.verdicts[Configuration.FULL] is O for r in done)

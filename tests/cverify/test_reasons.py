"""Verdicts give true reasons: the assumption by name, space where space fails, placeholders."""

from dataclasses import replace
from pathlib import Path

import pytest

from complexity.analyse import analyse
from complexity.frontends import parse
from corpus.spec import load_spec
from cverify.decide import Evidence, Judged, Measure, Proof, Shape, Verdict, decide
from cverify.examine import examine
from cverify.render.analysis import document, text
from cverify.suspects import suspects
from cverify.targets import skeleton_of, static_time
from judge.source import Language, Source
from scaling.outcome import Beyond, Undecided, Within
from scaling.report import ScalingReport, SweepReport

FINE = Evidence(Judged.RIGHT, Proof.PASS, Shape.PASS, Measure.WITHIN)
TASK = """\
id: distinct
title: Different numbers
style: stdin
limits: {time: 2 s, memory: 256 MB}
input:
  - n: int 1..1e5
  - k: int 1..1e5
  - a: array[n] of int 1..1e9
output: tokens
complexity: {time: O(n)}
tests:
  - {text: "1 1\\n5\\n", output: "1\\n", category: public}
"""
HASHED = (
    "n, k = map(int, input().split())\na = list(map(int, input().split()))\nseen = {}\n"
    "for x in a:\n    seen[x] = 1\nprint(len(seen))\n"
)
ONE_KEY = "n, k = map(int, input().split())\nseen = {}\nseen[n] = k\nprint(len(seen))\n"


def scaling(counted: bool, slow: bool = True) -> ScalingReport:
    outcome = Beyond("random", "joint") if slow else Within()
    sweep = SweepReport("joint", (), True, None, outcome)
    return ScalingReport(
        outcome, Undecided(()), (sweep,), None, None, None, None, (), ("random",), counted, (), 0.0
    )


def suspected(folder: Path, program: str, measured: ScalingReport | None) -> tuple[str, ...]:
    path = folder / "task.yaml"
    path.write_text(TASK, encoding="utf-8")
    spec = load_spec(path)
    parsed = parse(program, "python")
    static = analyse(parsed, skeleton_of(spec))
    return suspects(parsed, static, static_time(static, spec), measured, spec)


@pytest.mark.parametrize(
    ("program", "measured", "names"),
    [
        (HASHED, scaling(counted=False), ("hash_uniform",)),
        (HASHED, scaling(counted=True), ()),
        (HASHED, scaling(counted=False, slow=False), ()),
        (HASHED, None, ()),
        (ONE_KEY, scaling(counted=False), ()),
    ],
    ids=["CPU time", "counted work", "within", "not measured", "holds without it"],
)
def test_only_assumptions_that_can_be_the_cause_are_named(
    tmp_path: Path, program: str, measured: ScalingReport | None, names: tuple[str, ...]
) -> None:
    assert suspected(tmp_path, program, measured) == names


def test_row_8_names_the_assumption_and_the_family() -> None:
    slow = replace(FINE, scaling=Measure.BEYOND, family="adversarial")
    named = decide(replace(slow, suspects=("hash_uniform",)))
    assert (named.row, named.name) == (8, "assumption_broken")
    assert "hash_uniform" in named.reason
    assert "adversarial" in named.reason
    assert decide(slow).row == 9


@pytest.mark.parametrize(
    ("evidence", "words"),
    [
        (replace(FINE, space=Proof.FAIL), "space is proved above its target"),
        (replace(FINE, allocation=Measure.BEYOND), "memory is measured above its target"),
        (
            replace(FINE, tags=Shape.ABSTAIN, space=Proof.FAIL),
            "space is proved above its target",
        ),
    ],
)
def test_a_verdict_for_space_says_so(evidence: Evidence, words: str) -> None:
    decision = decide(replace(evidence, space_target=True))
    assert (decision.verdict, decision.name) == (Verdict.SUBOPTIMAL, "space")
    assert words in decision.reason
    assert decide(evidence).name in ("optimal", "unlisted")


def test_placeholders_and_renamed_sizes_have_a_legend() -> None:
    program = "rows = int(input())\nfor i in range(rows):\n    print(mystery(i))\n"
    examination = examine(Source("a.py", program, Language.PYTHON))
    page = text(examination)
    assert "unknown: n ?1" in page
    assert "?1, line 3: call of mystery, whose code is not here; what would settle it" in page
    assert "n: rows of the input, line 1" in page
    assert document(examination)["unknown"][0]["symbol"] == "?1"

"""`cverify judge` and the full verdict on interactive tasks, as a user sees them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from corpus.solutions import TASKS
from cverify.decide import Evidence, Judged, Measure, Proof, Shape, Verdict, decide

GUESS = TASKS / "guess-number"


def cverify(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cverify", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def test_the_document_of_a_judged_program(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    done = cverify("judge", GUESS / "solutions/thirds.py", "--task", GUESS, "--json", "--test",
                   "1", "--test", "02-edge", "--transcript", "--junit", report)  # fmt: skip
    found = json.loads(done.stdout)
    assert done.returncode == 12
    assert (found["verdict"], found["queries"]) == ("QLE", 5)
    first, second = found["tests"]
    assert (first["name"], first["verdict"], first["queries"]) == ("01-public", "QLE", 5)
    assert second["verdict"] == "AC"
    for key in ("time_s", "memory_bytes", "message"):
        assert key in first
    assert first["transcript"]["head"][0]["text"] == "16\n"
    suite = ElementTree.parse(report).getroot()[0]
    assert (suite.get("tests"), suite.get("failures")) == ("2", "1")


def test_submissions_are_one_object_a_line() -> None:
    done = cverify("judge", "--submissions", "--task", GUESS, "--jsonl", "--test", "1")
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert len(rows) == 12
    assert all(row["as_expected"] for row in rows)
    assert {"submission", "expected", "verdict"} <= rows[0].keys()


def test_junit_of_submissions_fails_where_one_is_not_as_expected(tmp_path: Path) -> None:
    task = tmp_path / "task"
    shutil.copytree(GUESS, task)
    report = tmp_path / "report.xml"
    (task / "solutions.yaml").write_text(
        "- {file: solutions/halving.py, outcomes: [AC]}\n"
        "- {file: solutions/thirds.py, outcomes: [QLE]}\n"
        "- {file: solutions/zero_asked.py, outcomes: [AC]}\n"
    )
    done = cverify("judge", "--submissions", "--task", task, "--test", "1", "--junit", report)
    suite = ElementTree.parse(report).getroot()[0]
    assert done.returncode == 12
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("3", "1", "0")
    failed = {case.get("name"): case.find("failure") for case in suite}
    assert failed["solutions/thirds.py"] is None
    assert failed["solutions/halving.py"] is None
    told = failed["solutions/zero_asked.py"]
    assert told is not None
    assert told.get("type") == "PE"
    assert "PE on 01-public, expected AC" in str(told.get("message"))


def test_a_transcript_names_both_sides_and_who_stopped_first() -> None:
    done = cverify("judge", GUESS / "solutions/halving.py", "--task", GUESS, "--test", "1",
                   "--transcript")  # fmt: skip
    assert done.returncode == 0
    assert "interactor < 16" in done.stdout
    assert "solver     > ? 9" in done.stdout
    assert "stopped first: solver" in done.stdout


def test_bad_arguments_are_said_with_exit_code_2(tmp_path: Path) -> None:
    program = GUESS / "solutions/halving.py"
    for arguments, said in (
        (("judge", "--task", GUESS), "either a SOLUTION or --submissions"),
        (("judge", program, "--task", tmp_path), "no package of a known format"),
        (("judge", program, "--task", tmp_path / "none"), "no such folder"),
        (("judge", tmp_path / "none.py", "--task", GUESS), "no such file"),
        (("judge", program, "--task", GUESS, "--test", "99"), "a number from 1 to 14"),
        (("judge", GUESS / "task.yaml", "--task", GUESS), "is not supported"),
    ):
        done = cverify(*arguments)
        assert done.returncode == 2, done.stderr
        assert said in done.stderr


def test_the_verdict_shows_queries_beside_time() -> None:
    done = cverify(GUESS / "solutions/halving.cpp", "--spec", GUESS, "--json")
    found = json.loads(done.stdout)
    assert found["verdict"] == "OPTIMAL"
    queries = found["layers"]["queries"]
    assert queries["outcome"] == "within"
    assert queries["points"][-1]["queries"] == 30
    assert found["layers"]["judge"]["tests"][0]["queries"] == 4


def test_counted_queries_decide_after_time() -> None:
    good = Evidence(Judged.RIGHT, Proof.PASS, Shape.PASS, Measure.WITHIN)
    seen = {
        queries: decide(Evidence(Judged.RIGHT, Proof.PASS, Shape.PASS, Measure.WITHIN,
                                 queries=queries)).verdict
        for queries in Measure
    }  # fmt: skip
    assert decide(good).verdict is Verdict.OPTIMAL
    assert seen == {
        Measure.WITHIN: Verdict.OPTIMAL,
        Measure.BEYOND: Verdict.SUBOPTIMAL,
        Measure.UNDECIDED: Verdict.UNCERTAIN,
    }
    wrong = Evidence(Judged.WRONG, Proof.PASS, Shape.PASS, Measure.WITHIN, queries=Measure.BEYOND)
    assert decide(wrong).verdict is Verdict.INCORRECT

"""`cverify explain`: exact pages and valid documents, the same in every run."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from complexity.growth import Growth, Relation, parse_growth, proves
from corpus.solutions import TASKS
from cverify.explanation import explain_source
from cverify.render.explain import document, text
from cverify.schemas import schema
from judge.source import SUFFIXES, Source

TASK = TASKS / "range-add-range-max"
LABELLED = Path(__file__).resolve().parent.parent / "labelled"
PAGES = Path(__file__).resolve().parent / "pages"
TESTS = (Relation("t", "n"),)
PROGRAMS = sorted(p for p in PAGES.iterdir() if p.suffix in SUFFIXES)


def source_of(path: Path) -> Source:
    return Source(path.name, path.read_text(encoding="utf-8"), SUFFIXES[path.suffix])


def cverify(*arguments: str | Path, seed: str = "0") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cverify", *map(str, arguments)]
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    return subprocess.run(command, capture_output=True, text=True, timeout=300, env=environment)


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: p.name)
def test_the_page_is_as_written_down(path: Path) -> None:
    expected = path.with_name(f"{path.name}.txt").read_text(encoding="utf-8")
    assert text(explain_source(source_of(path))) + "\n" == expected


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: p.name)
def test_no_line_is_wider_than_the_page(path: Path) -> None:
    for width in (80, 60):
        page = text(explain_source(source_of(path)), width)
        assert max(map(len, page.splitlines())) <= width
        assert "\x1b" not in page
    assert "\x1b" in text(explain_source(source_of(path)), 80, colour=True)


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda p: p.name)
def test_the_document_keeps_to_its_schema_and_adds_up(path: Path) -> None:
    found = document(explain_source(source_of(path)))
    Draft202012Validator(schema("explanation")).validate(found)
    for entry in found["entries"]:
        if entry["time"]["known"]:
            whole = parse_growth(entry["time"]["upper"])
            total = Growth.constant()
            for line in entry["lines"]:
                total = total + parse_growth(line["total"])
            assert proves(total, whole, TESTS)
            assert proves(whole, total, TESTS)


def test_schemas_are_schemas() -> None:
    Draft202012Validator.check_schema(schema("explanation"))
    assert not Draft202012Validator(schema("explanation")).is_valid({"path": "a.py"})


@pytest.mark.parametrize("name", ["amortized.py", "graph.cpp"])
def test_two_runs_and_two_hash_seeds_give_the_same_bytes(name: str) -> None:
    for options in ([], ["--json"]):
        first = cverify("explain", PAGES / name, *options, seed="1")
        again = cverify("explain", PAGES / name, *options, seed="2")
        assert first.returncode == again.returncode == 0
        assert first.stdout == again.stdout
        assert first.stdout


def explained(name: str) -> Any:
    done = cverify("explain", TASK / "solutions" / name, "--spec", TASK, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    Draft202012Validator(schema("explanation")).validate(found)
    assert found["task"] == "range-add-range-max"
    return found["entries"][0]


def test_with_a_task_figures_are_in_its_sizes_and_compared_with_its_targets() -> None:
    fine = explained("bottom_up.cpp")
    assert {"n", "q"} <= set(fine["symbols"])
    assert (fine["time"]["target"], fine["space"]["target"]) == ("(n + q) log n", None)
    assert fine["time"]["compared"] == {"outcome": "pass", "note": ""}
    assert fine["space_total"]["compared"]["outcome"] == "pass"
    assert {line["within_target"] for line in fine["lines"]} == {True}
    entry = explained("brute_force.cpp")
    assert entry["time"]["compared"]["outcome"] != "pass"
    above = [line["line"] for line in entry["lines"] if line["within_target"] is False]
    assert above
    assert set(above) <= set(entry["decided_by"])


def test_a_task_marks_the_lines_above_its_target_on_the_page() -> None:
    page = cverify("explain", TASK / "solutions" / "brute_force.cpp", "--spec", TASK).stdout
    assert "!: this line alone is above the target" in page
    assert any(line[4:5] == "!" for line in page.splitlines())
    assert "target O(" in page


@pytest.mark.parametrize(
    ("name", "content", "word"),
    [
        ("empty.py", b"", "is empty"),
        ("binary.cpp", b"\x7fELF\0\0\0", "NUL"),
        ("latin.py", b"print('\xe9')\n", "UTF-8"),
        ("program.rs", b"fn main() {}", "unknown suffix"),
        ("large.py", b"x = 1\n" * 2_000_000, "expected at most"),
    ],
    ids=["empty", "binary", "not UTF-8", "suffix", "large"],
)
def test_unusable_programs_are_refused(
    tmp_path: Path, name: str, content: bytes, word: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    done = cverify("explain", path)
    assert done.returncode == 2
    assert word in done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def test_missing_files_folders_and_broken_tasks_are_refused(tmp_path: Path) -> None:
    program = PAGES / "amortized.py"
    for arguments, word in (
        ([tmp_path / "none.py"], "no such file"),
        ([tmp_path], "is a directory"),
        ([program, "--spec", tmp_path / "none.yaml"], "none.yaml"),
    ):
        done = cverify("explain", *arguments)
        assert (done.returncode, "Traceback" in done.stderr) == (2, False)
        assert word in done.stderr


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("broken.py", "def f(:\n    pass\nfor i in range(int(input())):\n    print(i)\n"),
        ("old.py", "print 'hello'\nn = input()\n"),
        ("broken.cpp", "int main() { int n; for (int i = 0; i < n; i++ { } return 0 }\n"),
        ("crlf.py", "\ufeffn = int(input())\r\nfor i in range(n):\r\n\tprint(i)\r\n"),
        ("colours.py", "s = '\x1b[31m'\nprint(s)\n"),
        ("deep.py", "x = " + "(" * 3000 + "1" + ")" * 3000 + "\n"),
        ("comment.py", "# nothing\n"),
    ],
)
def test_what_can_be_said_of_odd_programs_is_said(tmp_path: Path, name: str, content: str) -> None:
    path = tmp_path / name
    path.write_text(content, encoding="utf-8", newline="")
    for options in ([], ["--json"]):
        done = cverify("explain", path, *options)
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stdout + done.stderr
        assert "\x1b" not in done.stdout
        if options:
            Draft202012Validator(schema("explanation")).validate(json.loads(done.stdout))

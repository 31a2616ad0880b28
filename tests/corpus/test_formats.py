"""Package formats: recognised by content, judged as they expect, and every way to be unusable."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from corpus.conversion import convert
from corpus.formats import format_of, formats, load_package
from corpus.formats.interactbench import card_row, load_card, write_card
from corpus.judging import judge_program, judge_submissions
from corpus.package import Call, PackageError
from judge.outcome import Outcome
from judge.sandbox import default_sandbox
from judge.source import Language, Source

sys.path.insert(0, str(Path(__file__).parent))
import packages as make

MAKERS: dict[str, tuple[Callable[[Path], Path], str]] = {
    "icpc legacy": (make.icpc_batch, "ICPC/Kattis"),
    "icpc 2023-07-draft": (lambda p: make.icpc_batch(p, "2023-07-draft"), "ICPC/Kattis"),
    "icpc interactive": (make.icpc_interactive, "ICPC/Kattis"),
    "icpc interactive 2025-09": (lambda p: make.icpc_interactive(p, "2025-09"), "ICPC/Kattis"),
    "icpc multi-pass": (make.icpc_multipass, "ICPC/Kattis"),
    "polygon": (lambda p: make.polygon(p, False), "Polygon"),
    "polygon interactive": (lambda p: make.polygon(p, True), "Polygon"),
    "interactbench": (make.interactbench, "InteractBench"),
    "plain": (make.plain, "plain folder"),
}


def polygon(testset: str) -> str:
    """A package with one set of tests."""
    head = '<problem><judging><testset name="tests">'
    return f"{head}{testset}</testset></judging></problem>"


@pytest.fixture(scope="module")
def call() -> Call:
    return Call(default_sandbox())


def test_every_format_has_a_name_of_its_own() -> None:
    names = [each.name for each in formats()]
    assert len(set(names)) == len(names) == 5


@pytest.mark.parametrize("name", MAKERS)
def test_bundled_submissions_get_their_expected_verdicts(
    name: str, call: Call, tmp_path: Path
) -> None:
    maker, expected = MAKERS[name]
    folder = maker(tmp_path / "package")
    assert format_of(folder).name == expected
    package = load_package(folder, call)
    tried = list(judge_submissions(package, call))
    assert len(tried) >= 2
    for each in tried:
        assert each.as_expected, (each.submission.name, each.reason, each.report)


@pytest.mark.parametrize("name", MAKERS)
def test_a_converted_package_is_judged_alike(name: str, call: Call, tmp_path: Path) -> None:
    package = load_package(MAKERS[name][0](tmp_path / "package"), call)
    assert convert(package, tmp_path / "task") == ()
    task = load_package(tmp_path / "task", call)
    assert (task.format, task.interactive) == ("task folder", package.interactive)
    assert [case.name for case in task.tests] == [case.name for case in package.tests]
    for each in judge_submissions(task, call):
        if not (name == "icpc legacy" or name.startswith("icpc 2023")):  # flags differ by group
            assert each.as_expected, (each.submission.name, each.report)
    with pytest.raises(PackageError, match="is not empty"):
        convert(package, tmp_path / "task")


def test_queries_of_an_interactbench_problem_are_reported(call: Call, tmp_path: Path) -> None:
    package = load_package(make.interactbench(tmp_path), call)
    source = Source("s.py", make.GUESSERS["accepted/halving.py"], Language.PYTHON)
    report = judge_program(package, source, call)
    asked = [case.interaction.queries for case in report.cases if case.interaction]
    assert report.outcome is Outcome.AC
    assert asked == [9, 8]
    many = Source("s.py", make.GUESSERS["wrong_answer/one_by_one.py"], Language.PYTHON)
    report = judge_program(package, many, call)
    assert report.outcome is Outcome.QLE
    assert report.message == "11 queries, 10 allowed"


def test_a_transcript_of_a_foreign_interactor_is_relayed(tmp_path: Path) -> None:
    call = Call(default_sandbox(), transcript=True)
    package = load_package(make.icpc_interactive(tmp_path), call)
    source = Source("s.py", make.GUESSERS["accepted/halving.py"], Language.PYTHON)
    report = judge_program(package, source, call)
    talk = report.cases[0].interaction
    assert talk is not None
    assert talk.dialogue is not None
    assert [m.text for m in talk.dialogue.head[:2]] == [b"500\n", b"more\n"]
    assert talk.dialogue.messages == len(talk.dialogue.head)


def test_the_ten_fields_of_a_task_card_survive_a_round_trip(tmp_path: Path) -> None:
    first = load_card(make.interactbench(tmp_path / "one"))
    row = json.loads(json.dumps(card_row(first)))
    write_card(row, tmp_path / "two")
    again = load_card(tmp_path / "two")
    assert card_row(again) == row
    assert len(type(first).__dataclass_fields__) == 10


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"notes.txt": "x"}, "no package of a known format"),
        ({"problem.yaml": "name: x\n"}, "no tests"),
        ({"problem.yaml": "problem_format_version: 2099-01\n"}, "is not known; expected one of"),
        ({"problem.yaml": "a: [1\n"}, "not YAML"),
        ({"problem.xml": "<problem"}, "not XML"),
        ({"problem.xml": "<problem/>"}, "no testset"),
        ({"problem.xml": polygon("<test-count>two</test-count>")}, "test-count: 'two', expected"),
        ({"problem.xml": polygon("<test-count>0</test-count>")}, "a number of at least 1"),
        ({"problem.xml": polygon("")}, "test-count: '0', expected a number"),
        (
            {"problem.xml": polygon("<time-limit>-1</time-limit><test-count>1</test-count>"),
             "tests/01": "1\n", "tests/01.a": "1\n"},
            "time-limit: '-1', expected a number above 0",
        ),
        (
            {"problem.xml": polygon(
                "<test-count>1</test-count><input-path-pattern>%s%s</input-path-pattern>"
            )},
            "expected a pattern as tests/%02d",
        ),
        (
            {"problem.yaml": "limits: {time_limit: soon}\n", "data/secret/1.in": "1\n",
             "data/secret/1.ans": "1\n"},
            "problem.yaml: time_limit: 'soon', expected a number above 0",
        ),
        (
            {"problem.yaml": "limits: {time_limit: 1, memory: .inf}\n",
             "data/secret/1.in": "1\n", "data/secret/1.ans": "1\n"},
            "problem.yaml: memory: 'inf', expected a number of at least 1",
        ),
        ({"meta.json": "{}"}, "interactor_mode"),
        ({"meta.json": '{"interactor_mode": "adaptive"}'}, "interactor/adaptive.cpp is missing"),
        ({"meta.json": "{"}, "cannot be read"),
        ({"a.in": "1\n"}, "has an output beside it"),
        (
            {"problem.yaml": "validation: custom interactive\n", "data/secret/1.in": "1\n"},
            "no output validator",
        ),
        (
            {"problem.yaml": "validation: custom\n", "data/secret/1.in": "1\n",
             "data/secret/1.ans": "1\n"},
            "there is no validator",
        ),
        (
            {"problem.yaml": "name: x\n", "data/secret/1.in": "1\n"},
            "answer file 1.ans is missing",
        ),
        (
            {"problem.yaml": "validator_flags: loose\n", "data/secret/1.in": "1\n",
             "data/secret/1.ans": "1\n"},
            "flag 'loose'",
        ),
        (
            {"interactor.cpp": '#include "testlib.h"\nint main() {}\n', "tests/1.in": "1\n"},
            "needs testlib.h",
        ),
        (
            {"interactor.cpp": "int main() { return x; }\n", "tests/1.in": "1\n"},
            "does not compile",
        ),
        (
            {"interactor.py": "from cverify.interactor import Interactor\n", "tests/1.in": "1\n"},
            "expected one class",
        ),
        (
            {"checker.rb": "", "checker.cpp": "int main() { y; }", "1.in": "", "1.out": ""},
            "checker",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_an_unusable_package_is_a_clear_message(
    files: dict[str, str], said: str, call: Call, tmp_path: Path
) -> None:
    make.write(tmp_path, files)
    assert said in _told(tmp_path, call)


def _told(folder: Path, call: Call) -> str:
    """The message of a package that cannot be used."""
    source = Source("s.py", "print(1)\n", Language.PYTHON)
    try:
        report = judge_program(load_package(folder, call), source, call)
    except PackageError as error:
        return str(error)
    assert report.outcome is Outcome.JE
    return report.message


def test_an_interactor_that_fails_on_its_own_input_is_the_judges_fault(
    call: Call, tmp_path: Path
) -> None:
    make.interactbench(tmp_path, "adaptive")
    (tmp_path / "interactor/adaptive.cpp").write_text("int main() { return 3; }\n")
    source = Source("s.py", "print(1)\n", Language.PYTHON)
    report = judge_program(load_package(tmp_path, call), source, call)
    assert report.outcome is Outcome.JE
    assert "interactor: exit code 3" in report.message


def test_a_limit_that_is_not_stated_comes_from_the_accepted_submissions(
    call: Call, tmp_path: Path
) -> None:
    folder = make.icpc_batch(tmp_path)
    (folder / ".timelimit").unlink()
    package = load_package(folder, call)
    assert package.derived == 5.0
    assert all(tried.as_expected for tried in judge_submissions(package, call))

"""The index of a task's programs: what it may leave out, and how its mistakes are told."""

from pathlib import Path

import pytest

from corpus.solutions import Kind, load_solutions
from corpus.spec import SpecError


def index(folder: Path, text: str) -> Path:
    (folder / "a.py").touch()
    (folder / "solutions.yaml").write_text(text)
    return folder


def test_outcomes_stand_in_for_the_kind(tmp_path: Path) -> None:
    entries = load_solutions(index(tmp_path, (
        "- {file: a.py, outcomes: [AC]}\n"
        "- {file: a.py, outcomes: [QLE, TLE]}\n"
        "- {file: a.py, kind: brute_force, outcomes: [AC]}\n"
    )))  # fmt: skip
    assert [each.kind for each in entries] == [Kind.OPTIMAL, Kind.WRONG, Kind.BRUTE_FORCE]
    assert entries[1].allowed_outcomes == {"QLE", "TLE"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- {file: a.py}\n", ":1:3: the field `kind` is missing"),
        ("- {file: a.py, outcomes: []}\n", ":1:3: the field `kind` is missing"),
        ("- {file: a.py, outcomes: [AC]}\n- {outcomes: [AC]}\n", ":2:3: the field `file`"),
        ("- {file: a.py, outcomes: [OK]}\n", ":1:3: outcomes: expected 'AC', 'WA'"),
        ("- {file: a.py, outcomes: AC}\n", ":1:3: outcomes: expected a list, such as"),
        ("- {file: a.py, outcomes: 5}\n", ":1:3: outcomes: expected a list, such as"),
        ("- {file: a.py, outcome: [AC], kind: wrong}\n", "`outcome`, expected one of the fields"),
        ("- {file: b.py, kind: wrong}\n", "b.py: expected a file of the task"),
        ("- a.py\n", ":1:3: expected a program, such as"),
        ("file: a.py\n", ":1:1: expected a list of programs"),
        ("", ":1:1: expected a list of programs"),
        ("- {file: a.py\n", "while parsing"),
    ],
)
def test_mistakes_are_told_with_their_line(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(SpecError) as caught:
        load_solutions(index(tmp_path, text))
    assert said in str(caught.value)

"""A survey says how every file fared; no file ends it, and its content repeats."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cverify.commands.survey import run
from cverify.errors import UsageError
from cverify.exit_codes import ExitCode
from cverify.render.survey import document, text
from cverify.schemas import schema
from cverify.survey.report import FileHealth, State, Survey
from cverify.survey.run import Limits, survey

FILES = {
    "linear.py": "n = int(input())\nfor i in range(n):\n    print(i)\n",
    "unknown.py": "x = int(input())\nwhile x != 1:\n    x = x // 2 if x % 2 == 0 else 3 * x + 1\n",
    "broken.py": "def f(:\n",
    "empty.py": "",
    "nested/loop.cpp": "#include <iostream>\nusing namespace std;\n"
    "int main() { int n; cin >> n; for (int i = 0; i < n; i++) cout << i; }\n",
    "nested/header.h": "inline int twice(int x) { return 2 * x; }",
    "notes.txt": "no program",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return tmp_path


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "milliseconds"}


def test_every_source_of_a_folder_is_counted(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([folder], True, 2, 60.0) is ExitCode.OPTIMAL
    found = json.loads(capsys.readouterr().out)
    Draft202012Validator(schema("survey")).validate(found)
    assert (found["files"], found["analysed"]) == (6, 4)
    assert [Path(f["path"]).name for f in found["refused"]] == ["broken.py", "empty.py"]
    assert found["refused"][0]["reason"].startswith("syntax error")
    assert found["unknown_time_share"] == 0.25
    run([folder], True, 1, 60.0)
    again = json.loads(capsys.readouterr().out)
    assert without_times(again) == without_times(found)


def test_a_file_that_takes_too_long_does_not_end_the_survey(folder: Path) -> None:
    paths = [folder / "linear.py", folder / "unknown.py"]
    found = survey(paths, 1, Limits(seconds=0.01))
    assert [f.state for f in found.files] == [State.HUNG, State.HUNG]
    assert not found.healthy


def test_a_file_that_needs_too_much_memory_does_not_end_the_survey(folder: Path) -> None:
    large = folder / "large.py"
    large.write_text("x = [1, 2, 3]\n" * 60_000, encoding="utf-8")
    found = survey([large, folder / "linear.py"], 1, Limits(memory=1 << 20))
    assert found.files[0].state in (State.CRASHED, State.REFUSED)
    assert found.files[1].path == str(folder / "linear.py")


def test_figures_of_the_report() -> None:
    rows = [FileHealth(f"{i}.py", State.ANALYSED, "", i / 1000, 10, i == 7, True, i % 2 == 0)
            for i in range(100)]  # fmt: skip
    rows.append(FileHealth("x.py", State.CRASHED, "ValueError: no"))
    found = Survey(tuple(rows))
    shown = document(found)
    assert shown["opaque_share"] == 0.001
    assert (shown["unknown_time_share"], shown["unknown_space_share"]) == (0, 0.5)
    assert shown["milliseconds"]["percentile_95"] == 94
    assert shown["milliseconds"]["slowest"][0] == {"path": "99.py", "time": 99}
    assert "crashed  x.py: ValueError: no" in text(found)


def test_what_cannot_be_surveyed_is_said(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no such file"):
        run([tmp_path / "none"], True, 1, 60.0)
    with pytest.raises(UsageError, match="no sources"):
        run([tmp_path], True, 1, 60.0)

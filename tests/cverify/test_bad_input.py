"""Every unusable input gets one clear message, the documented exit code, and no traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cverify.sources import load_source

SPEC = """\
id: doubles
title: Twice the number
style: stdin
limits: {time: 2 s, memory: 256 MB}
input:
  - n: int 1..1000
output: tokens
complexity: {time: O(1), space: O(1)}
tests:
  - {text: "3\\n", output: "6\\n", category: public}
"""
LATIN = "# -*- coding: latin-1 -*-\nprint('\xe9')\nn = int(input())\n".encode("latin-1")
EURO = "#!/usr/bin/python\n# vim: set fileencoding=cp1252 :\nx = '\u20ac'\n".encode("cp1252")
RIGHT = "print(2 * int(input()))\n"


def cverify(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cverify", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def told(done: subprocess.CompletedProcess[str], code: int, *words: str) -> None:
    """The exit code and the words that the message must hold; never a traceback."""
    shown = done.stdout + done.stderr
    assert "Traceback" not in shown, shown
    assert done.returncode == code, shown
    for word in words:
        assert word in shown, shown


@pytest.fixture
def task(tmp_path: Path) -> Path:
    path = tmp_path / "task.yaml"
    path.write_text(SPEC, encoding="utf-8")
    return path


def program(folder: Path, name: str, content: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


@pytest.mark.parametrize(
    ("name", "content", "word"),
    [
        ("empty.py", "", "is empty"),
        ("blank.cpp", " \n\n", "is empty"),
        ("binary.cpp", b"\x7fELF\0\0\0", "NUL"),
        ("latin.py", b"print('\xe9')\n", "UTF-8"),
        ("program.rs", "fn main() {}", "unknown suffix"),
        ("program", "print(1)", "unknown suffix"),
    ],
)
def test_unusable_programs_are_refused(
    task: Path, tmp_path: Path, name: str, content: str | bytes, word: str
) -> None:
    path = program(tmp_path, name, content)
    told(cverify(path, "--spec", task), 2, word, name)
    told(cverify("analyze", path), 2, word, name)


@pytest.mark.parametrize(
    ("content", "code", "word"),
    [
        (LATIN, 0, "O(1)"),
        (EURO, 0, "O(1)"),
        (b"# coding: no-such\nx = 1\n", 2, "no-such"),
        (b"# coding: punycode\nx = 1\n", 2, "punycode"),
        (b"# coding: hex\nx = 1\n", 2, "hex"),
        (b"# coding: ascii\nx = '\xe9'\n", 2, "ascii"),
        (b"\xef\xbb\xbf# coding: latin-1\nx = 1\n", 2, "utf-8"),
    ],
)  # fmt: skip
def test_a_declared_encoding_is_honoured(
    tmp_path: Path, content: bytes, code: int, word: str
) -> None:
    told(cverify("analyze", program(tmp_path, "declared.py", content)), code, word)


def test_a_declared_encoding_keeps_its_characters(tmp_path: Path) -> None:
    text = "# -*- coding: latin-1 -*-\nprint(len('\xe9'))\n"
    source = load_source(program(tmp_path, "declared.py", text.encode("latin-1")))
    assert source.text == text.replace("latin-1", "utf-8")


def test_missing_files_and_folders_are_refused(task: Path, tmp_path: Path) -> None:
    told(cverify(tmp_path / "none.py", "--spec", task), 2, "no such file")
    told(cverify(tmp_path, "--spec", task), 2, "is a directory")
    told(cverify("analyze", tmp_path), 2, "no program files")


def test_a_large_source_is_refused_at_once(task: Path, tmp_path: Path) -> None:
    path = program(tmp_path, "large.py", b"x = 1\n" * 2_000_000)
    told(cverify(path, "--spec", task), 2, "expected at most")


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("broken.py", "def f(:\n    pass\n"),
        ("old.py", "print 'hello'\n"),
        ("broken.cpp", "int main() { return 0 }\n"),
    ],
)
def test_programs_that_do_not_build_are_incorrect(
    task: Path, tmp_path: Path, name: str, content: str
) -> None:
    done = cverify(program(tmp_path, name, content), "--spec", task, "--json")
    told(done, 12)
    document = json.loads(done.stdout)
    assert document["verdict"] == "INCORRECT"
    assert document["row"]["name"] == "not_built"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("id: doubles", "id: [doubles", ("task.yaml:",)),
        ("title:", "titel:", ("titel", "title")),
        ("time: O(1)", "time: O(m)", ("m",)),
        ("time: O(1)", "time: soon", ("soon",)),
        ("output: tokens", "output: telepathy", ("telepathy",)),
        ("int 1..1000", "int 5..1", ("5..1",)),
        ('  - {text: "3\\n", output: "6\\n", category: public}\n', "", ("tests",)),
        ('output: "6\\n", ', "", ("reference",)),
    ],
)
def test_broken_specs_are_told_with_their_place(
    task: Path, tmp_path: Path, old: str, new: str, words: tuple[str, ...]
) -> None:
    assert old in SPEC
    task.write_text(SPEC.replace(old, new, 1), encoding="utf-8")
    path = program(tmp_path, "right.py", RIGHT)
    told(cverify(path, "--spec", task), 2, "task.yaml", *words)


def test_a_missing_or_binary_spec_is_told(tmp_path: Path) -> None:
    path = program(tmp_path, "right.py", RIGHT)
    told(cverify(path, "--spec", tmp_path / "none.yaml"), 2, "none.yaml")
    told(cverify(path, "--spec", program(tmp_path, "bin.yaml", b"\0\1\2")), 2, "bin.yaml")


@pytest.mark.parametrize(
    ("reference", "generator", "words"),
    [
        ("raise SystemExit(3)\n", "print(7)\n", ("reference.py",)),
        (RIGHT, "raise SystemExit(3)\n", ("generator.py",)),
        (RIGHT, "print('seven')\n", ("seven",)),
    ],
)
def test_failing_references_and_generators_are_the_task_s_fault(
    task: Path, tmp_path: Path, reference: str, generator: str, words: tuple[str, ...]
) -> None:
    program(tmp_path, "reference.py", reference)
    program(tmp_path, "generator.py", generator)
    extra = (
        "  - {generate: own, sizes: [5], category: random}\n"
        "generators: {own: generator.py}\n"
        "reference: reference.py\n"
    )
    task.write_text(SPEC + extra, encoding="utf-8")
    told(cverify(program(tmp_path, "right.py", RIGHT), "--spec", task), 2, *words)


def test_unknown_options_and_values_are_usage_errors(task: Path, tmp_path: Path) -> None:
    path = program(tmp_path, "right.py", RIGHT)
    told(cverify(path), 2, "--spec")
    told(cverify(path, "--spec", task, "--rule", "mine"), 2, "paper")
    told(cverify(path, "--spec", task, "--policy", "mine"), 2, "empirical")
    told(cverify(path, "--spec", task, "--budget", "0"), 2, "budget")


def test_nothing_half_written_stays_behind(task: Path, tmp_path: Path) -> None:
    before = sorted(tmp_path.iterdir())
    path = program(tmp_path, "right.py", RIGHT)
    told(cverify(path, "--spec", task), 0)
    assert sorted(tmp_path.iterdir()) == sorted([*before, path])


def test_a_pipe_is_no_program(tmp_path: Path) -> None:
    path = tmp_path / "x.py"
    os.mkfifo(path)
    told(cverify("analyze", path), 2, "x.py", "regular file")


def test_an_unknown_command_names_the_known_ones() -> None:
    told(cverify("frobnicate"), 2, "frobnicate", "neither a command", "analyze")


def test_one_form_of_json_at_a_time(tmp_path: Path) -> None:
    path = program(tmp_path, "x.py", RIGHT)
    told(cverify("analyze", path, "--json", "--jsonl"), 2, "--json", "--jsonl", "leave one out")

"""The README claims only what is there: commands, options, exit codes, files."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from cverify.cli import COMMANDS, MAIN
from cverify.exit_codes import ExitCode

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
CODE = [line for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
        for line in block.splitlines()]  # fmt: skip
SCRIPTS = [line.partition("#")[0].strip() for line in CODE if line.startswith("./")]
INLINE = re.findall(r"`(cverify [^`]*)`", README)
CALLS = [line.partition("#")[0].strip() for line in CODE if line.startswith("cverify ")] + INLINE


@cache
def help_page(command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "cverify", command, "--help"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    return done.stdout


def command_of(call: str) -> str:
    """The sub-command that a call means; the bare form is the main one."""
    first = shlex.split(call)[1]
    return first if first in COMMANDS else MAIN


def test_the_readme_shows_every_command() -> None:
    assert {command_of(call) for call in CALLS} == {*COMMANDS, MAIN}


@pytest.mark.parametrize("call", CALLS)
def test_every_option_of_a_call_exists(call: str) -> None:
    page = help_page(command_of(call))
    for option in re.findall(r"--[a-z]+", call):
        assert re.search(rf"{option}\b", page), f"{option} is no option of {call}"


def test_every_option_and_its_mention() -> None:
    everything = "".join(help_page(command) for command in (*COMMANDS, MAIN))
    mentioned = set(re.findall(r"`(--[a-z]+)", README)) | set(re.findall(r" (--[a-z]+)", README))
    offered = set(re.findall(r"(--[a-z]+)", everything)) - {"--help"}
    assert mentioned == offered


def test_the_exit_codes_are_the_documented_ones() -> None:
    documented = re.findall(r"^\| (\d+) \| ", README, re.MULTILINE)
    assert {int(code) for code in documented} == {int(code) for code in ExitCode}


def test_verdicts_are_documented_with_their_codes() -> None:
    for verdict in (ExitCode.OPTIMAL, ExitCode.SUBOPTIMAL, ExitCode.UNCERTAIN, ExitCode.INCORRECT):
        assert f"| {int(verdict)} | {verdict.name}" in README


def test_the_two_commands_are_there() -> None:
    assert SCRIPTS == ["./install", "./test"]
    for script in SCRIPTS:
        assert (ROOT / script).stat().st_mode & 0o111


def test_continuous_integration_runs_the_test_command() -> None:
    assert "exec ./test\n" in (ROOT / ".ci/run").read_text(encoding="utf-8")


def test_the_installed_example_is_shipped() -> None:
    text = (ROOT / "install").read_text(encoding="utf-8")
    task = re.search(r"^task=(.*)$", text, re.MULTILINE)
    assert task is not None
    for file in re.findall(r"\$task/([\w./]+)", text):
        assert (ROOT / task[1] / file).is_file()


DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
DOCUMENTS += sorted((ROOT / "docs").rglob("*.md"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target

"""Asking for help is cheap: no more than Typer itself costs, and nothing heavy is loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).resolve().parent.parent
ALLOWED_RATIO = 1.3
RUNS, ATTEMPTS = 7, 3
BASELINE = '''\
import typer

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.command()
def one(name: str) -> None:
    """First."""


@app.command()
def two(name: str, loud: bool = False) -> None:
    """Second."""


@app.command()
def three(count: int = 3) -> None:
    """Third."""


app()
'''
HEAVY = {
    "clang", "complexity", "corpus", "judge", "numpy", "pydantic", "rich", "ruamel", "scaling",
    "scipy", "statsmodels", "tagging", "tree_sitter",
}  # fmt: skip
LOADED_BY_TYPER = {"pydantic"}
"""Newer releases of Typer load it themselves on the page of a command."""
HELP_PAGES = [
    [], ["analyze"], ["convert"], ["doctor"], ["evaluate"], ["explain"], ["judge"],
    ["survey"], ["tags"], ["verify"],
]  # fmt: skip


def cpu_seconds(*arguments: str) -> float:
    """CPU time of one Python process, by the kernel's accounting."""
    process = subprocess.Popen(
        [sys.executable, *arguments],
        stdout=subprocess.DEVNULL,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return usage.ru_utime + usage.ru_stime


def ratio(baseline: Path) -> float:
    """Medians of interleaved runs, so that a busy machine slows both alike."""
    pairs = [
        (cpu_seconds("-m", "cverify", "--help"), cpu_seconds(str(baseline), "--help"))
        for _ in range(RUNS)
    ]
    return median(ours for ours, _ in pairs) / median(theirs for _, theirs in pairs)


def test_help_costs_hardly_more_than_a_small_typer_program(tmp_path: Path) -> None:
    baseline = tmp_path / "three_commands.py"
    baseline.write_text(BASELINE, encoding="utf-8")
    ratios: list[float] = []
    while len(ratios) < ATTEMPTS and min(ratios, default=9.0) > ALLOWED_RATIO:
        ratios.append(ratio(baseline))
    assert min(ratios) <= ALLOWED_RATIO, ratios


@pytest.mark.parametrize("command", HELP_PAGES, ids=lambda command: "".join(command) or "main")
def test_help_loads_nothing_heavy(command: list[str]) -> None:
    script = (
        "import sys\n"
        "from cverify.cli import main\n"
        f"sys.argv = ['cverify', *{command!r}, '--help']\n"
        "try:\n"
        "    main()\n"
        "finally:\n"
        "    print(*{name.partition('.')[0] for name in sys.modules}, file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert "Usage: cverify" in done.stdout
    loaded = done.stderr.split()
    assert "typer" in loaded
    tolerated = LOADED_BY_TYPER if command else set()
    assert (HEAVY & set(loaded)) - tolerated == set()

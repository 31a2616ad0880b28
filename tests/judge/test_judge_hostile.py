"""Programs that misbehave are contained and labelled, in both languages and both sandboxes."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.limits import MEBIBYTE, Limits
from judge.run import Run, Status
from judge.sandbox import Sandbox, landlocked, limits_only, works
from judge.source import Language
from tests.judge.guard import Guarded, run_guarded
from tests.judge.hostile_suite import header, programs

Runner = Callable[..., Run]
ROOT = Path(__file__).resolve().parents[2]
PY, CPP = Language.PYTHON, Language.CPP

LIMITED_ONLY = [
    pytest.param(
        "import os\nwhile True:\n    try: os.fork()\n    except OSError: pass",
        Status.CPU,
        id="forks",
    ),
    pytest.param("while True: print('x' * 1000)", Status.OUTPUT, id="flood"),
    pytest.param("import time\ntime.sleep(50)", Status.IDLE, id="sleep"),
    pytest.param("x = []\nwhile True: x.append(bytes(10**6))", Status.MEMORY, id="growing"),
]


def suite(kind: str) -> Guarded:
    argv = [sys.executable, "-m", "tests.judge.hostile_suite", kind]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return run_guarded(argv, wall_seconds=180, env=environment)


@pytest.mark.usefixtures("isolated")
def test_hostile_programs_are_contained_by_namespaces() -> None:
    seen = suite("bubblewrap")
    assert (seen.code, seen.breach) == (0, ""), seen.output


@pytest.mark.skipif(not works(landlocked()), reason="this kernel has no Landlock")
def test_hostile_programs_are_contained_by_landlock() -> None:
    seen = suite("landlock")
    assert (seen.code, seen.breach) == (0, ""), seen.output


def test_hostile_programs_are_many_and_in_both_languages() -> None:
    paths = programs()
    assert len(paths) >= 40
    assert {path.suffix for path in paths} == {".py", ".cpp"}
    assert all(header(path, "label") for path in paths)


def test_the_guard_ends_what_gets_out_of_hand() -> None:
    text = "import subprocess, sys, time\nsubprocess.Popen(['sleep', '77.25'])\ntime.sleep(60)"
    seen = run_guarded([sys.executable, "-c", text], wall_seconds=0.3, env=dict(os.environ))
    assert seen.breach == "too long"


@pytest.mark.parametrize(("text", "status"), LIMITED_ONLY)
def test_hostile_program_with_limits_only(run_text: Runner, text: str, status: Status) -> None:
    assert run_text(text, PY, within=limits_only()).status is status


@pytest.mark.parametrize("within", ["isolated", "limits"])
def test_orphan_does_not_hold_the_run(run_text: Runner, sandbox: Sandbox, within: str) -> None:
    text = "import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(60)\nprint(1)"
    chosen = sandbox if within == "isolated" else limits_only()
    start = time.monotonic()
    result = run_text(text, PY, within=chosen)
    assert (result.status, result.stdout) == (Status.OK, b"1\n")
    assert time.monotonic() - start < 30


def test_memory_is_the_programs_own_not_the_launchers(run_text: Runner) -> None:
    ballast = bytearray(200 * MEBIBYTE)
    result = run_text("int main(){}", CPP)
    assert len(ballast) == 200 * MEBIBYTE
    assert result.memory_bytes < 8 * MEBIBYTE


def test_nothing_is_open_but_the_streams_and_the_side_channel(run_text: Runner) -> None:
    text = "import os\nprint(sorted(int(d) for d in os.listdir('/proc/self/fd'))[:-1])"
    assert run_text(text, PY).stdout == b"[0, 1, 2, 3]\n"


def test_deep_recursion_has_stack(run_text: Runner) -> None:
    text = (
        "int f(int n){volatile int a[8]={n};return n?f(n-1)+a[0]*0:7;}"
        "int main(){return f(300000)-7;}"
    )
    assert run_text(text, CPP).status is Status.OK


def test_thread_with_default_stack_starts(run_text: Runner) -> None:
    text = "import threading\nt = threading.Thread(target=print, args=(5,))\nt.start(); t.join()"
    assert run_text(text, PY).stdout == b"5\n"


@pytest.mark.usefixtures("isolated")
def test_host_is_hidden(run_text: Runner) -> None:
    text = (
        "import os, socket\nprint(os.path.exists('/etc/passwd'), os.listdir('/tmp'))\n"
        "try: socket.create_connection(('127.0.0.1', 22), 1)\n"
        "except OSError as e: print('no net')\n"
        "print(len([p for p in os.listdir('/proc') if p.isdigit()]) <= 2)\n"
        "print('PYTEST_CURRENT_TEST' in os.environ)"
    )
    assert run_text(text, PY).stdout == b"False []\nno net\nTrue\nFalse\n"


def test_limits_only_says_so() -> None:
    assert "no isolation" in limits_only().describe()
    assert any("cverify doctor" in warning for warning in limits_only().warnings)


def test_limits_are_checked() -> None:
    with pytest.raises(ValueError, match="positive"):
        Limits(cpu_seconds=0)
    assert Limits(cpu_seconds=0.5).scaled(2).cpu_seconds == 1.0

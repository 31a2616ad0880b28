"""Programs that misbehave are contained and labelled, in both languages and both sandboxes."""

import time
from collections.abc import Callable

import pytest

from judge.limits import MEBIBYTE, Limits
from judge.run import Run, Status
from judge.sandbox import Sandbox, limits_only
from judge.source import Language

Runner = Callable[..., Run]
PY, CPP = Language.PYTHON, Language.CPP

HOSTILE = [
    pytest.param(PY, "while True: pass", Status.CPU, id="py-spin"),
    pytest.param(CPP, "int main(){volatile int x=0;for(;;)x=x+1;}", Status.CPU, id="cpp-spin"),
    pytest.param(PY, "import time\ntime.sleep(50)", Status.IDLE, id="py-sleep"),
    pytest.param(CPP, "#include <unistd.h>\nint main(){pause();}", Status.IDLE, id="cpp-pause"),
    pytest.param(PY, "x = bytearray(10**9)", Status.MEMORY, id="py-one-gigabyte"),
    pytest.param(PY, "x = []\nwhile True: x.append(bytes(10**6))", Status.MEMORY, id="py-growing"),
    pytest.param(
        CPP,
        "#include <vector>\nint main(){std::vector<int> a(250000000);return a[7];}",
        Status.MEMORY,
        id="cpp-bad-alloc",
    ),
    pytest.param(
        CPP,
        "#include <cstdlib>\nint main(){for(;;){char*p=(char*)malloc(1<<20);"
        "for(int i=0;i<(1<<20);i+=4096)((volatile char*)p)[i]=1;}}",
        Status.MEMORY,
        id="cpp-growing",
    ),
    pytest.param(PY, "while True: print('x' * 1000)", Status.OUTPUT, id="py-flood"),
    pytest.param(
        CPP,
        '#include <cstdio>\nint main(){for(;;)puts("xxxxxxxx");}',
        Status.OUTPUT,
        id="cpp-flood",
    ),
    pytest.param(
        PY,
        "import os\nwhile True:\n    try: os.fork()\n    except OSError: pass",
        Status.CPU,
        id="py-fork-bomb",
    ),
    pytest.param(
        CPP, "#include <unistd.h>\nint main(){for(;;)fork();}", Status.CPU, id="cpp-fork-bomb"
    ),
    pytest.param(
        CPP, "int main(){volatile int*volatile p=0;*p=1;}", Status.SIGNAL, id="cpp-segfault"
    ),
    pytest.param(CPP, "#include <cstdlib>\nint main(){abort();}", Status.SIGNAL, id="cpp-abort"),
    pytest.param(PY, "raise SystemExit(3)", Status.EXIT_CODE, id="py-exit-code"),
    pytest.param(PY, "def f(x): return f(x) + 1\nf(0)", Status.EXIT_CODE, id="py-recursion"),
    pytest.param(
        PY,
        "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)",
        Status.SIGNAL,
        id="py-suicide",
    ),
    pytest.param(
        PY,
        "import os\nfor p in (1, os.getppid()):\n    try: os.kill(p, 9)\n    except OSError: pass\n"
        "while True: pass",
        Status.CPU,
        id="py-attack-on-the-supervisor",
    ),
]


@pytest.mark.parametrize(("language", "text", "status"), HOSTILE)
def test_hostile_program(run_text: Runner, language: Language, text: str, status: Status) -> None:
    assert run_text(text, language).status is status


@pytest.mark.parametrize(
    ("language", "text", "status"),
    [
        case
        for case in HOSTILE
        if case.id in {"py-fork-bomb", "cpp-flood", "py-sleep", "py-growing"}
    ],
)
def test_hostile_program_with_limits_only(
    run_text: Runner, language: Language, text: str, status: Status
) -> None:
    assert run_text(text, language, within=limits_only()).status is status


@pytest.mark.parametrize("within", ["isolated", "limits"])
def test_orphan_does_not_hold_the_run(run_text: Runner, sandbox: Sandbox, within: str) -> None:
    text = "import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(60)\nprint(1)"
    chosen = sandbox if within == "isolated" else limits_only()
    start = time.monotonic()
    result = run_text(text, PY, within=chosen)
    assert (result.status, result.stdout) == (Status.OK, b"1\n")
    assert time.monotonic() - start < 30


def test_work_of_children_is_charged(run_text: Runner) -> None:
    text = (
        "import os, time\nfor _ in range(3):\n    if os.fork() == 0:\n        while True: pass\n"
        "time.sleep(60)"
    )
    patient = Limits(cpu_seconds=0.5, wall_seconds=30.0)
    assert run_text(text, PY, limits=patient).status is Status.CPU


def test_memory_is_the_programs_own_not_the_launchers(run_text: Runner) -> None:
    ballast = bytearray(200 * MEBIBYTE)
    result = run_text("int main(){}", CPP)
    assert len(ballast) == 200 * MEBIBYTE
    assert result.memory_bytes < 8 * MEBIBYTE


def test_result_channel_is_out_of_reach(run_text: Runner) -> None:
    text = "import os\nprint(sorted(int(d) for d in os.listdir('/proc/self/fd'))[:-1])"
    assert run_text(text, PY).stdout == b"[0, 1, 2]\n"


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


def test_input_reaches_the_program_and_cannot_be_changed(run_text: Runner) -> None:
    text = (
        "import sys\ntry: open('/proc/self/fd/0', 'r+b').write(b'9')\nexcept OSError: pass\n"
        "print(sys.stdin.read())"
    )
    assert run_text(text, PY, b"1 2 3").stdout == b"1 2 3\n"


def test_limits_only_says_so() -> None:
    assert "no isolation" in limits_only().describe()
    assert any("cverify doctor" in warning for warning in limits_only().warnings)


def test_limits_are_checked() -> None:
    with pytest.raises(ValueError, match="positive"):
        Limits(cpu_seconds=0)
    assert Limits(cpu_seconds=0.5).scaled(2).cpu_seconds == 1.0

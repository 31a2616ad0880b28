"""What a sandbox really holds, found out by programs that try to get around it.

Connecting a datagram socket only looks for a route: nothing is sent.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from judge.artifact import Artifact
from judge.limits import MEBIBYTE, Limits
from judge.run import Run, Status, run
from judge.sandbox import Sandbox
from judge.source import Language, Source
from judge.toolchains import toolchain_for

LIMITS = Limits(0.3, 1.5, 48 * MEBIBYTE, MEBIBYTE // 4, processes=8, files=200)


@dataclass(frozen=True, slots=True)
class Probe:
    """A program that prints ``open`` or ends within limits where nothing holds it back.

    ``status`` is the one that shows the limit; None where the output shows it.
    """

    holds: str
    text: str
    status: Status | None = None

    def held(self, seen: Run) -> bool:
        """Whether the run shows that the sandbox holds."""
        if self.status is not None:
            return seen.status is self.status
        return seen.status is Status.OK and seen.stdout.strip() == b"held"


def _attempt(*lines: str) -> str:
    body = "\n    ".join(lines)
    return f"import os\ntry:\n    {body}\nexcept OSError: print('held')\nelse: print('open')\n"


PROBES = (
    Probe(
        "no network",
        "import socket\n"
        + _attempt("socket.socket(type=socket.SOCK_DGRAM).connect(('192.0.2.1', 9))"),
    ),
    Probe("no files of the host", _attempt("open('/etc/passwd').close()")),
    Probe("nothing written outside", _attempt("open('/var/tmp/.cverify-probe', 'w').close()",
                                              "os.unlink('/var/tmp/.cverify-probe')")),
    Probe(
        "no other processes",
        _attempt("if len([p for p in os.listdir('/proc') if p.isdigit()]) < 4: raise OSError"),
    ),
    Probe("unprivileged user", "import os\nprint('held' if os.getuid() else 'open')"),
    Probe("CPU limit", "while True: pass", Status.CPU),
    Probe("wall limit", "import time\ntime.sleep(9)", Status.IDLE),
    Probe("memory limit", "x = []\nwhile True: x.append(bytes(10**6))", Status.MEMORY),
    Probe("process limit", _attempt("for _ in range(20):", "    if os.fork() == 0: os._exit(",
                                    "        __import__('time').sleep(0.3) or 0)")),
    Probe("open-file limit", _attempt("for _ in range(2000): os.dup(0)")),
    Probe("output limit", "while True: print('x' * 1000)", Status.OUTPUT),
    Probe(
        "file-count limit",
        "import os\nos.chdir(os.environ['HOME'])\n"
        "for i in range(2000): open(str(i), 'w').close()\n"
        "import time\ntime.sleep(9)",
        Status.OUTPUT,
    ),
)  # fmt: skip


def probe(sandbox: Sandbox) -> Mapping[str, bool]:
    """What holds, by name; nothing does where no program can be run at all."""
    return {one.holds: _holds(one, sandbox) for one in PROBES}


def _holds(one: Probe, sandbox: Sandbox) -> bool:
    source = Source("probe.py", one.text, Language.PYTHON)
    built = toolchain_for(Language.PYTHON).compile(source, sandbox)
    return isinstance(built, Artifact) and one.held(run(built, b"", LIMITS, sandbox))

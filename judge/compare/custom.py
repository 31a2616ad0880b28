"""A task's own checker: a Python function that runs in the sandbox as a process of its own."""

import json
from dataclasses import dataclass

from judge.artifact import Artifact, BuildOptions, CompileFailure
from judge.compare.base import Accepted, Comparison, Fault, Rejected
from judge.limits import MEBIBYTE, Limits
from judge.outcome import Outcome
from judge.run import Status, run
from judge.sandbox import Sandbox
from judge.source import Source
from judge.toolchains import toolchain_for

LIMITS = Limits(cpu_seconds=10, memory_bytes=1024 * MEBIBYTE, output_bytes=MEBIBYTE)
REPLY_BYTES = 8192
DRIVER = """\
import json, os, sys
sizes = [int(size) for size in sys.stdin.buffer.readline().split()]
texts = [sys.stdin.buffer.read(size).decode("utf-8", "replace") for size in sizes]
from solution import check
reply = check(*texts)
right, message = reply if isinstance(reply, tuple) else (reply, "")
if not isinstance(right, bool):
    raise TypeError(f"check returned {right!r}, expected a bool or (bool, message)")
os.pwrite(3, json.dumps([right, str(message)[:1000]]).encode() + b"\\n", 0)
"""


@dataclass(frozen=True, slots=True)
class Custom:
    """A Python source that defines ``check(input, output, answer) -> bool | (bool, message)``.

    All three are text. Whatever goes wrong in it is a judge error, not the submission's.
    """

    source: Source

    def check(self, given: bytes, output: bytes, answer: bytes, sandbox: Sandbox) -> Comparison:
        """Run the checker on one test."""
        built = self._build(sandbox)
        if isinstance(built, CompileFailure):
            return Fault(f"checker {self.source.path}: {built.message}")
        sizes = " ".join(str(len(data)) for data in (given, output, answer))
        stdin = sizes.encode() + b"\n" + given + output + answer
        result = run(built, stdin, LIMITS, sandbox, channel_bytes=REPLY_BYTES)
        if result.status is not Status.OK:
            return Fault(f"checker {self.source.path}: {result.message}")
        try:
            right, message = json.loads(result.channel.partition(b"\n")[0])
        except ValueError:
            return Fault(f"checker {self.source.path} exited without an answer")
        return Accepted(message) if right else Rejected(Outcome.WA, message or "checker says no")

    def _build(self, sandbox: Sandbox) -> Artifact | CompileFailure:
        toolchain = toolchain_for(self.source.language)
        return toolchain.compile(self.source, sandbox, BuildOptions(driver=DRIVER))

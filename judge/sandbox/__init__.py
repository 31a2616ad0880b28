"""Keeps an untrusted program from the host and measures what it uses."""

from judge.sandbox.core import Isolation, Sandbox
from judge.sandbox.detect import default_sandbox, landlocked, limits_only, works
from judge.sandbox.job import Command, Ending, Streams, Usage
from judge.sandbox.running import Running
from judge.sandbox.supervisor import SandboxError

__all__ = [
    "Command",
    "Ending",
    "Isolation",
    "Running",
    "Sandbox",
    "SandboxError",
    "Streams",
    "Usage",
    "default_sandbox",
    "landlocked",
    "limits_only",
    "works",
]

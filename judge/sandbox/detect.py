"""Finds the strongest sandbox that really works here, by trying it."""

import os
import shutil
from functools import lru_cache

from judge.limits import MEBIBYTE, Limits
from judge.sandbox.core import Isolation, Sandbox
from judge.sandbox.job import Command, Ending, Streams
from judge.sandbox.supervisor import supervisor_binary

TRIAL = Limits(cpu_seconds=2, wall_seconds=10, memory_bytes=64 * MEBIBYTE)


@lru_cache(maxsize=1)
def default_sandbox() -> Sandbox:
    """The sandbox of this process; found by a trial run once.

    Raises ``SandboxError`` when not even limits can be applied.
    """
    bwrap = shutil.which("bwrap")
    if bwrap:
        isolated = Sandbox(Isolation.BUBBLEWRAP, supervisor_binary(), bwrap)
        if works(isolated):
            return isolated
    locked = landlocked()
    return locked if works(locked) else limits_only()


def landlocked() -> Sandbox:
    """Files and system calls locked away by the supervisor alone."""
    return Sandbox(Isolation.LANDLOCK, supervisor_binary())


def limits_only() -> Sandbox:
    """Resource limits without isolation."""
    return Sandbox(Isolation.LIMITS_ONLY, supervisor_binary())


def works(sandbox: Sandbox) -> bool:
    """Whether a trivial program runs in it."""
    null = os.open(os.devnull, os.O_RDWR)
    try:
        usage = sandbox.execute(Command(("/bin/true",)), TRIAL, Streams(null, null, null))
    finally:
        os.close(null)
    return usage.ending is Ending.ENDED and usage.code == 0

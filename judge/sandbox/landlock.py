"""Isolation without namespaces: the supervisor locks the file system and system calls away."""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

from judge.sandbox.bubblewrap import CONFIGURATION, SYSTEM
from judge.sandbox.job import Command
from judge.sandbox.supervisor import Confinement

DEVICES = ("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom")


def confinement(command: Command, work: Path, locked: bool) -> Confinement:
    """What the supervisor does; without ``locked`` it only counts files."""
    if not locked:
        return Confinement(work=work)
    return Confinement(
        landlock=True,
        seccomp=True,
        chmod=bool(command.writable),
        work=work,
        readable=(*map(Path, (*SYSTEM, *CONFIGURATION, *DEVICES[1:])), *command.readable),
        writable=(Path(DEVICES[0]), work, *command.writable),
    )


def furnish(work: Path, command: Command, uid: int) -> Mapping[str, str]:
    """Put placed files into the working folder; the variables that name the folder."""
    if uid:
        os.chown(work, uid, uid)
    for name, path in command.placed.items():
        shutil.copyfile(path, work / name)
    return {"HOME": str(work), "TMPDIR": str(work)}

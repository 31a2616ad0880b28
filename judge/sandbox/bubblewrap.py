"""Isolation by bubblewrap: own process, network, mount and IPC namespaces."""

import os
import subprocess
from functools import lru_cache
from pathlib import Path

from judge.limits import Limits
from judge.sandbox.job import BASE_ENVIRONMENT, Command
from judge.sandbox.supervisor import DISK_SHARE, Confinement, supervisor_options
from judge.sandbox.uids import spare_uid

WORK = "/tmp"
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32")
CONFIGURATION = ("/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime")


@lru_cache(maxsize=8)
def _knows_size(bwrap: str) -> bool:
    done = subprocess.run([bwrap, "--help"], capture_output=True, text=True, check=False)
    return "--size" in done.stdout + done.stderr


@lru_cache(maxsize=8)
def _fixed_arguments(bwrap: str) -> tuple[str, ...]:
    arguments = ["--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts"]
    arguments += ["--die-with-parent", "--as-pid-1", "--proc", "/proc", "--dev", "/dev"]
    for folder in SYSTEM:
        path = Path(folder)
        if path.is_symlink():
            arguments += ["--symlink", str(path.readlink()), folder]
        elif path.exists():
            arguments += ["--ro-bind", folder, folder]
    arguments += ["--perms", "0755", "--dir", "/etc"]
    for file in CONFIGURATION:
        arguments += ["--ro-bind-try", file, file]
    return tuple(arguments)


def _parents(paths: tuple[Path, ...]) -> list[str]:
    """Open folders on the way; by itself bwrap may make them for root's eyes only."""
    arguments: list[str] = []
    for folder in dict.fromkeys(f for path in paths for f in reversed(path.parents)):
        if str(folder) not in ("/", WORK) and not any(folder.is_relative_to(s) for s in SYSTEM):
            arguments += ["--perms", "0755", "--dir", str(folder)]
    return arguments


def wrap(
    bwrap: str,
    supervisor: Path,
    command: Command,
    limits: Limits,
    *,
    result: int,
    output: int,
    channel: int | None,
) -> list[str]:
    """The full command line that runs ``command`` inside the sandbox.

    As root the supervisor stays root inside and drops the program to a user of its own: the
    program can then neither signal it nor look at it, and the process limit holds.
    """
    uid = spare_uid()
    arguments = [bwrap, *_fixed_arguments(bwrap)]
    if os.getuid() != 0:
        arguments.append("--unshare-user")
    if _knows_size(bwrap):
        arguments += ["--size", str(max(limits.output_bytes * DISK_SHARE, 1 << 20))]
    arguments += ["--perms", "1777", "--tmpfs", WORK]
    arguments += _parents((supervisor, *command.readable, *command.writable))
    for path in (supervisor, *command.readable):
        arguments += ["--ro-bind", str(path), str(path)]
    for path in command.writable:
        arguments += ["--bind", str(path), str(path)]
    for name, path in command.placed.items():
        arguments += ["--ro-bind", str(path), f"{WORK}/{name}"]
    for folder in ("/dev", "/"):
        arguments += ["--remount-ro", folder]
    confinement = Confinement(namespace=True, seccomp=True, work=Path(WORK))
    options = supervisor_options(
        limits, confinement, result=result, output=output, channel=channel, uid=uid
    )
    arguments += ["--chdir", WORK, "--", str(supervisor), *options, "--", *command.argv]
    return arguments


def environment(command: Command) -> dict[str, str]:
    """The program's whole environment; nothing of the host's leaks in."""
    return {**BASE_ENVIRONMENT, **command.environment}

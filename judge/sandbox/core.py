"""The sandbox as the rest of the project sees it."""

import os
import select
import subprocess
import tempfile
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from judge.limits import Limits
from judge.sandbox import bubblewrap, landlock
from judge.sandbox.job import Command, Ending, Streams, Usage, parse_record
from judge.sandbox.supervisor import supervisor_options
from judge.sandbox.uids import spare_uid

GRACE_SECONDS = 15.0


class Isolation(StrEnum):
    """How far a program is kept from the host."""

    BUBBLEWRAP = "bubblewrap"
    LANDLOCK = "Landlock and seccomp"
    LIMITS_ONLY = "limits only"


@dataclass(frozen=True, slots=True)
class Sandbox:
    """Runs one command under limits; build it with ``detect.default_sandbox``."""

    isolation: Isolation
    supervisor: Path
    bwrap: str = ""

    def describe(self) -> str:
        """One line for reports: what stands between a program and the host."""
        match self.isolation:
            case Isolation.BUBBLEWRAP:
                return "bubblewrap: no network, private file system and processes, resource limits"
            case Isolation.LANDLOCK:
                return (
                    "Landlock and seccomp: no network, no files but the system's, "
                    "resource limits; names of files can be probed"
                )
            case Isolation.LIMITS_ONLY:
                return "limits only: resource limits, no isolation of files and network"

    @property
    def warnings(self) -> tuple[str, ...]:
        """What a user must know before trusting this sandbox."""
        if self.isolation is not Isolation.LIMITS_ONLY:
            return ()
        return (
            "NO ISOLATION: programs run with resource limits only and can read your files; "
            "`cverify doctor` names the remedy",
        )

    def execute(self, command: Command, limits: Limits, streams: Streams) -> Usage:
        """Run to the end; our own faults come back as ``Ending.INTERNAL``, never as exceptions."""
        result = os.memfd_create("result")
        try:
            work = Path(tempfile.mkdtemp(prefix="run-"))
            try:
                return self._execute(command, limits, streams, result, work)
            finally:
                _discard(work)
        except OSError as error:
            return Usage(Ending.INTERNAL, detail=str(error))
        finally:
            os.close(result)

    def _execute(
        self, command: Command, limits: Limits, streams: Streams, result: int, work: Path
    ) -> Usage:
        channel = streams.channel
        environment = bubblewrap.environment(command)
        if self.isolation is Isolation.BUBBLEWRAP:
            argv = bubblewrap.wrap(
                self.bwrap, self.supervisor, command, limits, result=result, channel=channel
            )
        else:
            uid = spare_uid()
            confinement = landlock.confinement(command, work, self.isolation is Isolation.LANDLOCK)
            options = supervisor_options(
                limits, confinement, result=result, channel=channel, uid=uid
            )
            argv = [str(self.supervisor), *options, "--", *command.argv]
            environment.update(landlock.furnish(work, command, uid))
        process = subprocess.Popen(
            argv,
            stdin=streams.stdin,
            stdout=streams.stdout,
            stderr=streams.stderr,
            env=environment,
            cwd=work,
            umask=0o022,
            pass_fds=[result] if channel is None else [result, channel],
        )
        _wait(process, limits.wall + GRACE_SECONDS)
        usage = parse_record(os.pread(result, 4096, 0).decode("utf-8", "replace"))
        if usage is not None:
            return usage
        return Usage(Ending.INTERNAL, detail=f"no record (launcher exit {process.returncode})")


def _discard(work: Path) -> None:
    """Remove the folder; what a program left may be nested too deep for a recursive function."""
    try:
        work.rmdir()
    except OSError:
        subprocess.run(["rm", "-rf", "--", str(work)], stderr=subprocess.DEVNULL, check=False)


def _wait(process: subprocess.Popen[bytes], timeout: float) -> None:
    """Wait without polling; a launcher that outlives all its limits is killed."""
    descriptor = os.pidfd_open(process.pid)
    try:
        poll = select.poll()
        poll.register(descriptor, select.POLLIN)
        if not poll.poll(timeout * 1000):
            process.kill()
    finally:
        os.close(descriptor)
        process.wait()

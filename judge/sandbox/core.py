"""The sandbox as the rest of the project sees it."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from judge.limits import Limits
from judge.sandbox import bubblewrap, landlock
from judge.sandbox.job import Command, Ending, Streams, Usage
from judge.sandbox.running import Running
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
        try:
            with self.start(command, limits, streams) as running:
                return running.finish()
        except OSError as error:
            return Usage(Ending.INTERNAL, detail=str(error))

    @contextmanager
    def start(self, command: Command, limits: Limits, streams: Streams) -> Iterator[Running]:
        """Start and go on; nothing of it is left when the context ends. Raises ``OSError``."""
        result = os.memfd_create("result")
        try:
            work = Path(tempfile.mkdtemp(prefix="run-"))
            try:
                process = self._launch(command, limits, streams, result, work)
                nested = self.isolation is Isolation.BUBBLEWRAP
                with Running(process, result, limits.wall + GRACE_SECONDS, nested) as running:
                    yield running
            finally:
                _discard(work)
        finally:
            os.close(result)

    def _launch(
        self, command: Command, limits: Limits, streams: Streams, result: int, work: Path
    ) -> subprocess.Popen[bytes]:
        channel, output = streams.channel, streams.stdout
        environment = bubblewrap.environment(command)
        if self.isolation is Isolation.BUBBLEWRAP:
            argv = bubblewrap.wrap(
                self.bwrap, self.supervisor, command, limits,
                result=result, output=output, channel=channel,
            )  # fmt: skip
        else:
            uid = spare_uid()
            confinement = landlock.confinement(command, work, self.isolation is Isolation.LANDLOCK)
            options = supervisor_options(
                limits, confinement, result=result, output=output, channel=channel, uid=uid
            )
            argv = [str(self.supervisor), *options, "--", *command.argv]
            environment.update(landlock.furnish(work, command, uid))
        return subprocess.Popen(
            argv,
            stdin=streams.stdin,
            stdout=subprocess.DEVNULL,
            stderr=streams.stderr,
            env=environment,
            cwd=work,
            umask=0o022,
            pass_fds=[result, output] if channel is None else [result, output, channel],
        )


def _discard(work: Path) -> None:
    """Remove the folder; what a program left may be nested too deep for a recursive function."""
    try:
        work.rmdir()
    except OSError:
        subprocess.run(["rm", "-rf", "--", str(work)], stderr=subprocess.DEVNULL, check=False)

"""Foreign checkers: a testlib checker or an ICPC output validator, as a program in the sandbox."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from judge.artifact import Artifact
from judge.compare.base import Comparison, Fault, Rejected
from judge.compare.protocols import EarlyEnd, icpc_verdict, testlib_verdict
from judge.limits import MEBIBYTE, Limits
from judge.outcome import Outcome
from judge.run import Run, Status, run
from judge.sandbox import Sandbox

LIMITS = Limits(cpu_seconds=30, memory_bytes=2048 * MEBIBYTE, output_bytes=64 * MEBIBYTE)
ENDED = (Status.OK, Status.EXIT_CODE)


@dataclass(frozen=True, slots=True)
class Validator:
    """A built checker; ``by_test`` gives further arguments of an ICPC validator."""

    artifact: Artifact
    protocol: Literal["testlib", "icpc"]
    by_test: Callable[[str], tuple[str, ...]] | None = None

    def check(
        self,
        given: bytes | Path,
        output: bytes,
        answer: bytes | Path,
        sandbox: Sandbox,
        test: str = "",
    ) -> Comparison:
        """Run it on one test. Whatever goes wrong in it is a judge error."""
        with _folder() as folder:
            files = [
                file_of(given, folder / "input"),
                file_of(output, folder / "output"),
                file_of(answer, folder / "answer"),
            ]
            if self.protocol == "testlib":
                result = self._run(b"", tuple(files), (), sandbox)
            else:
                feedback = folder / "feedback"
                feedback.mkdir()
                feedback.chmod(0o777)
                flags = self.by_test(test) if self.by_test else ()
                result = self._run(files[1], (files[0], files[2], feedback), flags, sandbox)
            return self._verdict(result, folder / "feedback")

    def _run(
        self,
        stdin: bytes | Path,
        paths: tuple[Path, ...],
        flags: tuple[str, ...],
        sandbox: Sandbox,
    ) -> Run:
        writable = tuple(path for path in paths if path.is_dir())
        arguments = [str(path) for path in paths]
        if writable:
            arguments[-1] += "/"
        return run(
            self.artifact, stdin, LIMITS, sandbox,
            arguments=(*arguments, *flags),
            shown=tuple(path for path in paths if path not in writable), writable=writable,
        )  # fmt: skip

    def _verdict(self, result: Run, feedback: Path) -> Comparison:
        if result.status not in ENDED:
            return Fault(f"checker: {result.message}")
        if self.protocol == "icpc":
            found: Comparison | EarlyEnd = icpc_verdict(
                result.exit_code, feedback, result.stderr or result.stdout
            )
        else:
            found = testlib_verdict(result.exit_code, result.stderr)
        match found:
            case EarlyEnd(message):
                return Rejected(Outcome.WA, message)
            case Fault(message):
                return Fault(f"checker: {message}")
            case _:
                return found


@contextmanager
def _folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="check-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def file_of(data: bytes | Path, place: Path) -> Path:
    """A file with this content, which a sandbox can show."""
    if isinstance(data, Path):
        return data.resolve()
    place.write_bytes(data)
    return place

"""Our own interactors, taken from a Python file: inside the judge, or as a program."""

from __future__ import annotations

import tempfile
import zlib
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from judge.artifact import Artifact, BuildOptions, CompileFailure, Support
from judge.batch import build
from judge.interact.host import InteractorError, Round, Seat
from judge.interact.inside import Inside, load_interactor
from judge.interact.interface import RECORD_LIMIT, Interactor
from judge.interact.program import Invocation, Program, Remains
from judge.interact.record import parse_record
from judge.interact.side import Side, SideEnd, fault
from judge.run import last_line
from judge.sandbox import Sandbox
from judge.source import Language, Source

INTERFACE = "cverify/interactor.py"
DRIVER = """\
import sys
import solution
from cverify.interactor import serve
serve(solution, sys.argv[1:])
"""


def seed_of(seed: int, round_: Round) -> int:
    """A round's seed: it follows the run's seed, the test's name and the pass."""
    return zlib.crc32(f"{seed}/{round_.case.name}/{round_.number}".encode())


def inside(path: Path, *, seed: int = 1, budget: int | None = None) -> Seat:
    """An interactor of a file, in this process. Only for code that is trusted.

    Raises ``InteractorError``.
    """
    try:
        return playing(load_interactor(path), seed=seed, budget=budget)
    except ValueError as error:
        raise InteractorError(str(error)) from None


def playing(made: type[Interactor], *, seed: int = 1, budget: int | None = None) -> Seat:
    """An interactor class, in this process."""

    def seat(round_: Round, stack: ExitStack) -> Side:
        text = round_.input.decode("utf-8", "replace")
        return Inside(made, text, seed=seed_of(seed, round_), budget=budget)

    return seat


@dataclass(frozen=True, slots=True)
class Recorded:
    """The dialect of our own interface: a record on the side channel."""

    tells_end: bool = True

    def read(self, remains: Remains) -> SideEnd:
        """The record, or the exception that ended the program."""
        found = parse_record(remains.channel)
        if found is not None:
            return found
        code = remains.usage.code
        return fault(f"interactor: left no record, exit code {code}{last_line(remains.stderr)}")


def apart(path: Path, sandbox: Sandbox, *, seed: int = 1, budget: int | None = None) -> Seat:
    """An interactor of a file, as a program in a sandbox. Raises ``InteractorError``."""
    try:
        source = Source(path.name, path.read_text(encoding="utf-8"), Language.PYTHON)
    except (OSError, UnicodeDecodeError) as error:
        raise InteractorError(f"interactor {path}: cannot be read: {error}") from None
    text = resources.files("judge.interact").joinpath("interface.py").read_text(encoding="utf-8")
    support = (Support(INTERFACE, text),)
    options = BuildOptions(driver=DRIVER, support=support)
    artifact = built_interactor(path, lambda: build(source, sandbox, options))

    def seat(round_: Round, stack: ExitStack) -> Side:
        file = input_file(round_, stack)
        arguments = [str(file), str(seed_of(seed, round_))]
        arguments += [] if budget is None else [str(budget)]
        asked = Invocation(artifact, tuple(arguments), (file,), channel_bytes=RECORD_LIMIT)
        return Program(asked, Recorded(), sandbox)

    return seat


def built_interactor(path: Path, made: Callable[[], Artifact | CompileFailure]) -> Artifact:
    """The built program. Raises ``InteractorError`` with the compiler's words."""
    artifact = made()
    if isinstance(artifact, CompileFailure):
        raise InteractorError(f"interactor {path} does not compile: {artifact.message}")
    return artifact


def input_file(round_: Round, stack: ExitStack) -> Path:
    """The round's input as a file that a sandbox can show."""
    if round_.following is None and isinstance(round_.case.input, Path):
        return round_.case.input.resolve()
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="round-")))
    folder.chmod(0o755)
    file = folder / "input"
    file.write_bytes(round_.input)
    return file

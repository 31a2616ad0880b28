"""What a language's toolchain must offer."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from judge.artifact import Artifact, BuildOptions, CompileFailure
from judge.limits import MEBIBYTE, Limits
from judge.run import last_line
from judge.sandbox import Command, Ending, Sandbox, Streams
from judge.source import Language, Source
from judge.streams import contents, readable, scratch

COMPILE_LIMITS = Limits(
    cpu_seconds=30,
    wall_seconds=90,
    memory_bytes=1536 * MEBIBYTE,
    output_bytes=512 * MEBIBYTE,
    processes=64,
)
MESSAGE_KEPT = 6000


class Toolchain(Protocol):
    """One file a language in this folder, found by walking it, exporting ``TOOLCHAIN``."""

    @property
    def language(self) -> Language:
        """The language it builds."""

    @property
    def suffix(self) -> str:
        """File suffix of its sources."""

    def version(self) -> str:
        """One line for reports.

        Raises ``ToolchainError`` when nothing is installed.
        """

    def compile(
        self, source: Source, sandbox: Sandbox, options: BuildOptions = ...
    ) -> Artifact | CompileFailure:
        """Build inside the sandbox; the same source, options and version are built once."""


class ToolchainError(Exception):
    """The compiler or interpreter is not installed; the message names the remedy."""


@dataclass(frozen=True, slots=True)
class Translation:
    """What a compiler said."""

    succeeded: bool
    message: str
    ours: bool = False


def translate(command: Command, sandbox: Sandbox, limits: Limits = COMPILE_LIMITS) -> Translation:
    """Run a compiler inside the sandbox."""
    with readable(b"") as source, scratch("out") as out, scratch("err") as err:
        usage = sandbox.execute(command, limits, Streams(source, out, err))
        message = contents(out, MESSAGE_KEPT) + contents(err, MESSAGE_KEPT)
    text = message.decode("utf-8", "replace").strip()
    match usage.ending:
        case Ending.ENDED:
            return Translation(usage.code == 0, text or f"compiler exit code {usage.code}")
        case Ending.CPU | Ending.WALL | Ending.STOPPED:
            return Translation(False, f"compilation took over {limits.cpu_seconds:g} s")
        case Ending.MEMORY:
            size = limits.memory_bytes // MEBIBYTE
            return Translation(False, f"compilation took over {size} MiB of memory")
        case Ending.FILES:
            return Translation(False, f"compilation created over {limits.files} files")
        case Ending.INTERNAL:
            return Translation(False, f"sandbox: {usage.detail}{last_line(message)}", ours=True)


def place(folder: Path, options: BuildOptions, main: str, solution: str, text: str) -> None:
    """Write the program's files: the submission as main, or as a module beside its driver."""
    for support in options.support:
        (folder / support.name).parent.mkdir(parents=True, exist_ok=True)
        (folder / support.name).write_text(support.text, encoding="utf-8")
    if options.driver is None:
        write_source(folder / main, text)
    else:
        write_source(folder / solution, text)
        write_source(folder / main, options.driver)


def write_source(path: Path, text: str) -> None:
    """Write text as it is, lone surrogates included."""
    path.write_bytes(text.encode("utf-8", "surrogatepass"))

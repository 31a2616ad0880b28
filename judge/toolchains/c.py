"""C by gcc, for packages that hold C programs; it is judged, not analysed."""

import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

from judge.artifact import Artifact, BuildOptions, CompileFailure
from judge.cache import key_of, stored
from judge.sandbox import Command, Sandbox
from judge.source import Language, Source
from judge.toolchains.base import ToolchainError, place, translate

FLAGS = ("-std=gnu11", "-O2", "-w", "-fno-diagnostics-color", "-DONLINE_JUDGE")


@lru_cache(maxsize=1)
def compiler() -> str:
    """Path of the compiler. Raises ``ToolchainError``."""
    found = next(filter(None, map(shutil.which, ("gcc", "cc", "clang"))), None)
    if found is None:
        raise ToolchainError("no C compiler found: install one (Debian: apt install gcc)")
    return str(Path(found))


class CToolchain:
    """GNU C11; binaries are cached by content."""

    language = Language.C
    suffix = ".c"

    def version(self) -> str:
        """The compiler's own words."""
        done = subprocess.run(
            [compiler(), "--version"], capture_output=True, text=True, check=False
        )
        return done.stdout.split("\n", 1)[0]

    def compile(
        self, source: Source, sandbox: Sandbox, options: BuildOptions | None = None
    ) -> Artifact | CompileFailure:
        """Build inside the sandbox."""
        options = options or BuildOptions()
        try:
            parts = ["c", compiler(), self.version(), *FLAGS, source.text, *options.key_parts()]
        except ToolchainError as error:
            return CompileFailure(str(error), ours=True)

        def fill(folder: Path) -> CompileFailure | None:
            place(folder, options, "main.c", "solution.c", source.text)
            folder.chmod(0o777)
            units = [str(folder / "main.c")]
            units += [str(folder / s.name) for s in options.support if s.linked]
            target = ("-o", str(folder / "program"), *units, *options.link_flags, "-lm", "-pthread")
            argv = (compiler(), *FLAGS, *options.flags, *target)
            said = translate(Command(argv, writable=(folder,)), sandbox)
            folder.chmod(0o755)
            text = said.message.replace(f"{folder}/", "")
            return None if said.succeeded else CompileFailure(text, said.ours)

        folder = stored("c", key_of(parts), fill)
        if isinstance(folder, CompileFailure):
            return folder
        binary = folder / "program"
        return Artifact(Language.C, (str(binary),), folder, readable=(binary,))


TOOLCHAIN = CToolchain()

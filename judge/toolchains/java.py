"""Java by the installed JDK, for packages that hold Java programs; it is judged, not analysed."""

import re
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

from judge.artifact import HEAP_MARK, VIRTUAL_MACHINE_BYTES, Artifact, BuildOptions, CompileFailure
from judge.cache import key_of, stored
from judge.limits import MEBIBYTE, Limits
from judge.sandbox import Command, Sandbox
from judge.source import Language, Source
from judge.toolchains.base import ToolchainError, translate, write_source

COMPILE_LIMITS = Limits(
    cpu_seconds=60,
    wall_seconds=120,
    memory_bytes=2048 * MEBIBYTE,
    output_bytes=512 * MEBIBYTE,
    processes=256,
    reserved_bytes=VIRTUAL_MACHINE_BYTES,
)
FLAGS = ("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=4", "-Xshare:auto", "-Xss64m")
MISSING = "Java programs need a JDK, which is not installed (Debian: apt install default-jdk)"
_PUBLIC = re.compile(
    r"\bpublic\s+(?:final\s+|abstract\s+|strictfp\s+)*(?:class|record|enum)\s+(\w+)"
)
_CLASS = re.compile(r"\bclass\s+(\w+)")
_PACKAGE = re.compile(r"^\s*package\s+([\w.]+)\s*;", re.MULTILINE)
_MAIN = re.compile(r"\bstatic\s+(?:public\s+)?void\s+main\s*\(|\bvoid\s+main\s*\(")
_CONFIGURATION = "/etc"


@lru_cache(maxsize=1)
def tools() -> tuple[str, str]:
    """Real paths of compiler and machine. Raises ``ToolchainError``."""
    found = shutil.which("javac"), shutil.which("java")
    if found[0] is None or found[1] is None:
        raise ToolchainError(MISSING)
    return str(Path(found[0]).resolve()), str(Path(found[1]).resolve())


@lru_cache(maxsize=1)
def configuration() -> tuple[Path, ...]:
    """Debian keeps parts of the JDK under /etc."""
    return tuple(Path(_CONFIGURATION).glob("java-*-openjdk"))


class JavaToolchain:
    """Compiled classes are cached by content."""

    language = Language.JAVA
    suffix = ".java"

    def version(self) -> str:
        """The machine's own words."""
        done = subprocess.run([tools()[1], "-version"], capture_output=True, text=True, check=False)
        return done.stderr.split("\n", 1)[0]

    def compile(
        self, source: Source, sandbox: Sandbox, options: BuildOptions | None = None
    ) -> Artifact | CompileFailure:
        """Build inside the sandbox; the class with `main` is the program."""
        options = options or BuildOptions()
        try:
            javac, java = tools()
            parts = ["java", java, self.version(), *FLAGS, source.text, *options.key_parts()]
        except ToolchainError as error:
            return CompileFailure(str(error), ours=True)

        def fill(folder: Path) -> CompileFailure | None:
            names = [(f"{_file_name(source.text)}.java", source.text)]
            names += [(s.name, s.text) for s in options.support if s.name.endswith(".java")]
            for name, text in names:
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                write_source(folder / name, text)
            folder.chmod(0o777)
            files = [str(folder / name) for name, _ in names]
            argv = (javac, "-J-Xmx1g", "-nowarn", "-encoding", "UTF-8", "-d", str(folder), *files)
            command = Command(argv, readable=configuration(), writable=(folder,))
            said = translate(command, sandbox, COMPILE_LIMITS)
            folder.chmod(0o755)
            text = said.message.replace(f"{folder}/", "")
            return None if said.succeeded else CompileFailure(text, said.ours)

        folder = stored("java", key_of(parts), fill)
        if isinstance(folder, CompileFailure):
            return folder
        texts = [source.text, *(s.text for s in options.support)]
        main = next((_main_class(text) for text in texts if _MAIN.search(text)), "Main")
        argv = (java, *FLAGS, f"-Xmx{HEAP_MARK}m", "-cp", str(folder), main)
        return Artifact(
            Language.JAVA, argv, folder, readable=(folder, *configuration()), virtual_machine=True
        )


def _file_name(text: str) -> str:
    match = _PUBLIC.search(text) or _CLASS.search(text)
    return match[1] if match else "Main"


def _main_class(text: str) -> str:
    """Name of the class that `main` stands in, with its package."""
    place = _MAIN.search(text)
    before = text[: place.start()] if place else text
    public = _PUBLIC.search(text)
    classes = _CLASS.findall(before)
    name = public[1] if public and public.start() < len(before) else (classes or ["Main"])[-1]
    package = _PACKAGE.search(text)
    return f"{package[1]}.{name}" if package else name


TOOLCHAIN = JavaToolchain()

"""C++ by g++ (or clang++ where that is what ``c++`` means)."""

import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

from judge.artifact import Artifact, BuildOptions, CompileFailure
from judge.cache import cache_root, key_of, stored
from judge.sandbox import Command, Sandbox
from judge.source import Language, Source
from judge.toolchains.base import ToolchainError, Translation, place, translate

STANDARDS = ("-std=c++17", "-std=c++20")
FLAGS = ("-O2", "-w", "-fno-diagnostics-color", "-fmax-errors=15", "-DONLINE_JUDGE")
EVERYTHING = "bits/stdc++.h"
# gcc takes a precompiled header only once a unit; a second inclusion needs a plain file there
AGAIN = f"#include_next <{EVERYTHING}>\n"


@lru_cache(maxsize=1)
def compiler() -> str:
    """Path of the compiler.

    Raises ``ToolchainError``.
    """
    found = next(filter(None, map(shutil.which, ("g++", "c++", "clang++"))), None)
    if found is None:
        raise ToolchainError("no C++ compiler found: install one (Debian: apt install g++)")
    return str(Path(found))


@lru_cache(maxsize=1)
def compiler_version() -> str:
    """First line of ``--version``."""
    done = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False)
    return done.stdout.split("\n", 1)[0]


class CppToolchain:
    """C++17, or C++20 for what does not compile as C++17; binaries are cached by content."""

    language = Language.CPP
    suffix = ".cpp"

    def version(self) -> str:
        """The compiler's own words."""
        return compiler_version()

    def compile(
        self, source: Source, sandbox: Sandbox, options: BuildOptions | None = None
    ) -> Artifact | CompileFailure:
        """Build inside the sandbox, where the host's files cannot be included."""
        options = options or BuildOptions()
        try:
            parts = ["cpp", compiler(), compiler_version(), *STANDARDS, *FLAGS, source.text]
        except ToolchainError as error:
            return CompileFailure(str(error), ours=True)

        def fill(folder: Path) -> CompileFailure | None:
            place(folder, options, "main.cpp", "solution.cpp", source.text)
            return _build(folder, source.text, options, sandbox)

        folder = stored("cpp", key_of([*parts, *options.key_parts()]), fill)
        if isinstance(folder, CompileFailure):
            return folder
        binary = folder / "program"
        note = (folder / "standard").read_text(encoding="utf-8")
        return Artifact(Language.CPP, (str(binary),), folder, readable=(binary,), notes=(note,))


def _build(
    folder: Path, text: str, options: BuildOptions, sandbox: Sandbox
) -> CompileFailure | None:
    folder.chmod(0o777)
    first: Translation | None = None
    for standard in STANDARDS:
        said = _compile_with(standard, folder, text, options, sandbox)
        if said.succeeded:
            (folder / "standard").write_text(standard.removeprefix("-std="), encoding="utf-8")
            folder.chmod(0o755)
            return None
        first = first or said
        if said.ours:
            break
    assert first is not None
    return CompileFailure(first.message.replace(f"{folder}/", ""), first.ours)


def _compile_with(
    standard: str, folder: Path, text: str, options: BuildOptions, sandbox: Sandbox
) -> Translation:
    flags = (standard, *FLAGS, *options.flags)
    header = _precompiled(flags, sandbox) if EVERYTHING in text else None
    include = () if header is None else (f"-I{header}",)
    readable = () if header is None else (header,)
    units = [(folder / "main.cpp", flags + include)]
    units += [(folder / s.name, (standard, *FLAGS)) for s in options.support if s.linked]
    objects = []
    for unit, unit_flags in units:
        target = unit.with_suffix(".o")
        argv = (compiler(), *unit_flags, "-c", "-o", str(target), str(unit))
        said = translate(Command(argv, readable=readable, writable=(folder,)), sandbox)
        if not said.succeeded:
            return said
        objects.append(str(target))
    program = str(folder / "program")
    argv = (compiler(), "-o", program, *objects, *options.link_flags, "-pthread")
    said = translate(Command(argv, writable=(folder,)), sandbox)
    for unit, _ in units:
        unit.with_suffix(".o").unlink(missing_ok=True)
    return said


def _precompiled(flags: tuple[str, ...], sandbox: Sandbox) -> Path | None:
    """A folder with the precompiled all-in-one header, made when it is asked for a second time.

    Making it costs more than it saves on a single compilation.
    """
    key = key_of([compiler(), compiler_version(), *flags, AGAIN])
    wanted = cache_root() / "header" / f"{key}.wanted"
    if not (wanted.exists() or (cache_root() / "header" / key).is_dir()):
        wanted.parent.mkdir(parents=True, exist_ok=True)
        wanted.touch()
        return None

    def fill(folder: Path) -> CompileFailure | None:
        inner = folder / "bits"
        inner.mkdir()
        for path in (folder, inner):
            path.chmod(0o777)
        (folder / "all.hpp").write_text(f"#include <{EVERYTHING}>\n", encoding="utf-8")
        (inner / "stdc++.h").write_text(AGAIN, encoding="utf-8")
        target = inner / "stdc++.h.gch"
        argv = (compiler(), *flags, "-x", "c++-header", "-o", str(target), str(folder / "all.hpp"))
        said = translate(Command(argv, writable=(folder,)), sandbox)
        for path in (inner, folder):
            path.chmod(0o755)
        return None if said.succeeded else CompileFailure(said.message)

    made = stored("header", key, fill)
    return None if isinstance(made, CompileFailure) else made


TOOLCHAIN = CppToolchain()

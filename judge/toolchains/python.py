"""Python: a syntax check for a compiler, the real interpreter for a machine."""

import importlib.metadata as metadata
import os
import py_compile
import re
import sys
from functools import lru_cache
from pathlib import Path

from judge.artifact import Artifact, BuildOptions, CompileFailure
from judge.cache import key_of, stored
from judge.sandbox import Command, Sandbox
from judge.source import Language, Source
from judge.toolchains.base import Translation, place, translate

FLAGS = ("-s", "-S", "-P", "-B", "-X", "utf8")
CHECK = (
    "import sys, warnings; warnings.simplefilter('ignore')\n"
    "path, name = sys.argv[1:]\n"
    "try:\n"
    "    compile(open(path, 'rb').read(), name, 'exec', dont_inherit=True)\n"
    "except SyntaxError as e:\n"
    "    print(f'{name}:{e.lineno}: {type(e).__name__}: {e.msg}')\n"
    "    print('    ' + (e.text or '').strip()[:200])\n"
    "    sys.exit(1)\n"
    "except (ValueError, MemoryError, RecursionError) as e:\n"
    "    print(f'{name}: {type(e).__name__}: {e}')\n"
    "    sys.exit(1)\n"
)
PYTHON_2 = re.compile(
    r"^\s*(print\s+[^\s(=]|print\s*$|exec\s+['\"]|raise\s+\w+\s*,)|^\s*except\s+[\w.]+\s*,\s*\w+\s*:"
    r"|<>|^\s*print\s*>>",
    re.MULTILINE,
)
PREPARED = "modules beside the program are compiled"
HINT = "this looks like Python 2; programs run under Python 3"
ENVIRONMENT = {"PYTHONHASHSEED": "0", "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}


@lru_cache(maxsize=1)
def interpreter() -> Path:
    """The interpreter behind this process, past virtual environments and version managers."""
    return Path(getattr(sys, "_base_executable", None) or sys.executable).resolve()


@lru_cache(maxsize=1)
def _installation() -> tuple[Path, ...]:
    """What the interpreter needs beside the system's own folders."""
    prefix = Path(sys.base_prefix).resolve()
    return () if str(prefix).startswith("/usr/") or str(prefix) == "/usr" else (prefix,)


class PythonToolchain:
    """Programs run by our own interpreter, without site packages, user site or our folders.

    The environment is empty but for a fixed hash seed, so that runs repeat exactly.
    """

    language = Language.PYTHON
    suffix = ".py"

    def version(self) -> str:
        """The interpreter's version and path."""
        return f"CPython {sys.version.split()[0]} ({interpreter()})"

    def compile(
        self, source: Source, sandbox: Sandbox, options: BuildOptions | None = None
    ) -> Artifact | CompileFailure:
        """Check the syntax and store the files."""
        options = options or BuildOptions()
        parts = ["python", sys.version, PREPARED, CHECK, source.text, *options.key_parts()]
        missing = [name for name in options.packages if package_paths(name) is None]
        if missing:
            remedy = f"pip install {' '.join(missing)}"
            return CompileFailure(f"packages not installed: {', '.join(missing)}; {remedy}", True)

        def fill(folder: Path) -> CompileFailure | None:
            place(folder, options, "main.py", "solution.py", source.text)
            _prepare(folder, options)
            checked = "main.py" if options.driver is None else "solution.py"
            said = _check(folder / checked, os.path.basename(source.path), sandbox)
            return None if said.succeeded else _failure(said, source.text)

        folder = stored("python", key_of(parts), fill)
        if isinstance(folder, CompileFailure):
            return folder
        return _artifact(folder, options)


def _prepare(folder: Path, options: BuildOptions) -> None:
    """Compile our own modules beside the program once, not at every start.

    What was compiled is taken as it is, whenever it was written.
    """
    if interpreter() != Path(sys.executable).resolve():
        return
    for support in options.support:
        if support.name.endswith(".py"):
            py_compile.compile(
                str(folder / support.name),
                dfile=support.name,
                quiet=2,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )


def _check(path: Path, name: str, sandbox: Sandbox) -> Translation:
    argv = (str(interpreter()), *FLAGS, "-c", CHECK, str(path), name)
    return translate(Command(argv, readable=(*_installation(), path.parent)), sandbox)


def _failure(said: Translation, text: str) -> CompileFailure:
    hint = f"\n{HINT}" if not said.ours and PYTHON_2.search(text) else ""
    return CompileFailure(said.message + hint, said.ours)


def _artifact(folder: Path, options: BuildOptions) -> Artifact:
    packages = [path for name in options.packages for path in package_paths(name) or ()]
    roots = dict.fromkeys(str(path.parent) for path in packages)
    search = [str(folder)] if options.support or options.driver is not None else []
    environment = dict(ENVIRONMENT)
    if search or roots:
        environment["PYTHONPATH"] = os.pathsep.join([*search, *roots])
    return Artifact(
        Language.PYTHON,
        (str(interpreter()), *FLAGS, str(folder / "main.py")),
        folder,
        readable=(*_installation(), folder, *packages),
        environment=environment,
    )


@lru_cache(maxsize=64)
def package_paths(name: str) -> tuple[Path, ...] | None:
    """Top-level files and folders of an installed distribution; None when it is not installed."""
    try:
        distribution = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return None
    tops = dict.fromkeys(file.parts[0] for file in distribution.files or [])
    kept = [top for top in tops if top not in ("..", "__pycache__", "bin")]
    paths = [Path(str(distribution.locate_file(top))) for top in kept]
    return tuple(path for path in paths if path.exists())


TOOLCHAIN = PythonToolchain()

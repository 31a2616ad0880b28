"""`cverify convert`: a package of another system as a task folder of our own."""

from __future__ import annotations

import sys
from pathlib import Path

from corpus.conversion import convert
from corpus.formats import format_of, load_package
from corpus.formats.interactbench import rows, unpacked
from corpus.judging import with_derived_limit
from corpus.package import Call, PackageError
from cverify.errors import UsageError
from cverify.exit_codes import ExitCode
from judge.sandbox import SandboxError, default_sandbox


def run(package: Path, kind: str, out: Path, testlib: Path | None) -> ExitCode:
    """Write one task, or one for each problem of a JSONL file."""
    if kind != "task":
        raise UsageError(f"--to {kind}: expected task")
    try:
        call = Call(default_sandbox(), testlib=testlib)
        if package.suffix == ".jsonl" and package.is_file():
            for row in rows(package):
                _one(unpacked(row), out / str(row["problem_id"]), call)
        else:
            _one(package, out, call)
    except PackageError as error:
        raise UsageError(str(error)) from None
    except SandboxError as error:
        raise UsageError(f"no sandbox: {error}") from None
    return ExitCode.OPTIMAL


def _one(package: Path, out: Path, call: Call) -> None:
    loaded = with_derived_limit(load_package(package, call), call)
    if loaded.format == format_of(package).name == "task folder":
        raise PackageError(f"{package}: is a task folder already")
    for note in (*loaded.warnings, *convert(loaded, out)):
        print(f"cverify: {note}", file=sys.stderr)
    kind = "interactive" if loaded.interactive else "batch"
    print(f"{out}: {len(loaded.tests)} tests, {len(loaded.submissions)} programs, {kind}")

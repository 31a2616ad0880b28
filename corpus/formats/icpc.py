"""ICPC/Kattis problem packages: legacy, legacy-icpc, 2023-07 and 2025-09.

Sources: the problem package format's specifications; what problemtools and BAPCtools accept.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from corpus.formats.expectations import icpc_submissions
from corpus.package import Batch, Call, Package, PackageError, Talk
from corpus.tools import build_tool, figure, natural
from judge.artifact import Artifact
from judge.compare import Checker, Icpc, Validator
from judge.compare.icpc import FlagError
from judge.interact.foreign import seat_of_icpc
from judge.interact.host import Parlour
from judge.limits import MEBIBYTE, Limits
from judge.report import Case
from judge.source import Language

VERSIONS = (
    "legacy", "legacy-icpc", "2023-07", "2023-07-draft", "2025-09", "2025-09-draft", "draft",
)  # fmt: skip
LEGACY = ("legacy", "legacy-icpc")
LEGACY_FACTOR, FACTOR = 5.0, 2.0
MEMORY_MB, OUTPUT_MB = 2048, 8
PASSES = 2


@dataclass(frozen=True, slots=True)
class Problem:
    """`problem.yaml`, read leniently."""

    folder: Path
    data: Mapping[str, Any]

    @property
    def version(self) -> str:
        return str(self.data.get("problem_format_version", "legacy"))

    @property
    def limits(self) -> Mapping[str, Any]:
        found = self.data.get("limits")
        return found if isinstance(found, Mapping) else {}

    @property
    def name(self) -> str:
        name = self.data.get("name", self.folder.name)
        if isinstance(name, Mapping):
            name = name.get("en") or next(iter(name.values()), self.folder.name)
        return str(name)

    @property
    def kinds(self) -> frozenset[str]:
        """Words of `type` and `validation` that say how it is judged."""
        kind = self.data.get("type", "")
        words = [kind] if isinstance(kind, str) else list(kind or ())
        words.append(str(self.data.get("validation", "")))
        return frozenset(word for text in words for word in str(text).lower().split())

    @property
    def interactive(self) -> bool:
        return "interactive" in self.kinds

    @property
    def passes(self) -> int:
        several = "multi-pass" in self.kinds or "multipass" in self.kinds
        return int(self.figure(self.limits, "validation_passes", PASSES, 1)) if several else 1

    @property
    def seconds(self) -> float | None:
        """The time limit, where the package states it."""
        if self.limits.get("time_limit") is not None:
            return self.figure(self.limits, "time_limit")
        for name in (".timelimit", "domjudge-problem.ini"):
            found = _stated(self.folder / name)
            if found is not None:
                return found
        return None

    @property
    def factor(self) -> float:
        """Of the slowest accepted submission, where no limit is stated."""
        if self.version in LEGACY:
            return self.figure(self.limits, "time_multiplier", LEGACY_FACTOR)
        factors = self.limits.get("time_multipliers")
        factors = factors if isinstance(factors, Mapping) else {}
        return self.figure(factors, "ac_to_time_limit", FACTOR)

    def figure(
        self, fields: Mapping[str, Any], key: str, default: float = 0.0, least: float = 0.0
    ) -> float:
        """A number of `problem.yaml`. Raises PackageError."""
        place = f"{self.folder / 'problem.yaml'}: {key}"
        return figure(fields.get(key, default), place, least=least)


class IcpcFormat:
    """A folder with `problem.yaml`, or with `data/secret` and `submissions`."""

    name = "ICPC/Kattis"
    rank = 1

    def recognises(self, path: Path) -> bool:
        """By `problem.yaml`; very old packages have only the folders."""
        if (path / "problem.yaml").is_file():
            return True
        return (path / "data" / "secret").is_dir() and (path / "submissions").is_dir()

    def load(self, path: Path, call: Call) -> Package:
        """Read it. Raises PackageError."""
        problem = Problem(path, _yaml(path / "problem.yaml"))
        if problem.version not in VERSIONS:
            raise PackageError(
                f"{path / 'problem.yaml'}: problem_format_version {problem.version!r} is not "
                f"known; expected one of {', '.join(VERSIONS)}"
            )
        tests = _tests(problem)
        flags = _Flags(problem)
        how: Batch | Talk
        if problem.interactive:
            how = Talk(lambda call: _parlour(problem, flags, call))
        else:
            how = Batch(lambda call: _checker(problem, flags, call), problem.passes)
        seconds = problem.seconds
        return Package(
            path.resolve().name,
            self.name,
            path,
            tests,
            how,
            lambda language: _limits(problem, language),
            icpc_submissions(path),
            derived=problem.factor if seconds is None else None,
            recipe=_recipe(problem, flags),
        )


def _limits(problem: Problem, language: Language) -> Limits:
    limits = problem.limits
    return Limits(
        problem.seconds or 1.0,
        None,
        int(problem.figure(limits, "memory", MEMORY_MB, 1)) * MEBIBYTE,
        int(problem.figure(limits, "output", OUTPUT_MB, 1)) * MEBIBYTE,
    )


def _tests(problem: Problem) -> tuple[Case, ...]:
    """Samples, then secret tests, each folder in order of names."""
    found = []
    for part in ("sample", "secret"):
        root = problem.folder / "data" / part
        for given in sorted(root.rglob("*.in"), key=lambda path: str(path)):
            answer = given.with_suffix(".ans")
            name = str(given.relative_to(problem.folder / "data").with_suffix(""))
            if not answer.is_file() and not problem.interactive and problem.passes == 1:
                raise PackageError(f"{given}: the answer file {answer.name} is missing")
            found.append(Case(name, part, given, answer if answer.is_file() else b""))
    if not found:
        raise PackageError(f"{problem.folder / 'data'}: no tests (*.in) in sample and secret")
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Flags:
    """Validator arguments: of the problem, of groups, of single tests; the nearest ones count."""

    problem: Problem

    def of(self, test: str) -> tuple[str, ...]:
        """Arguments for one test."""
        data = self.problem.folder / "data"
        own = _yaml(data / f"{test}.yaml")
        for source in (own, *(self._group(f) for f in self._folders(data / test, data))):
            for key in ("output_validator_args", "output_validator_flags"):
                if key in source:
                    return _words(source[key])
        for key in ("validator_flags", "output_validator_args"):
            if key in self.problem.data:
                return _words(self.problem.data[key])
        return ()

    @staticmethod
    def _folders(test: Path, data: Path) -> list[Path]:
        return [folder for folder in test.parents if folder == data or data in folder.parents]

    @staticmethod
    def _group(folder: Path) -> Mapping[str, Any]:
        return {**_yaml(folder / "testdata.yaml"), **_yaml(folder / "test_group.yaml")}


def _words(value: object) -> tuple[str, ...]:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple(map(str, value))
    return tuple(str(value or "").split())


def _recipe(problem: Problem, flags: _Flags) -> dict[str, Any]:
    common = {"flags": list(flags.of("secret/any")), "passes": problem.passes}
    target = _validator_path(problem)
    if problem.interactive:
        return {"interactive": {"interactor": target, "protocol": "icpc", **common}}
    own = target is not None and ("custom" in problem.kinds or problem.version not in LEGACY)
    return {"output": {"icpc": target if own else "default", **common}}


def _validator_path(problem: Problem) -> Path | None:
    """The file or folder of the package's own output validator; None without one."""
    folders = [problem.folder / name for name in ("output_validator", "output_validators")]
    folder = next((each for each in folders if each.is_dir()), None)
    if folder is None:
        return None
    inner = sorted((p for p in folder.iterdir() if not p.name.startswith(".")), key=natural)
    programs = [p for p in inner if p.is_dir() and any(p.iterdir())]
    target = programs[0] if programs and not _sources(folder) else folder
    single = [p for p in inner if p.is_file()]
    if target is folder and len(single) == 1:
        target = single[0]
    return target if inner else None


def _validator(problem: Problem, call: Call) -> Artifact | None:
    """The package's own output validator, built; None without one."""
    target = _validator_path(problem)
    if target is None:
        return None
    shared = [f for f in (problem.folder / "include", target.parent) if f.is_dir()]
    return build_tool(target, call, "output validator", folders=shared)


def _sources(folder: Path) -> bool:
    return any(p.is_file() and p.suffix in (".py", ".cpp", ".cc", ".c", ".java")
               for p in folder.iterdir())  # fmt: skip


def _checker(problem: Problem, flags: _Flags, call: Call) -> Checker:
    own = "custom" in problem.kinds or problem.version not in LEGACY
    validator = _validator(problem, call) if own else None
    if validator is None and "custom" in problem.kinds:
        raise PackageError(f"{problem.folder}: validation is custom, but there is no validator")
    if validator is not None:
        return Validator(validator, "icpc", by_test=flags.of)
    try:
        return Icpc.from_flags(flags.of("secret/any"), by_test=flags.of)
    except FlagError as error:
        raise PackageError(f"{problem.folder}: {error}") from None


def _parlour(problem: Problem, flags: _Flags, call: Call) -> Parlour:
    validator = _validator(problem, call)
    if validator is None:
        raise PackageError(
            f"{problem.folder}: the problem is interactive, but it has no output validator, which "
            "would be its interactor"
        )
    seat = seat_of_icpc(validator, call.sandbox, flags.of)
    return Parlour((seat,), problem.passes, relay=call.transcript)


def _stated(path: Path) -> float | None:
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    for line in text.splitlines():
        key, _, value = line.rpartition("=")
        if key.strip() in ("", "timelimit"):
            try:
                seconds = float(value.strip().strip("'\""))
            except ValueError:
                continue
            if seconds > 0 and math.isfinite(seconds):
                return seconds
    return None


@lru_cache(maxsize=4096)
def _yaml(path: Path) -> Mapping[str, Any]:
    """A mapping from a YAML file; empty when there is none. Raises PackageError."""
    if not path.is_file():
        return {}
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    try:
        reader = YAML(typ="safe")
        reader.allow_duplicate_keys = True
        data = reader.load(path.read_text(encoding="utf-8-sig"))
    except (YAMLError, UnicodeDecodeError, OSError, ValueError) as error:
        raise PackageError(f"{path}: not YAML: {str(error).splitlines()[0]}") from None
    return data if isinstance(data, Mapping) else {}


FORMAT = IcpcFormat()

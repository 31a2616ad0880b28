"""Writes a package of any format as a task folder of our own, which is judged alike."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from corpus.package import Package, PackageError, Submission
from corpus.programs import MAIN_NAMES
from judge.outcome import Outcome
from judge.report import Case
from judge.source import PACKAGE_SUFFIXES, Language

HEADERS = (".h", ".hpp", ".hh")
LANGUAGES = (Language.PYTHON, Language.CPP)


def convert(package: Package, target: Path) -> tuple[str, ...]:
    """Write the task; what could not be taken over is returned, a line each.

    Raises PackageError when the folder is not empty or cannot be written.
    """
    if target.exists() and any(target.iterdir()):
        raise PackageError(f"{target}: is not empty; name a new folder with --out")
    notes: list[str] = []
    try:
        target.mkdir(parents=True, exist_ok=True)
        tests = [_test(case, package, target) for case in package.tests]
        recipe = {key: _tool(value, target, notes) for key, value in package.recipe.items()}
        entries = [_solution(each, target, notes) for each in package.submissions]
        _write(target / "task.yaml", _task(package, recipe, tests))
        _write(target / "solutions.yaml", [entry for entry in entries if entry is not None])
    except OSError as error:
        raise PackageError(f"{target}: cannot be written: {error}") from None
    return tuple(notes)


def _task(package: Package, recipe: Mapping[str, Any], tests: list[Any]) -> dict[str, Any]:
    limits = package.limits(Language.CPP)
    return {
        "id": "".join(c if c.isalnum() or c in "_.-" else "-" for c in package.name) or "task",
        "title": package.name,
        "source": f"converted from a {package.format} package",
        "style": "interactive" if package.interactive else "stdin",
        "judge_only": True,
        "limits": {
            "time": f"{limits.cpu_seconds:g} s",
            "memory": limits.memory_bytes,
            "output": limits.output_bytes,
        },
        **recipe,
        "tests": tests,
    }


def _test(case: Case, package: Package, target: Path) -> dict[str, Any]:
    name = case.name.replace("/", "-")
    public = case.category in ("sample", "public")
    entry = {"name": case.name, "category": "public" if public else "random"}
    entry["input"] = _file(case.input, target / "tests" / f"{name}.in", target)
    if not package.interactive:
        entry["answer"] = _file(case.answer, target / "tests" / f"{name}.ans", target)
    return entry


def _file(data: bytes | Path, place: Path, target: Path) -> str:
    place.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(data, Path):
        shutil.copyfile(data, place)
    else:
        place.write_bytes(data)
    return str(place.relative_to(target))


def _tool(value: Any, target: Path, notes: list[str]) -> Any:
    """A field of the recipe with its files copied below `tools`."""
    if isinstance(value, Mapping):
        kept = {key: _tool(each, target, notes) for key, each in value.items() if each is not None}
        return {key: each for key, each in kept.items() if each != []}
    if not isinstance(value, Path):
        return value
    place = target / "tools"
    place.mkdir(exist_ok=True)
    if value.is_dir():
        programs = sorted(p for p in value.iterdir() if p.suffix in PACKAGE_SUFFIXES)
        if not programs:
            raise PackageError(f"{value}: no program in this folder")
        main = next((p for p in programs if p.stem in MAIN_NAMES), programs[0])
        if len(programs) > 1:
            notes.append(f"{value}: of {len(programs)} sources only {main.name} is the tool")
    else:
        main = value
    beside = [p for folder in (main.parent, main.parent.parent / "files") if folder.is_dir()
              for p in folder.iterdir() if p.suffix in HEADERS]  # fmt: skip
    for path in (*beside, main):
        shutil.copyfile(path, place / path.name)
    return f"tools/{main.name}"


def _solution(each: Submission, target: Path, notes: list[str]) -> dict[str, Any] | None:
    if each.path.is_dir():
        notes.append(f"{each.name}: a program of several files is left out")
        return None
    place = target / "solutions" / each.name
    _file(each.path, place, target)
    if each.allowed is None:
        notes.append(f"{each.name}: nothing is expected of it; copied, but not listed")
        return None
    accepted = each.allowed == frozenset({Outcome.AC})
    return {
        "file": f"solutions/{each.name}",
        "kind": "optimal" if accepted else "wrong",
        "outcomes": sorted(each.allowed),
    }


def _write(path: Path, data: object) -> None:
    from ruamel.yaml import YAML

    writer = YAML(typ="safe")
    writer.default_flow_style = False
    setattr(writer, "sort_base_mapping_type_on_output", False)  # noqa: B010 - typed as None there
    with path.open("w", encoding="utf-8") as file:
        writer.dump(_plain(data), file)


def _plain(value: Any) -> Any:
    """Only what YAML knows."""
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    return str(value) if isinstance(value, str) else value

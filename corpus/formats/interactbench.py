"""InteractBench problems: `meta.json`, `cases/`, `interactor/{non_adaptive,adaptive}.cpp`.

Also one row of the released JSONL, as `FILE.jsonl` (one row) or `FILE.jsonl#PROBLEM`: its sources
are written to a folder first; its cases come from the row or from its generator. The ten fields of
the task card (InteractBench, table 5) are read by `load_card` and written by `card_row`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from corpus.formats.expectations import BY_FOLDER
from corpus.package import Call, Package, PackageError, Submission, Talk
from corpus.tools import build_tool, figure, natural, programs_in
from judge.cache import key_of, stored
from judge.interact.foreign import seat_of_testlib
from judge.interact.host import Parlour, Round, Seat
from judge.interact.side import Side
from judge.limits import MEBIBYTE, Limits
from judge.report import Case
from judge.run import Status, run

MODES = ("non_adaptive", "adaptive", "both")
FIRST_ADAPTIVE = 101
"""Cases from this number on are for the adaptive interactor where a problem has both."""
NOTES = frozenset({"groups", "license", "protocol", "readme", "notes"})
GENERATED = 20
"""Cases made of each kind where a problem comes without any; the release makes 100."""
GENERATOR_LIMITS = Limits(30, None, 1024 * MEBIBYTE, 512 * MEBIBYTE)


@dataclass(frozen=True, slots=True)
class Card:
    """The task card: ten fields."""

    problem_id: str
    desc: str
    interactor_mode: str
    cpu_time_limit_ms: int
    memory_limit_mb: int
    test_cases: tuple[tuple[str, Path], ...]
    interactor: Mapping[str, Path]
    generator: Path | None
    difficulty: str
    categorization: tuple[str, ...]


class InteractBenchFormat:
    """A folder with `meta.json` and `interactor/`, or a row of the released file."""

    name = "InteractBench"
    rank = 1

    def recognises(self, path: Path) -> bool:
        """By its files."""
        if path.suffix == ".jsonl" and path.is_file():
            return True
        return (path / "meta.json").is_file() and not (path / "problem.yaml").is_file()

    def load(self, path: Path, call: Call) -> Package:
        """Read it. Raises PackageError."""
        folder = _unpacked(path) if path.is_file() else path
        card = load_card(folder)
        tests = tuple(
            Case(name, "secret", file, _answer_of(file)) for name, file in card.test_cases
        )
        if not tests and card.generator is not None:
            tests = _generated(card, call)
        limits = Limits(card.cpu_time_limit_ms / 1000, None, card.memory_limit_mb * MEBIBYTE)
        return Package(
            card.problem_id,
            self.name,
            folder,
            tests,
            Talk(lambda call: _parlour(card, call)),
            lambda language: limits,
            _submissions(folder),
            recipe={"interactive": _recipe(card)},
        )


def _recipe(card: Card) -> dict[str, Any]:
    chosen = dict(card.interactor)
    if card.interactor_mode != "both":
        return {"interactor": chosen[card.interactor_mode], "protocol": "testlib",
                "mode": card.interactor_mode}  # fmt: skip
    return {"interactor": chosen, "protocol": "testlib", "mode": "both"}


def load_card(folder: Path) -> Card:
    """The task card of a folder. Raises PackageError with every mistake."""
    file = folder / "meta.json"
    try:
        meta = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise PackageError(f"{file}: cannot be read: {error}") from None
    if not isinstance(meta, dict):
        raise PackageError(f"{file}: expected an object with cpu_time_limit_ms and so on")
    problem = _json(folder / "problem.json")
    if problem:
        raise PackageError(
            f"{folder}: a grader-linked problem (problem.json) of InteractBench; supported are "
            "those with an interactor on standard streams"
        )
    interactors = {
        mode: path
        for mode in MODES[:2]
        if (path := folder / "interactor" / f"{mode}.cpp").is_file()
    }
    mode = str(meta.get("interactor_mode") or _only(interactors)).replace("-", "_")
    faults = _faults(meta, mode, interactors)
    if faults:
        raise PackageError("\n".join(f"{folder}: {fault}" for fault in faults))
    generator = folder / "generator" / "gen_cases.cpp"
    cate = meta.get("cate", meta.get("categorization", meta.get("categories", ())))
    return Card(
        str(meta.get("problem_id", folder.resolve().name)),
        _text(folder / "desc.md"),
        mode,
        int(figure(meta.get("cpu_time_limit_ms") or 2000, f"{folder}: cpu_time_limit_ms", least=1)),
        int(figure(meta.get("memory_limit_mb") or 256, f"{folder}: memory_limit_mb", least=1)),
        tuple((path.stem, path) for path in _cases(folder / "cases")),
        interactors,
        generator if generator.is_file() else None,
        str(meta.get("difficulty", "")),
        tuple(map(str, [cate] if isinstance(cate, str) else cate or ())),
    )


def _faults(meta: Mapping[str, Any], mode: str, interactors: Mapping[str, Path]) -> list[str]:
    faults = []
    if mode not in MODES:
        faults.append(f"interactor_mode {mode!r}, expected one of {', '.join(MODES)}")
    needed = MODES[:2] if mode == "both" else (mode,)
    missing = [each for each in needed if each in MODES and each not in interactors]
    faults += [f"no interactor: interactor/{each}.cpp is missing" for each in missing]
    for key in ("cpu_time_limit_ms", "memory_limit_mb"):
        value = meta.get(key)
        if value is not None and not (isinstance(value, (int, float)) and value > 0):
            faults.append(f"{key} is {value!r}, expected a positive number")
    return faults


def card_row(card: Card) -> dict[str, Any]:
    """A row of the released file's form; `load_card` reads the same card from it."""
    return {
        "problem_id": card.problem_id,
        "description": card.desc,
        "interactor_mode": card.interactor_mode,
        "cpu_time_limit_ms": card.cpu_time_limit_ms,
        "memory_limit_mb": card.memory_limit_mb,
        "test_cases": {name: _text(path) for name, path in card.test_cases},
        **{f"interactor_{mode}": _text(path) for mode, path in card.interactor.items()},
        "generator": "" if card.generator is None else _text(card.generator),
        "difficulty": card.difficulty,
        "cate": list(card.categorization),
    }


def write_card(row: Mapping[str, Any], folder: Path) -> None:
    """A row as a folder."""
    meta = {key: row.get(key) for key in ("problem_id", "difficulty", "cate", "interactor_mode",
                                          "cpu_time_limit_ms", "memory_limit_mb")}  # fmt: skip
    texts = {"meta.json": json.dumps(meta, indent=2), "desc.md": str(row.get("description") or "")}
    for mode in MODES[:2]:
        if row.get(f"interactor_{mode}"):
            texts[f"interactor/{mode}.cpp"] = str(row[f"interactor_{mode}"])
    if row.get("generator"):
        texts["generator/gen_cases.cpp"] = str(row["generator"])
    cases = row.get("test_cases") or {}
    listed = cases.items() if isinstance(cases, Mapping) else enumerate(cases, 1)
    for name, text in listed:
        stem = f"{name:03d}" if isinstance(name, int) else str(name).replace("/", "_")
        texts[f"cases/{stem}.in"] = str(text)
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def rows(path: Path) -> list[dict[str, Any]]:
    """The rows of a JSONL file. Raises PackageError."""
    found = []
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise PackageError(f"{path}: cannot be read: {error}") from None
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except ValueError as error:
            raise PackageError(f"{path}:{number}: not JSON: {error}") from None
        if not isinstance(row, dict) or "problem_id" not in row:
            raise PackageError(f"{path}:{number}: expected an object with problem_id")
        found.append(row)
    return found


def _unpacked(path: Path) -> Path:
    """The folder of a file's only row."""
    found = rows(path)
    if len(found) != 1:
        names = ", ".join(str(row["problem_id"]) for row in found[:5])
        raise PackageError(
            f"{path}: {len(found)} problems ({names}, …), expected one; "
            "`cverify convert FILE --out FOLDER` makes a task of each"
        )
    return unpacked(found[0])


def unpacked(row: Mapping[str, Any]) -> Path:
    """A folder with the files of a row."""
    text = json.dumps(row, sort_keys=True)
    folder = stored("interactbench", key_of([text]), lambda new: write_card(row, new))
    assert isinstance(folder, Path)
    return folder


def _cases(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    files = [p for p in folder.iterdir() if p.is_file() and p.stem.lower() not in NOTES]
    inputs = [p for p in files if p.suffix in (".in", ".txt", "")]
    return sorted(inputs, key=natural)


def _answer_of(case: Path) -> Path | bytes:
    for suffix in (".out", ".ans"):
        if case.with_suffix(suffix).is_file():
            return case.with_suffix(suffix)
    return b""


def _parlour(card: Card, call: Call) -> Parlour:
    folder = next(iter(card.interactor.values())).parent
    wanted = MODES[:2] if card.interactor_mode == "both" else (card.interactor_mode,)
    seats = {
        mode: seat_of_testlib(
            build_tool(card.interactor[mode], call, "interactor", folders=[folder]), call.sandbox
        )
        for mode in wanted
    }
    split = any(_number(name) >= FIRST_ADAPTIVE for name, _ in card.test_cases)
    if card.interactor_mode == "both" and split:
        return Parlour((_by_number(seats["non_adaptive"], seats["adaptive"]),), 1, call.transcript)
    return Parlour(tuple(seats.values()), relay=call.transcript)


def _by_number(early: Seat, late: Seat) -> Seat:
    """The interactor that a case's number is for."""

    def seat(round_: Round, stack: Any) -> Side:
        chosen = late if _number(round_.case.name) >= FIRST_ADAPTIVE else early
        return chosen(round_, stack)

    return seat


def _number(name: str) -> int:
    return int(name) if name.isdigit() else 0


def _generated(card: Card, call: Call) -> tuple[Case, ...]:
    """Cases from the packaged generator, called as `gen_cases SEED -mode=non|adp`."""
    assert card.generator is not None
    artifact = build_tool(card.generator, call, "generator")
    batches = {"non_adaptive": (("non", 1),), "adaptive": (("adp", FIRST_ADAPTIVE),),
               "both": (("non", 1), ("adp", FIRST_ADAPTIVE))}[card.interactor_mode]  # fmt: skip
    plan = [(first + k, mode) for mode, first in batches for k in range(GENERATED)]

    def fill(folder: Path) -> None:
        for number, mode in plan:
            seed = number - FIRST_ADAPTIVE + 1 if mode == "adp" else number
            asked = (str(seed), f"-mode={mode}")
            done = run(artifact, b"", GENERATOR_LIMITS, call.sandbox, arguments=asked)
            if done.status is not Status.OK:
                told = f"generator {card.generator} {' '.join(asked)}: {done.message}"
                raise PackageError(told)
            (folder / f"{number:03d}.in").write_bytes(done.stdout)

    key = key_of([card.generator.read_bytes(), card.interactor_mode])
    made = stored("cases", key, fill)
    assert isinstance(made, Path)
    return tuple(Case(path.stem, "secret", path, b"") for path in _cases(made))


def _submissions(folder: Path) -> tuple[Submission, ...]:
    root = folder / "submissions"
    if not root.is_dir():
        return ()
    return tuple(
        Submission(path, str(path.relative_to(root)), group.name, BY_FOLDER.get(group.name))
        for group in sorted(p for p in root.iterdir() if p.is_dir())
        for path in programs_in(group)
    )


def _only(interactors: Mapping[str, Path]) -> str:
    return "both" if len(interactors) == 2 else next(iter(interactors), "")


def _json(path: Path) -> object:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


FORMAT = InteractBenchFormat()

"""Plain folders: pairs of input and output files, maybe a checker or interactor, maybe solutions.

Recognised are `NAME.in` with `NAME.out`, `.ans` or `.a`; `inputX.txt` with `outputX.txt`; and the
folders `in` or `input` beside `out` or `output`; in the folder or in its `tests`, `data`, `cases`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from corpus.formats.expectations import BY_FOLDER
from corpus.package import Batch, Call, Package, PackageError, Submission, Talk
from corpus.tools import ACCEPTED, FAILED, build_tool, natural, programs_in
from judge.compare import Checker, Custom, Tokens, Validator
from judge.interact.foreign import seat_of_testlib
from judge.interact.host import InteractorError, Parlour
from judge.interact.seats import apart
from judge.limits import Limits
from judge.report import Case
from judge.source import Source

PLACES = ("", "tests", "test", "data", "cases", "testcases", "data/sample", "data/secret")
ANSWERS = (".out", ".ans", ".a", ".answer", ".ok")
TOOLS = (".py", ".cpp", ".cc")
SOLUTIONS = ("solutions", "submissions")
_WORDED = re.compile(r"(?:in|input)[._-]?(\w*)(?:\.txt)?")
_OUR_INTERFACE = "cverify.interactor"


class PlainFormat:
    """The least specific format."""

    name = "plain folder"
    rank = 9

    def recognises(self, path: Path) -> bool:
        """By pairs of files, or by an interactor with inputs."""
        return path.is_dir() and (bool(_inputs(path)) or _tool(path, "interactor") is not None)

    def load(self, path: Path, call: Call) -> Package:
        """Read it. Raises PackageError."""
        interactor, checker = _tool(path, "interactor"), _tool(path, "checker")
        inputs = _inputs(path)
        if not inputs:
            raise PackageError(f"{path}: no tests; expected files such as tests/1.in, tests/1.out")
        tests = []
        for given in inputs:
            answer = _answer(given)
            if answer is None and interactor is None and checker is None:
                continue
            name = str(given.relative_to(path).with_suffix(""))
            tests.append(Case(name, given.parent.name, given, answer or b""))
        if not tests:
            raise PackageError(f"{path}: none of {len(inputs)} inputs has an output beside it")
        missing = len(inputs) - len(tests)
        warnings = (f"{missing} inputs have no output and are left out",) if missing else ()
        return Package(
            path.resolve().name,
            self.name,
            path,
            tuple(tests),
            Batch(lambda call: _checker(checker, call))
            if interactor is None
            else Talk(lambda call: _parlour(interactor, call)),
            lambda language: Limits(),
            _submissions(path),
            recipe=_recipe(interactor, checker),
            warnings=warnings,
        )


def _recipe(interactor: Path | None, checker: Path | None) -> dict[str, Any]:
    if interactor is not None:
        ours = interactor.suffix == ".py" and _OUR_INTERFACE in interactor.read_text("utf-8")
        extra = {"run": "program"} if ours else {"protocol": "testlib"}
        return {"interactive": {"interactor": interactor, **extra}}
    if checker is None:
        return {"output": "tokens"}
    return {"output": {"checker" if _is_function(checker) else "testlib": checker}}


def _is_function(path: Path) -> bool:
    """Whether a checker is a Python function of ours."""
    text = path.read_text(encoding="utf-8", errors="replace")
    return path.suffix == ".py" and re.search(r"^def check\(", text, re.MULTILINE) is not None


def _inputs(folder: Path) -> list[Path]:
    found: dict[Path, None] = {}
    for place in PLACES:
        root = folder / place
        if not root.is_dir():
            continue
        for path in root.iterdir():
            if path.is_file() and (path.suffix == ".in" or _is_worded(path)):
                found[path] = None
        for inner in ("in", "input", "inputs"):
            if (root / inner).is_dir() and _beside(root / inner) is not None:
                found.update(dict.fromkeys(p for p in (root / inner).iterdir() if p.is_file()))
    return sorted(found, key=natural)


def _is_worded(path: Path) -> bool:
    match = _WORDED.fullmatch(path.name)
    return match is not None and path.suffix in (".txt", "") and bool(match[1])


def _beside(folder: Path) -> Path | None:
    names = ("out", "output", "outputs", "ans", "answer", "answers")
    return next((p for n in names if (p := folder.parent / n).is_dir()), None)


def _answer(given: Path) -> Path | None:
    candidates = [given.with_suffix(suffix) for suffix in ANSWERS]
    for old, new in (("input", "output"), ("in", "out"), ("input", "answer"), ("in", "ans")):
        if given.name.startswith(old):
            candidates.append(given.with_name(new + given.name[len(old) :]))
    outputs = _beside(given.parent)
    if outputs is not None:
        candidates += [outputs / given.name]
        candidates += [outputs / given.with_suffix(suffix).name for suffix in (*ANSWERS, ".txt")]
        for old, new in (("input", "output"), ("in", "out")):
            if given.name.startswith(old):
                candidates.append(outputs / (new + given.name[len(old) :]))
    return next((path for path in candidates if path != given and path.is_file()), None)


def _tool(folder: Path, name: str) -> Path | None:
    names = (name, {"checker": "check", "interactor": "interact"}[name])
    return next(
        (p for stem in names for suffix in TOOLS if (p := folder / f"{stem}{suffix}").is_file()),
        None,
    )


def _checker(path: Path | None, call: Call) -> Checker:
    if path is None:
        return Tokens()
    if _is_function(path):
        return Custom(Source.load(path))
    return Validator(build_tool(path, call, "checker", folders=[path.parent]), "testlib")


def _parlour(path: Path, call: Call) -> Parlour:
    if path.suffix == ".py" and _OUR_INTERFACE in path.read_text(encoding="utf-8"):
        try:
            made = apart(path, call.sandbox, seed=call.seed)
        except InteractorError as error:
            raise PackageError(str(error)) from None
        return Parlour((made,))
    artifact = build_tool(path, call, "interactor", folders=[path.parent])
    return Parlour((seat_of_testlib(artifact, call.sandbox),), relay=call.transcript)


def _submissions(folder: Path) -> tuple[Submission, ...]:
    """Programs of `solutions`: expected by folder, or by the first word of the name."""
    found = []
    for root in (folder / name for name in SOLUTIONS if (folder / name).is_dir()):
        for path in programs_in(root):
            if path.is_dir() and path.name in BY_FOLDER:
                found += [
                    Submission(p, str(p.relative_to(root)), path.name, BY_FOLDER[path.name])
                    for p in programs_in(path)
                ]
            else:
                found.append(_by_name(path, root))
    return tuple(found)


def _by_name(path: Path, root: Path) -> Submission:
    word = re.split(r"[-_.\d]", path.stem.lower())[0]
    expected = {"ac": ACCEPTED, "accepted": ACCEPTED, "ok": ACCEPTED, "good": ACCEPTED,
                "wa": BY_FOLDER["wrong_answer"], "wrong": FAILED, "bad": FAILED,
                "tle": BY_FOLDER["time_limit_exceeded"], "slow": BY_FOLDER["time_limit_exceeded"],
                "re": BY_FOLDER["run_time_error"], "rte": BY_FOLDER["run_time_error"]}  # fmt: skip
    return Submission(path, str(path.relative_to(root)), word, expected.get(word))


FORMAT = PlainFormat()

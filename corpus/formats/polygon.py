"""Polygon packages: `problem.xml` with test sets, checker, interactor and tagged solutions."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from corpus.package import Batch, Call, Package, PackageError, Submission, Talk
from corpus.programs import ProgramError, load_program
from corpus.tools import ACCEPTED, CRASHED, FAILED, REJECTED, SLOW, build_tool, figure
from judge.artifact import Artifact, CompileFailure
from judge.batch import build
from judge.cache import key_of, stored
from judge.compare import Checker, Comparison, Exact, Floats, Tokens, Validator, compare
from judge.interact.foreign import Afterwards, seat_of_testlib
from judge.interact.host import Parlour, Round
from judge.limits import MEBIBYTE, Limits
from judge.outcome import Outcome
from judge.report import Case
from judge.run import Status, run
from judge.source import Language

MLE = frozenset({Outcome.MLE, Outcome.RE})
BY_TAG: Mapping[str, frozenset[Outcome] | None] = {
    "main": ACCEPTED,
    "accepted": ACCEPTED,
    "wrong-answer": REJECTED,
    "presentation-error": REJECTED,
    "time-limit-exceeded": SLOW,
    "time-limit-exceeded-or-accepted": SLOW | ACCEPTED,
    "time-limit-exceeded-or-memory-limit-exceeded": SLOW | MLE,
    "memory-limit-exceeded": MLE,
    "rejected": FAILED,
    "failed": FAILED,
    "run-time-error": CRASHED,
    "runtime-error": CRASHED,
    "do-not-run": None,
}
STANDARD: Mapping[str, Checker] = {
    "wcmp": Tokens(),
    "ncmp": Tokens(),
    "icmp": Tokens(),
    "hcmp": Tokens(),
    "lcmp": Tokens(),
    "caseicmp": Tokens(),
    "casencmp": Tokens(),
    "casewcmp": Tokens(),
    "fcmp": Exact(),
    "yesno": Tokens(case_sensitive=False),
    "nyesno": Tokens(case_sensitive=False),
    "rcmp": Floats(1.5e-6, 0.0),
    "acmp": Floats(1.5e-6, 0.0),
    "dcmp": Floats(1e-6, 1e-6),
    "rcmp4": Floats(1e-4, 1e-4),
    "rcmp6": Floats(1e-6, 1e-6),
    "rcmp9": Floats(1e-9, 1e-9),
}
"""Polygon's standard checkers, by name, for packages without the source or without testlib."""
_FORMS = {
    "fcmp": "exact", "yesno": "tokens case", "nyesno": "tokens case", "rcmp": "float 1.5e-6",
    "acmp": "float 1.5e-6", "dcmp": "float 1e-6", "rcmp4": "float 1e-4", "rcmp6": "float 1e-6",
    "rcmp9": "float 1e-9",
}  # fmt: skip
"""The same as fields of a task; all others compare tokens."""
_STANDARD_NAME = re.compile(r"std::(\w+)\.cpp")
TOOL_LIMITS = Limits(cpu_seconds=30, memory_bytes=1024 * MEBIBYTE, output_bytes=512 * MEBIBYTE)


@dataclass(frozen=True, slots=True)
class _Problem:
    folder: Path
    root: ElementTree.Element
    call: Call

    def element(self, path: str) -> ElementTree.Element | None:
        return self.root.find(path)

    def source(self, element: ElementTree.Element | None) -> Path | None:
        """The file of an asset's `source`, when it is there."""
        source = None if element is None else element.find("source")
        name = None if source is None else source.get("path")
        path = None if name is None else self.folder / name
        return path if path is not None and path.is_file() else None

    def tool(self, path: Path, what: str) -> Artifact:
        return build_tool(path, self.call, what, folders=[self.folder / "files"])


class PolygonFormat:
    """A folder with `problem.xml`."""

    name = "Polygon"
    rank = 1

    def recognises(self, path: Path) -> bool:
        """By its file."""
        return (path / "problem.xml").is_file()

    def load(self, path: Path, call: Call) -> Package:
        """Read it; tests that are not in the package are generated. Raises PackageError."""
        file = path / "problem.xml"
        try:
            root = ElementTree.fromstring(file.read_bytes())
        except (ElementTree.ParseError, OSError) as error:
            raise PackageError(f"{file}: not XML: {error}") from None
        problem = _Problem(path, root, call)
        sets = root.findall("judging/testset")
        if not sets:
            raise PackageError(f"{file}: no testset under judging")
        chosen = next((each for each in sets if each.get("name") == "tests"), sets[0])
        interactor = problem.element("assets/interactor")
        tests = _tests(problem, chosen, interactive=interactor is not None)
        judging = root.find("judging")
        warnings = []
        if judging is not None and (judging.get("input-file") or judging.get("output-file")):
            warnings.append("the package asks for files; programs are given standard streams")
        return Package(
            root.get("short-name") or path.resolve().name,
            self.name,
            path,
            tests,
            Batch(lambda call: _checker(problem))
            if interactor is None
            else Talk(lambda call: _parlour(problem, call)),
            lambda language: _limits(chosen),
            _submissions(problem),
            recipe=_recipe(problem, interactive=interactor is not None),
            warnings=tuple(warnings),
        )


def _recipe(problem: _Problem, *, interactive: bool) -> dict[str, Any]:
    if interactive:
        source = problem.source(problem.element("assets/interactor"))
        return {"interactive": {"interactor": source, "protocol": "testlib"}}
    element = problem.element("assets/checker")
    source = problem.source(element)
    if source is not None:
        return {"output": {"testlib": source}}
    name = _STANDARD_NAME.fullmatch((element.get("name") or "") if element is not None else "")
    return {"output": _FORMS.get(name[1] if name else "", "tokens")}


def _limits(testset: ElementTree.Element) -> Limits:
    return Limits(
        figure(testset.findtext("time-limit") or 2000, "problem.xml: time-limit") / 1000,
        None,
        int(
            figure(
                testset.findtext("memory-limit") or 256 * MEBIBYTE,
                "problem.xml: memory-limit",
                least=MEBIBYTE,
            )
        ),
    )


def _tests(
    problem: _Problem, testset: ElementTree.Element, *, interactive: bool
) -> tuple[Case, ...]:
    given = testset.findtext("input-path-pattern") or "tests/%02d"
    answers = testset.findtext("answer-path-pattern") or given + ".a"
    listed = testset.findall("tests/test")
    place = f"{problem.folder / 'problem.xml'}: test-count"
    count = int(figure(testset.findtext("test-count") or len(listed), place, least=1))
    found = []
    for number in range(1, count + 1):
        entry = listed[number - 1] if number <= len(listed) else None
        path = problem.folder / _numbered(given, number)
        text = _input(problem, path, entry)
        answer = problem.folder / _numbered(answers, number)
        if answer.is_file():
            right: Path | bytes = answer
        else:
            right = b"" if interactive else _answer(problem, text)
        sample = entry is not None and entry.get("sample") == "true"
        found.append(Case(path.name, "sample" if sample else "secret", text, right))
    return tuple(found)


def _numbered(pattern: str, number: int) -> str:
    try:
        return pattern % number
    except (TypeError, ValueError):
        raise PackageError(f"problem.xml: {pattern!r}, expected a pattern as tests/%02d") from None


def _input(problem: _Problem, path: Path, entry: ElementTree.Element | None) -> Path | bytes:
    if path.is_file():
        return path
    command = None if entry is None else entry.get("cmd")
    if not command:
        raise PackageError(f"{path}: the test's input is missing and nothing says how to make it")
    name, *arguments = shlex.split(command)
    for source in problem.root.findall("files/executables/executable"):
        program = problem.source(source)
        if program is not None and program.stem == name:
            return _made(problem, program, tuple(arguments))
    raise PackageError(f"{path}: made by {name!r}, which is not among the package's executables")


def _made(problem: _Problem, program: Path, arguments: tuple[str, ...]) -> bytes:
    """What a generator prints; kept by its source and arguments."""

    def fill(folder: Path) -> None:
        artifact = problem.tool(program, "generator")
        done = run(artifact, b"", TOOL_LIMITS, problem.call.sandbox, arguments=arguments)
        if done.status is not Status.OK:
            raise PackageError(f"generator {program} {' '.join(arguments)}: {done.message}")
        (folder / "input").write_bytes(done.stdout)

    folder = stored("generated", key_of([program.read_bytes(), repr(arguments)]), fill)
    assert isinstance(folder, Path)
    return (folder / "input").read_bytes()


def _answer(problem: _Problem, text: Path | bytes) -> bytes:
    """The main solution's output."""
    main = next((s for s in _submissions(problem) if s.label == "main"), None)
    if main is None:
        raise PackageError(f"{problem.folder}: answers are missing and no solution is tagged main")
    try:
        source, options = load_program(main.path)
    except ProgramError as error:
        raise PackageError(f"main solution: {error}") from None
    given = text.read_bytes() if isinstance(text, Path) else text

    def fill(folder: Path) -> None:
        built = build(source, problem.call.sandbox, options)
        if isinstance(built, CompileFailure):
            raise PackageError(f"main solution {main.path}: {built.message}")
        done = run(built, given, TOOL_LIMITS, problem.call.sandbox)
        if done.status is not Status.OK:
            raise PackageError(f"main solution {main.path}: {done.message}")
        (folder / "answer").write_bytes(done.stdout)

    folder = stored("answers", key_of([source.text, given]), fill)
    assert isinstance(folder, Path)
    return (folder / "answer").read_bytes()


def _checker(problem: _Problem) -> Checker:
    element = problem.element("assets/checker")
    standard = _STANDARD_NAME.fullmatch((element.get("name") or "") if element is not None else "")
    source = problem.source(element)
    if source is None and element is not None:
        copied = problem.folder / "check.cpp"
        source = copied if copied.is_file() else None
    known = STANDARD.get(standard[1]) if standard else None
    if source is None:
        if known is not None:
            return known
        raise PackageError(f"{problem.folder / 'problem.xml'}: the checker's source is missing")
    try:
        return Validator(problem.tool(source, "checker"), "testlib")
    except PackageError:
        if known is not None:
            return known
        raise


def _parlour(problem: _Problem, call: Call) -> Parlour:
    source = problem.source(problem.element("assets/interactor"))
    if source is None:
        raise PackageError(f"{problem.folder / 'problem.xml'}: the interactor's source is missing")
    interactor = problem.tool(source, "interactor")
    seat = seat_of_testlib(interactor, call.sandbox, _afterwards(problem))
    return Parlour((seat,), relay=call.transcript)


def _afterwards(problem: _Problem) -> Afterwards | None:
    """The checker of what an accepting interactor wrote, where the package has one."""
    if problem.element("assets/checker") is None:
        return None
    checker = _checker(problem)

    def check(round_: Round, written: bytes) -> Comparison:
        return compare(checker, round_.input, written, round_.case.answer, problem.call.sandbox)

    return check


def _submissions(problem: _Problem) -> tuple[Submission, ...]:
    return tuple(_each_submission(problem))


def _each_submission(problem: _Problem) -> Iterator[Submission]:
    for solution in problem.root.findall("assets/solutions/solution"):
        path = problem.source(solution)
        tag = solution.get("tag") or "unknown"
        if path is None:
            continue
        source = solution.find("source")
        kind = "" if source is None else source.get("type") or ""
        language = Language.PYTHON if kind.startswith(("python", "pypy")) else None
        name = str(path.relative_to(problem.folder))
        yield Submission(path, name, tag, BY_TAG.get(tag), language=language)


FORMAT = PolygonFormat()

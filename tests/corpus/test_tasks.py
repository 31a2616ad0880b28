"""The shipped tasks: complete, loadable, and their programs do what their labels say.

The expected verdicts need all layers and are checked elsewhere; here the judge alone decides.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from corpus.formats import load_package
from corpus.judging import judge_submissions
from corpus.materialise import Test, materialise_tests
from corpus.package import Call
from corpus.runner import build_options, generator_runner, limits_for, reference_solver
from corpus.solutions import Kind, Labelled, load_solutions, shipped_tasks
from corpus.spec import Category, Spec, Style, load_spec
from judge.batch import judge_batch
from judge.correctness import Right, TooSlow, Wrong, correctness
from judge.outcome import Outcome
from judge.report import Case
from judge.sandbox import default_sandbox
from judge.source import Source
from judge.suite import BatchOptions

TALKS = tuple(t for t in shipped_tasks() if load_spec(t / "task.yaml").style is Style.INTERACTIVE)
TASKS = tuple(task for task in shipped_tasks() if task not in TALKS)
PROGRAMS = [(task, solution) for task in TASKS for solution in load_solutions(task)]


def _name(value: object) -> str:
    if isinstance(value, Labelled):
        return value.file.name
    return value.name if isinstance(value, Path) else str(value)


@cache
def _spec(task: Path) -> Spec:
    return load_spec(task / "task.yaml")


@cache
def _tests(task: Path) -> tuple[Test, ...]:
    spec, sandbox = _spec(task), default_sandbox()
    return materialise_tests(
        spec, 1, reference_solver(spec, sandbox), generator_runner(spec, sandbox)
    )


def test_the_four_tasks_and_their_programs_are_there() -> None:
    assert len(TASKS) == 4
    assert len(PROGRAMS) >= 46
    for task in TASKS:
        solutions = load_solutions(task)
        for suffix in (".py", ".cpp"):
            kinds = Counter(s.kind for s in solutions if s.file.suffix == suffix)
            assert kinds[Kind.OPTIMAL] == 2
            assert kinds[Kind.SOURCE] == kinds[Kind.BRUTE_FORCE] == kinds[Kind.WRONG] == 1


@pytest.mark.parametrize("task", TASKS, ids=_name)
def test_a_task_has_tests_of_every_category(task: Path) -> None:
    tests = _tests(task)
    assert {test.category for test in tests} == set(Category)
    assert all(test.answer for test in tests)
    assert len({test.name for test in tests}) == len(tests)
    assert sum(test.category is Category.STRESS_GAP for test in tests) == 1


@pytest.mark.parametrize("task", TASKS + TALKS, ids=_name)
def test_every_program_is_labelled(task: Path) -> None:
    labelled = {solution.file for solution in load_solutions(task)}
    assert labelled == set((task / "solutions").iterdir())


@pytest.mark.parametrize(("task", "solution"), PROGRAMS, ids=_name)
def test_a_program_does_what_its_kind_says(task: Path, solution: Labelled) -> None:
    spec, source = _spec(task), Source.load(solution.file)
    tests = [t for t in _tests(task) if _wanted(t, solution)]
    report = judge_batch(
        source,
        [Case(t.name, t.category.value, t.input, t.answer or b"") for t in tests],
        limits_for(spec, source.language),
        options=BatchOptions(slow_allowed=1),
        build_options=build_options(spec, source),
    )
    found = correctness(report)
    failed = {case.category for case in report.cases if case.outcome not in ("AC", None)}
    match solution.kind:
        case Kind.OPTIMAL | Kind.OVER_SPACE:
            assert isinstance(found, Right), report.message
        case Kind.BRUTE_FORCE:
            assert isinstance(found, Right if source.path.endswith(".py") else TooSlow)
        case Kind.SOURCE:
            assert isinstance(found, Wrong)
            assert "trap" in failed
        case Kind.WRONG:
            assert isinstance(found, Wrong)


def test_the_three_interactive_tasks_have_programs_in_both_languages() -> None:
    assert len(TALKS) == 3
    for task in TALKS:
        for suffix in (".py", ".cpp"):
            kinds = Counter(s.outcomes for s in load_solutions(task) if s.file.suffix == suffix)
            assert kinds[(Outcome.AC,)] >= 1
            assert {(Outcome.WA,), (Outcome.QLE,), (Outcome.PE,)} <= set(kinds)


@pytest.mark.parametrize("apart", [False, True], ids=["inside", "apart"])
@pytest.mark.parametrize("task", TALKS, ids=_name)
def test_interactive_programs_are_judged_as_labelled(task: Path, apart: bool) -> None:
    call = Call(default_sandbox(), apart=apart)
    package = load_package(task, call)
    for tried in judge_submissions(package, call, package.tests[:9]):
        assert tried.as_expected, (tried.submission.name, tried.report)
        assert tried.report is not None
        for case in tried.report.cases:
            talk = case.interaction
            if talk is not None and talk.budget is not None and case.outcome is not Outcome.QLE:
                assert (talk.queries or 0) <= talk.budget
            if talk is not None and talk.budget is not None and case.outcome is Outcome.QLE:
                assert (talk.queries or 0) > talk.budget


def _wanted(test: Test, solution: Labelled) -> bool:
    """Brute force in Python is run on the small tests only: there it must be right."""
    slow = solution.kind is Kind.BRUTE_FORCE and solution.file.suffix == ".py"
    return test.category is not Category.STRESS_GAP or not slow

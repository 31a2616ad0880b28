"""Judges a program, or all bundled ones, on a package."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from corpus.package import Batch, Call, Package, PackageError, Submission, Talk
from corpus.programs import ProgramError, load_program
from judge.artifact import BuildOptions
from judge.batch import judge_batch
from judge.interact.host import judge_interactive
from judge.limits import ROOM, Limits
from judge.outcome import Outcome
from judge.report import Case, JudgeReport
from judge.source import Language, Source
from judge.suite import BatchOptions

GENEROUS_SECONDS = 30.0
"""CPU limit while a package's time limit is derived from its accepted submissions."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A bundled submission: what was expected, what came out.

    ``as_expected`` is None where nothing is expected, or where it could not be judged: then
    ``report`` is None and ``reason`` says why.
    """

    submission: Submission
    report: JudgeReport | None
    as_expected: bool | None
    reason: str = ""


def judge_program(
    package: Package,
    source: Source,
    call: Call,
    *,
    tests: Sequence[Case] | None = None,
    limits: Limits | None = None,
    options: BatchOptions | None = None,
    build_options: BuildOptions | None = None,
) -> JudgeReport:
    """Judge on all tests, or on some of them. Raises PackageError for a task that is unusable."""
    chosen = package.tests if tests is None else tuple(tests)
    limits = replace(limits or package.limits(source.language), reserved_bytes=ROOM)
    built_with = _merged(package.build(source), build_options)
    match package.how:
        case Talk(parlour):
            return judge_interactive(
                source, chosen, limits, parlour(call), call.sandbox,
                options=options, build_options=built_with,
            )  # fmt: skip
        case Batch(checker, passes):
            return judge_batch(
                source, chosen, limits, checker(call), call.sandbox,
                options=options, build_options=built_with, passes=passes,
            )  # fmt: skip


def judge_submissions(
    package: Package, call: Call, only: Sequence[Case] | None = None
) -> Iterator[Tried]:
    """Every bundled submission in turn, the accepted ones first: they may set the time limit."""
    if not package.submissions:
        raise PackageError(f"{package.folder}: the {package.format} package has no submissions")
    order = sorted(package.submissions, key=lambda each: not each.accepted)
    package = with_derived_limit(package, call)
    for submission in order:
        yield _tried(package, submission, call, only)


def with_derived_limit(package: Package, call: Call) -> Package:
    """The package with the time limit that its accepted submissions set, if it has none."""
    if package.derived is None:
        return package
    slowest = 0.0
    for submission in (each for each in package.submissions if each.accepted):
        limits = replace(package.limits(Language.CPP), cpu_seconds=GENEROUS_SECONDS)
        report = _tried(package, submission, call, None, limits).report
        if report is not None and report.outcome is Outcome.AC:
            slowest = max([slowest, *(case.cpu_seconds for case in report.cases)])
    seconds = float(max(1, math.ceil(slowest * package.derived)))

    def limited(language: Language) -> Limits:
        return replace(package.limits(language), cpu_seconds=seconds, wall_seconds=None)

    told = f"time limit {seconds:g} s: {package.derived:g} times the slowest accepted submission"
    return replace(package, limits=limited, derived=None, warnings=(*package.warnings, told))


def _tried(
    package: Package,
    submission: Submission,
    call: Call,
    only: Sequence[Case] | None,
    limits: Limits | None = None,
) -> Tried:
    try:
        source, extra = load_program(submission.path, submission.language)
    except ProgramError as error:
        return Tried(submission, None, None, str(error))
    options = BatchOptions(stop_at_first_failure=not submission.required)
    report = judge_program(
        package, source, call, tests=only, limits=limits, options=options, build_options=extra
    )
    if report.outcome is Outcome.JE or submission.allowed is None:
        reason = report.message if report.outcome is Outcome.JE else ""
        return Tried(submission, report, None, reason)
    return Tried(submission, report, fits(submission, report))


def fits(submission: Submission, report: JudgeReport) -> bool:
    """Whether a report is what the package expects of a submission."""
    assert submission.allowed is not None
    found = {case.outcome for case in report.cases if case.outcome is not None}
    if submission.required:
        return found <= submission.allowed and bool(found & submission.required)
    return report.outcome in submission.allowed


def _merged(base: BuildOptions, extra: BuildOptions | None) -> BuildOptions:
    if extra is None:
        return base
    return replace(
        base,
        support=(*base.support, *extra.support),
        flags=(*base.flags, *extra.flags),
        link_flags=(*base.link_flags, *extra.link_flags),
    )


def chosen_tests(package: Package, names: Sequence[str]) -> tuple[Case, ...]:
    """Tests by name, by the end of a name, or by number from 1. Raises PackageError."""
    found: list[Case] = []
    for name in names:
        exact = [case for case in package.tests if case.name == name]
        ending = [case for case in package.tests if case.name.rpartition("/")[2] == name]
        if exact or ending:
            found += exact or ending[:1]
        elif name.isdigit() and 1 <= int(name) <= len(package.tests):
            found.append(package.tests[int(name) - 1])
        else:
            shown = ", ".join(case.name for case in package.tests[:6])
            raise PackageError(
                f"--test {name}: expected a name or a number from 1 to {len(package.tests)}, "
                f"such as {shown}"
            )
    return tuple(found)


def program_of(path: Path) -> tuple[Source, BuildOptions]:
    """A program to be judged: a file, or a folder of files. Raises ProgramError."""
    return load_program(path)

"""`cverify judge`: what the judge alone says of a program, or of a package's own submissions."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from corpus.formats import load_package
from corpus.judging import chosen_tests, judge_program, judge_submissions, with_derived_limit
from corpus.package import Call, Package, PackageError
from corpus.programs import ProgramError, load_program
from cverify.errors import UsageError
from cverify.exit_codes import ExitCode
from cverify.render.judging import document, submission_document, submission_line, text
from cverify.render.junit import junit, junit_of_submissions
from judge.outcome import Outcome
from judge.report import Case, JudgeReport
from judge.sandbox import SandboxError, default_sandbox
from judge.suite import BatchOptions


@dataclass(frozen=True, slots=True)
class Asked:
    """The options of the command line."""

    task: Path
    tests: tuple[str, ...] = ()
    transcript: bool = False
    as_json: bool = False
    as_lines: bool = False
    seed: int = 1
    apart: bool = False
    testlib: Path | None = None
    junit: Path | None = None
    every_test: bool = False


def run(solution: Path | None, submissions: bool, asked: Asked) -> ExitCode:
    """Judge and print; the exit code says whether all is well."""
    if (solution is None) is not submissions:
        raise UsageError("expected either a SOLUTION or --submissions")
    try:
        call = Call(default_sandbox(), asked.seed, asked.apart, asked.transcript, asked.testlib)
        package = load_package(asked.task, call)
        tests = chosen_tests(package, asked.tests) if asked.tests else None
        for warning in package.warnings:
            print(f"cverify: {warning}", file=sys.stderr)
        if solution is None:
            return _submissions(package, call, tests, asked)
        return _solution(solution, package, call, tests, asked)
    except (PackageError, ProgramError) as error:
        raise UsageError(str(error)) from None
    except SandboxError as error:
        raise UsageError(f"no sandbox: {error}") from None


def _solution(
    path: Path, package: Package, call: Call, tests: tuple[Case, ...] | None, asked: Asked
) -> ExitCode:
    if not path.exists():
        raise UsageError(f"{path}: no such file; give the path of a program")
    source, extra = load_program(path)
    package = with_derived_limit(package, call)
    options = BatchOptions(slow_allowed=len(package.tests)) if asked.every_test else None
    report = judge_program(package, source, call, tests=tests, build_options=extra, options=options)
    _write_junit(asked, junit(package.name, str(path), report))
    if asked.as_json or asked.as_lines:
        shown = document(package, source, report, transcript=asked.transcript)
        print(json.dumps(shown, indent=None if asked.as_lines else 2, ensure_ascii=False))
    else:
        print(text(package, source, report, transcript=asked.transcript))
    return exit_code(report)


def _submissions(
    package: Package, call: Call, tests: tuple[Case, ...] | None, asked: Asked
) -> ExitCode:
    documents, judged = [], []
    different = unjudged = total = 0
    for tried in judge_submissions(package, call, tests):
        total += 1
        different += tried.as_expected is False
        unjudged += tried.as_expected is None and tried.submission.allowed is not None
        judged.append(tried)
        shown = submission_document(package, tried)
        documents.append(shown)
        if asked.as_lines:
            print(json.dumps(shown, ensure_ascii=False), flush=True)
        elif not asked.as_json:
            print(submission_line(tried), flush=True)
    _write_junit(asked, junit_of_submissions(package.name, judged))
    if asked.as_json:
        print(json.dumps(documents, indent=2, ensure_ascii=False))
    elif not asked.as_lines:
        print(f"{total - different - unjudged} of {total} submissions as expected")
    if different:
        return ExitCode.INCORRECT
    return ExitCode.UNCERTAIN if unjudged else ExitCode.OPTIMAL


def exit_code(report: JudgeReport) -> ExitCode:
    """0 accepted, 12 not accepted, 11 when the judge or the package itself failed."""
    if report.outcome is Outcome.AC:
        return ExitCode.OPTIMAL
    return ExitCode.UNCERTAIN if report.outcome is Outcome.JE else ExitCode.INCORRECT


def _write_junit(asked: Asked, document: str) -> None:
    if asked.junit is None:
        return
    try:
        asked.junit.write_text(document, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"--junit {asked.junit}: cannot be written: {error.strerror}") from None

"""Judges a submission on tests whose input is given out by an interactor."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from judge.artifact import Artifact, BuildOptions, CompileFailure
from judge.batch import build
from judge.interact.blame import Blame, blame
from judge.interact.relay import Relayed
from judge.interact.session import Ended, converse
from judge.interact.side import Side
from judge.limits import Limits
from judge.outcome import Outcome
from judge.report import Case, CaseReport, Interaction, JudgeReport
from judge.run import Run, Status
from judge.sandbox import Sandbox, SandboxError, default_sandbox
from judge.source import Source
from judge.suite import BatchOptions, run_suite, summary


@dataclass(frozen=True, slots=True)
class Round:
    """One pass over a test: its number from 1; ``following`` is the input of a later pass."""

    case: Case
    number: int = 1
    following: bytes | None = None

    @property
    def input(self) -> bytes:
        """The hidden input; a large file is read only by who needs its text."""
        if self.following is not None:
            return self.following
        given = self.case.input
        return given.read_bytes() if isinstance(given, Path) else given


STATUSES = {
    Outcome.AC: Status.OK,
    Outcome.TLE: Status.CPU,
    Outcome.MLE: Status.MEMORY,
    Outcome.OLE: Status.OUTPUT,
    Outcome.IDLE: Status.IDLE,
    Outcome.JE: Status.INTERNAL,
}
"""How a dialogue went, as a run; whatever else was rejected counts as a failing exit."""

Seat = Callable[[Round, ExitStack], Side]
"""Makes the interactor of a round; what it needs until the end goes on the stack.

Raises ``InteractorError`` when there is none to be had."""


class InteractorError(Exception):
    """An interactor that cannot be used: it does not compile, or is missing."""


@dataclass(frozen=True, slots=True)
class Parlour:
    """How a task is played: one interactor, or several that must all accept.

    ``passes``: how often at most the solver is started on a test. ``relay``: listen to interactors
    that keep no transcript themselves; ``pattern``: lines of the solver that are queries, counted
    then.
    """

    seats: tuple[Seat, ...]
    passes: int = 1
    relay: bool = False
    pattern: re.Pattern[bytes] | None = None
    budget: int | None = None


def judge_interactive(
    submission: Source | Artifact,
    cases: Sequence[Case],
    limits: Limits,
    parlour: Parlour,
    sandbox: Sandbox | None = None,
    *,
    options: BatchOptions | None = None,
    build_options: BuildOptions | None = None,
) -> JudgeReport:
    """Build, let the interactors talk to it on every test, report."""
    try:
        sandbox = sandbox or default_sandbox()
    except SandboxError as error:
        return JudgeReport(Outcome.JE, (), "none", str(error))
    built = build(submission, sandbox, build_options)
    if isinstance(built, CompileFailure):
        outcome = Outcome.JE if built.ours else Outcome.CE
        return JudgeReport(outcome, (), sandbox.describe(), built.message, sandbox.warnings)
    host = Host(built, limits, parlour, sandbox)
    reports = run_suite(cases, options or BatchOptions(), host.run_one)
    return summary(reports, limits, sandbox)


@dataclass(frozen=True, slots=True)
class Host:
    """Plays single tests."""

    artifact: Artifact
    limits: Limits
    parlour: Parlour
    sandbox: Sandbox

    def run_one(self, case: Case, retry: bool) -> CaseReport:
        """All interactors in turn; a first TLE is tried once more."""
        report = CaseReport(case.name, case.category, Outcome.JE, message="no interactor")
        for seat in self.parlour.seats:
            latest = self._all_passes(case, seat)
            if retry and latest.outcome is Outcome.TLE:
                latest = self._all_passes(case, seat)
            report = _joined(report, latest) if report.interaction else latest
            if report.outcome is not Outcome.AC:
                break
        return report

    def run_once(self, case: Case) -> Run:
        """One pass with the first interactor, as a run whose status says how it went."""
        try:
            ended = self._play(Round(case), self.parlour.seats[0])
        except (InteractorError, OSError) as error:
            return Run(Status.INTERNAL, 0.0, 0.0, 0, -1, 0, b"", b"", str(error))
        found, usage = blame(ended, self.limits), ended.usage
        return Run(
            STATUSES.get(found.outcome, Status.EXIT_CODE),
            usage.cpu_seconds,
            usage.wall_seconds,
            usage.memory_bytes,
            usage.code,
            usage.signal,
            f"{found.outcome} {ended.end.queries}".encode(),
            ended.stderr,
            found.message,
            ended.channel,
            max(1, ended.end.dialogue.interactor_bytes if ended.end.dialogue else 1),
            ended.key,
        )

    def _all_passes(self, case: Case, seat: Seat) -> CaseReport:
        total: CaseReport | None = None
        text: bytes | None = None
        for number in range(1, self.parlour.passes + 1):
            try:
                ended = self._play(Round(case, number, text), seat)
            except (InteractorError, OSError) as error:
                return CaseReport(case.name, case.category, Outcome.JE, message=str(error))
            latest = self._report(case, ended)
            total = latest if total is None else _added(total, latest)
            following = ended.end.next_input
            if latest.outcome is not Outcome.AC or following is None:
                return total
            text = following
        message = f"interactor: asks for more than {self.parlour.passes} passes"
        return CaseReport(case.name, case.category, Outcome.JE, message=message)

    def _play(self, round_: Round, seat: Seat) -> Ended:
        with ExitStack() as stack:
            side = seat(round_, stack)
            if self.parlour.relay:
                side = Relayed(side, self.parlour.pattern)
            ended = converse(self.artifact, side, self.limits, self.sandbox)
        if ended.end.budget is None and self.parlour.budget is not None:
            ended = replace(ended, end=replace(ended.end, budget=self.parlour.budget))
        return ended

    def _report(self, case: Case, ended: Ended) -> CaseReport:
        found: Blame = blame(ended, self.limits)
        end, usage = ended.end, ended.usage
        interaction = Interaction(
            end.queries,
            end.budget,
            ended.stopped_first,
            end.facts,
            ended.held_back.unflushed,
            end.dialogue,
        )
        return CaseReport(
            case.name,
            case.category,
            found.outcome,
            usage.cpu_seconds,
            usage.wall_seconds,
            usage.memory_bytes,
            found.message,
            end.score,
            interaction,
        )


def _added(before: CaseReport, latest: CaseReport) -> CaseReport:
    """A further pass: times and queries add up, the rest is the latest's."""
    assert before.interaction is not None
    assert latest.interaction is not None
    queries = (before.interaction.queries, latest.interaction.queries)
    total = None if None in queries else sum(q for q in queries if q is not None)
    talked = replace(latest.interaction, queries=total, passes=before.interaction.passes + 1)
    return replace(
        latest,
        cpu_seconds=before.cpu_seconds + latest.cpu_seconds,
        wall_seconds=before.wall_seconds + latest.wall_seconds,
        memory_bytes=max(before.memory_bytes, latest.memory_bytes),
        interaction=talked,
    )


def _joined(before: CaseReport, latest: CaseReport) -> CaseReport:
    """Two interactors: the dearer figures, the latest verdict."""
    assert before.interaction is not None
    talked = latest.interaction or before.interaction
    if (before.interaction.queries or 0) > (talked.queries or 0):
        talked = replace(talked, queries=before.interaction.queries)
    return replace(
        latest,
        cpu_seconds=max(before.cpu_seconds, latest.cpu_seconds),
        wall_seconds=before.wall_seconds + latest.wall_seconds,
        memory_bytes=max(before.memory_bytes, latest.memory_bytes),
        interaction=talked,
    )

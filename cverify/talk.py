"""The interactive side of a verdict: tests, time and queries of a solution that talks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from corpus.materialise import MaterialiseError
from corpus.package import Call, PackageError
from corpus.playing import parlour_of
from corpus.queries import QueryReport, measure_queries
from corpus.runner import build_options, generator_runner, limits_for
from corpus.spec import Spec
from judge.artifact import Artifact, CompileFailure
from judge.batch import build
from judge.interact.host import Host, Parlour, judge_interactive
from judge.limits import Limits
from judge.report import Case, CaseReport, JudgeReport
from judge.run import Run
from judge.sandbox import Sandbox
from judge.source import Source


@dataclass(frozen=True, slots=True)
class Talks:
    """An interactive task, ready to be played."""

    spec: Spec
    sandbox: Sandbox
    parlour: Parlour

    @classmethod
    def of(cls, spec: Spec, sandbox: Sandbox, seed: int) -> Talks:
        """Raises MaterialiseError when an interactor cannot be used."""
        try:
            return cls(spec, sandbox, parlour_of(spec, Call(sandbox, seed)))
        except PackageError as error:
            raise MaterialiseError(str(error)) from None

    def judge(self, source: Source, cases: Sequence[Case]) -> JudgeReport:
        """All tests."""
        return judge_interactive(
            source,
            cases,
            limits_for(self.spec, source.language),
            self.parlour,
            self.sandbox,
            build_options=build_options(self.spec, source),
        )

    def run(self, artifact: Artifact, data: bytes, limits: Limits, sandbox: Sandbox) -> Run:
        """One dialogue as a run, for the measuring layer; the first interactor plays."""
        host = Host(artifact, limits, self.parlour, sandbox)
        return host.run_once(Case("measured", "", data, b""))

    def queries(self, source: Source, seed: int) -> QueryReport | None:
        """Counted queries over growing sizes; None without a target."""
        if self.spec.complexity.queries is None:
            return None
        built = build(source, self.sandbox, build_options(self.spec, source))
        if isinstance(built, CompileFailure):
            return None
        limits = limits_for(self.spec, source.language)
        host = Host(built, limits, self.parlour, self.sandbox)

        def play(text: bytes) -> CaseReport:
            return host.run_one(Case("measured", "", text, b""), False)

        return measure_queries(self.spec, play, generator_runner(self.spec, self.sandbox), seed)

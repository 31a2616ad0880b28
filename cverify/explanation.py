"""An explanation of one source, its figures held against a task's targets where there is one."""

from __future__ import annotations

from dataclasses import dataclass

from complexity.explain import explain
from complexity.frontends import parse
from complexity.growth import Growth, No, Yes, compare
from complexity.trace import Trace
from corpus.spec import Spec
from cverify.discharge import analysed
from cverify.proof import StaticOutcome
from cverify.targets import skeleton_of, static_space, static_time
from judge.source import Source
from tagging.engine import TagReport, detect


@dataclass(frozen=True, slots=True)
class Explained:
    """One entry point; the outcomes are None without a task or without that target."""

    trace: Trace
    time: StaticOutcome | None = None
    space: StaticOutcome | None = None


@dataclass(frozen=True, slots=True)
class SourceExplanation:
    """The costliest entry point first."""

    source: Source
    spec: Spec | None
    entries: tuple[Explained, ...]
    tags: TagReport


def explain_source(source: Source, spec: Spec | None = None) -> SourceExplanation:
    """Never raises for any source text."""
    program = parse(source.text, source.language.value)
    skeleton = None if spec is None else skeleton_of(spec)
    tags = detect(program)
    _, granted = analysed(program, tags, skeleton)
    found = explain(program, skeleton, granted)
    entries = tuple(_held(trace, spec) for trace in found.traces)
    return SourceExplanation(source, spec, entries, tags)


def _held(trace: Trace, spec: Spec | None) -> Explained:
    if spec is None:
        return Explained(trace)
    return Explained(trace, static_time(trace.report, spec), static_space(trace.report, spec))


def within(growth: Growth, target: Growth | None, spec: Spec) -> bool | None:
    """Whether a part alone keeps to the target; None where neither is proved."""
    if target is None or growth.holes:
        return None
    answer = compare(growth, target, spec.relations)
    return True if isinstance(answer, Yes) else False if isinstance(answer, No) else None

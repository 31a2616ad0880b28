"""The source alone: parse once, analyse and detect on the one program model."""

from __future__ import annotations

from dataclasses import dataclass

from complexity.frontends import parse
from complexity.model import Program
from complexity.report import StaticReport
from complexity.skeleton import Skeleton
from cverify.discharge import analysed
from judge.source import Source
from tagging.engine import TagReport, detect


@dataclass(frozen=True, slots=True)
class Examination:
    """What layers 1 and 2 say about one source."""

    source: Source
    program: Program
    static: StaticReport
    tags: TagReport


def examine(source: Source, skeleton: Skeleton | None = None) -> Examination:
    """Never raises for any source text."""
    program = parse(source.text, source.language.value)
    tags = detect(program)
    static, _ = analysed(program, tags, skeleton)
    return Examination(source, program, static, tags)

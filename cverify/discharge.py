"""Unknown costs that an algorithm in the source settles (`Lemma`), handed from layer to layer."""

from __future__ import annotations

from complexity.analyse import analyse
from complexity.granted import Granted
from complexity.model import Program
from complexity.report import StaticReport
from complexity.skeleton import Skeleton
from tagging.engine import TagReport, lemmas_of


def analysed(
    program: Program, tags: TagReport, skeleton: Skeleton | None = None
) -> tuple[StaticReport, tuple[Granted, ...]]:
    """The static report, and the bounds that it takes from the tags found in the program.

    Only where something is unknown are the lemmas of the tags asked for.
    """
    report = analyse(program, skeleton)
    if not report.unknown:
        return report, ()
    granted = lemmas_of(program, tags)
    if not granted:
        return report, ()
    return analyse(program, skeleton, granted), granted

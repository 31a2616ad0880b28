"""Which assumptions of a proof can be the reason that a program measures above its target."""

from __future__ import annotations

from complexity.explain import REPLACEABLE, without_assumption
from complexity.model import Program
from complexity.report import StaticReport
from corpus.spec import Spec
from cverify.proof import Pass, StaticOutcome
from cverify.targets import skeleton_of, static_time
from scaling.outcome import Beyond
from scaling.report import ScalingReport

IN_LIBRARY = frozenset(
    {"hash_uniform", "in_place_append", "library_average", "short_keys", "word_integers"}
)
"""Their cost arises inside the library or the interpreter: CPU time shows it, counts do not."""
IN_PROGRAM = frozenset({"own_randomness", "observed_sizes"})
"""Their cost arises in the program's own code; the other assumptions do not bear on growth."""


def suspects(
    program: Program,
    static: StaticReport,
    proved: StaticOutcome,
    scaling: ScalingReport | None,
    spec: Spec,
) -> tuple[str, ...]:
    """Assumptions without which the proof fails, and whose breach the measure could see.

    Empty unless the time is proved within the target and measured beyond it.
    """
    if not isinstance(proved, Pass) or scaling is None or not isinstance(scaling.time, Beyond):
        return ()
    counts = scaling.counted and any(isinstance(s.outcome, Beyond) for s in scaling.sweeps)
    visible = static.time.assumes & (IN_PROGRAM if counts else IN_LIBRARY | IN_PROGRAM)
    return tuple(name for name in sorted(visible) if _carries(program, static, name, spec))


def _carries(program: Program, static: StaticReport, name: str, spec: Spec) -> bool:
    """Whether the proof fails without the assumption, as far as its worst case is known."""
    if name not in REPLACEABLE:
        return True
    without = without_assumption(program, skeleton_of(spec), name, static.entry)
    return not isinstance(static_time(without, spec), Pass)

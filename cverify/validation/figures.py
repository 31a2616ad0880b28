"""How verdicts agree with labels: counts and their Clopper-Pearson intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cverify.decide import Verdict
from cverify.validation.configurations import Configuration

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Labelled:
    """One program's label and its verdict under each configuration.

    ``reason`` names the row of the decision and what the layers left open; ``seconds`` is the CPU
    time of measuring it.
    """

    task: str
    program: str
    kind: str
    label: Verdict
    verdicts: dict[Configuration, Verdict]
    reason: str = ""
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Share:
    """``count`` of ``total``, with the exact 95 % interval (C. J. Clopper, E. S. Pearson 1934)."""

    count: int
    total: int

    @property
    def interval(self) -> tuple[float, float]:
        """Both ends as shares; 0 to 1 where nothing was counted."""
        from scipy.stats import beta

        if self.total == 0:
            return 0.0, 1.0
        tail = (1 - CONFIDENCE) / 2
        missing = self.total - self.count
        low = beta.ppf(tail, self.count, missing + 1) if self.count else 0.0
        high = beta.ppf(1 - tail, self.count + 1, missing) if missing else 1.0
        return float(low), float(high)


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one configuration.

    ``false_optimal``: called OPTIMAL among those labelled otherwise. ``false_suboptimal``: called
    SUBOPTIMAL or INCORRECT among those labelled OPTIMAL. ``uncertain``: UNCERTAIN among all.
    ``agreement``: verdict equals label among all, so that UNCERTAIN disagrees.
    """

    configuration: Configuration
    false_optimal: Share
    false_suboptimal: Share
    uncertain: Share
    agreement: Share


def figures(configuration: Configuration, rows: Sequence[Labelled]) -> Figures:
    """Count one configuration's verdicts."""

    def share(among: Sequence[Labelled], holds: Callable[[Labelled, Verdict], bool]) -> Share:
        found = sum(holds(row, row.verdicts[configuration]) for row in among)
        return Share(found, len(among))

    optimal = [row for row in rows if row.label is Verdict.OPTIMAL]
    others = [row for row in rows if row.label is not Verdict.OPTIMAL]
    wrongly = (Verdict.SUBOPTIMAL, Verdict.INCORRECT)
    return Figures(
        configuration,
        share(others, lambda row, verdict: verdict is Verdict.OPTIMAL),
        share(optimal, lambda row, verdict: verdict in wrongly),
        share(rows, lambda row, verdict: verdict is Verdict.UNCERTAIN),
        share(rows, lambda row, verdict: verdict is row.label),
    )

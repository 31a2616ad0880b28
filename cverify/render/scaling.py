"""Layer 3 in the verdict's document."""

from __future__ import annotations

import math
from typing import Any

from complexity.growth import big_o
from scaling.fit.regression import Regression
from scaling.outcome import Beyond, Undecided, Within
from scaling.outcome import Outcome as Growing
from scaling.report import Rise, ScalingReport


def growing(outcome: Growing) -> dict[str, Any]:
    """One outcome: within, beyond with family and sweep, or undecided with its warnings."""
    match outcome:
        case Within():
            return {"outcome": "within"}
        case Beyond(family=family, sweep=sweep):
            return {"outcome": "beyond", "family": family, "sweep": sweep}
        case Undecided(notices=notices):
            return {"outcome": "undecided", "warnings": [str(n) for n in notices]}


def scaling_document(scaling: ScalingReport) -> dict[str, Any]:
    """Outcomes, fits beside each other, and every point."""
    return {
        "time": growing(scaling.time),
        "allocation": growing(scaling.allocation),
        "alpha_hat": scaling.alpha_hat,
        "paper": None if scaling.paper is None else _regression(scaling.paper),
        "paper_passes": scaling.paper_passes,
        "doubling": [round(ratio, 4) for ratio in scaling.doubling],
        "ranking": [
            {"class": r.name.value, "error": None if math.isinf(r.error) else round(r.error, 5),
             "tied": r.tied, "exponent": r.exponent}
            for r in scaling.ranking
        ],
        "forbidden": [
            {"growth": big_o(t.growth), "reached": t.reached, "slope": t.slope, "sweep": t.sweep}
            for t in scaling.forbidden
        ],
        "cpu_slope": None if scaling.cpu is None else _interval(scaling.cpu),
        "reference_ratio": None if scaling.ratio is None else _interval(scaling.ratio),
        "measures_agree": scaling.agree,
        "noise_seconds": scaling.noise_seconds,
        "families": list(scaling.families),
        "measure": "counted work" if scaling.counted else "CPU seconds",
        "cpu_seconds": round(scaling.cpu_seconds, 3),
        "warnings": [str(n) for n in scaling.notices],
        "sweeps": [
            {
                "name": sweep.name,
                "slope": None if sweep.fit is None else sweep.fit.slope,
                "interval": None if sweep.fit is None else [sweep.fit.low, sweep.fit.high],
                "bend": None if sweep.fit is None else sweep.fit.bend,
                "complete": sweep.complete,
                "outcome": growing(sweep.outcome),
                "points": [
                    {"size": p.size, "family": p.family, "work": p.work,
                     "cpu_seconds": p.cpu_seconds}
                    for p in sweep.points
                ],
            }
            for sweep in scaling.sweeps
        ],
    }  # fmt: skip


def _interval(rise: Rise) -> dict[str, float]:
    return {"slope": rise.slope, "low": rise.low, "high": rise.high}


def _regression(paper: Regression) -> dict[str, Any]:
    """The paper's joint regression, with the interval that it does not print."""
    return {
        "alpha": paper.alpha,
        "low": paper.low,
        "high": paper.high,
        "gamma": paper.gamma,
        "points": paper.points,
    }

"""The submission beside the task's reference on the same inputs: machine and caches cancel."""

import math
from collections.abc import Sequence

from scaling.executor import Executor, Failed
from scaling.experiment import Experiment
from scaling.fit.anchored import TOLERANCE
from scaling.hidden import CONFIRMED_NOISE, MEASURABLE_SECONDS, slope_of
from scaling.outcome import Beyond, Outcome, Undecided, Within
from scaling.report import Point, Rise

SIZES = 6
REPEATS = 4
LEAST_SIZES = 3


def pair(
    experiment: Experiment, reference: Executor, points: Sequence[Point], limit: float
) -> Rise | None:
    """The slope of the ratio of CPU times against log N, over the largest sizes.

    None where either program is too fast to be timed at three sizes, or fails.
    """
    partner = Experiment(reference, experiment.make_input, False, experiment.seed)
    sizes, ratios = [], []
    for point in points[-SIZES:]:
        own = experiment.cpu(point.sizes, point.family, limit, REPEATS)
        other = partner.cpu(point.sizes, point.family, limit, REPEATS)
        if isinstance(own, Failed) or isinstance(other, Failed):
            continue
        if min(own.cpu_seconds, other.cpu_seconds) < MEASURABLE_SECONDS:
            continue
        sizes.append(point.size)
        ratios.append(math.log(own.cpu_seconds / other.cpu_seconds))
    experiment.spent += partner.spent
    if len(sizes) < LEAST_SIZES:
        return None
    return slope_of(sizes, ratios, math.sqrt(2) * CONFIRMED_NOISE)


def settle(outcome: Outcome, ratio: Rise | None, points: Sequence[Point], sweep: str) -> Outcome:
    """What counts leave open the ratio decides; it overrules no answer."""
    if ratio is None or not isinstance(outcome, Undecided) or not points:
        return outcome
    if ratio.low > TOLERANCE:
        return Beyond(points[-1].family, f"{sweep}, beside the reference")
    return Within() if ratio.high <= TOLERANCE else outcome

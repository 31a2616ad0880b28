"""Layer 3's front door: measure one submission against its targets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from complexity.growth import Growth
from scaling.allocation import measure_allocation
from scaling.executor import Executor
from scaling.experiment import CountingBrokenError, Experiment, MakeInput
from scaling.fit.anchored import TOLERANCE, Anchored, decide
from scaling.fit.ranking import rank_classes
from scaling.fit.regression import Regression, doubling_ratios, fit_regression
from scaling.flat import starts_flat, stays_flat
from scaling.forbidden import forbidden_tests
from scaling.hidden import CpuCheck, against_target, amend, check_cpu, counts_too_little
from scaling.outcome import BROKEN, Beyond, Caution, Notice, Outcome, Undecided, Within, combine
from scaling.pairing import pair, settle
from scaling.report import AllocationReport, Point, Rise, ScalingReport, SweepReport
from scaling.samples import COUNT_NOISE, CPU_NOISE, anchor, steadied
from scaling.sweeping import Sweeper, Sweeping
from scaling.sweeps import JOINT, Bounds, Sweep, is_joint, plan_sweeps
from scaling.target import exponent_of, is_explosive

DEFAULT_FAMILY = "random"
JOINT_SHARE = 0.12
SINGLE_SHARE = 0.05
LESSENED_SHARE = 0.03
CHECK_SHARE = 0.25
TRACE_SHARE = 0.12
DRAWS = (3, 8)
OVERDRAFT = 1.5
SAME = 1.02
SHORTEST_NS = 4e6
"""Nanoseconds of CPU below which start-up's own scatter is all that is seen."""


@dataclass(frozen=True, slots=True)
class Targets:
    """The growths that the task demands; ``space`` is None when it demands none."""

    time: Growth
    space: Growth | None = None
    forbidden: tuple[Growth, ...] = ()


def analyse_scaling(
    executor: Executor,
    make_input: MakeInput,
    bounds: Mapping[str, Bounds],
    targets: Targets,
    *,
    families: Sequence[str] = (DEFAULT_FAMILY,),
    always: int = 1,
    budget_seconds: float = 6.0,
    seed: int = 1,
    reference: Executor | None = None,
) -> ScalingReport:
    """Measure along every sweep and decide.

    ``bounds`` gives each size symbol's range in the task; measuring never leaves it.
    Of many ``families`` the first ``always`` are measured whatever a scan says, of the others the
    worst few. With a ``reference`` both are timed on the same inputs, and the slope of the ratio
    settles what stays open. ``budget_seconds`` is CPU time of measured programs, a guide rather
    than a hard stop.
    """
    unknown = (targets.time.symbols | (targets.space.symbols if targets.space else frozenset())) - (
        bounds.keys()
    )
    if unknown or not bounds:
        return _without_sizes(Notice(Caution.NO_TARGET, ", ".join(sorted(unknown)) or "no sizes"))
    session = _Session(bounds, targets, tuple(families), budget_seconds, always, reference)
    if executor.counts_work:
        try:
            return session.run(Experiment(executor, make_input, True, seed))
        except CountingBrokenError as error:
            report = session.run(Experiment(executor, make_input, False, seed))
            broken = Notice(error.caution, str(error))
            return replace(report, notices=(*report.notices, broken))
    return session.run(Experiment(executor, make_input, False, seed))


def _without_sizes(notice: Notice) -> ScalingReport:
    undecided = Undecided((notice,))
    return ScalingReport(
        time=undecided,
        allocation=undecided,
        sweeps=(),
        memory=None,
        alpha_hat=None,
        paper=None,
        paper_passes=None,
        doubling=(),
        families=(),
        counted=False,
        notices=(notice,),
        cpu_seconds=0.0,
    )


@dataclass(frozen=True, slots=True)
class _Session:
    bounds: Mapping[str, Bounds]
    targets: Targets
    families: tuple[str, ...]
    budget: float
    always: int = 1
    reference: Executor | None = None

    def run(self, experiment: Experiment) -> ScalingReport:
        explosive = is_explosive(self.targets.time)
        sweeper = Sweeper(experiment, self.families, 0.0, explosive, self.always)
        pairs = self._sweeps(sweeper)
        measured = [sweeping for sweeping, _ in pairs]
        reports = [report for _, report in pairs]
        joint = measured[0]
        check = CpuCheck((), (), None)
        outcome = combine([report.outcome for report in reports])
        if experiment.counting:
            settled = not isinstance(outcome, Within)
            limit = self.budget * CHECK_SHARE
            check = check_cpu(experiment, joint, limit, briefly=settled)
            outcome = amend(outcome, check, self.targets.time, JOINT)
            outcome = self._check_others(outcome, measured[1:], experiment)
            reports[0] = replace(reports[0], points=_merge(joint.points, check.points))
        ratio = None
        if self.reference is not None:
            ratio = pair(experiment, self.reference, joint.points, self.budget * CHECK_SHARE)
            outcome = settle(outcome, ratio, joint.points, JOINT)
        memory = self._allocation(experiment, joint, check)
        notices = [notice for sweeping in measured for notice in sweeping.notices]
        if not experiment.counting:
            notices.append(Notice(Caution.NOT_COUNTED))
        if joint.points and not experiment.said:
            notices.append(Notice(Caution.PRINTS_NOTHING))
        if experiment.outputs_differ:
            notices.append(Notice(Caution.FLAKY, "two runs on one input print different answers"))
        elif experiment.counting_differs and isinstance(outcome, Within):
            outcome = Undecided((Notice(Caution.COUNTED_OTHERWISE),))
        report = self._report(experiment, reports, outcome, memory, notices, check)
        return replace(report, ratio=ratio)

    def _sweeps(self, sweeper: Sweeper) -> list[tuple[Sweeping, SweepReport]]:
        """Every sweep; those with one symbol lessened only where nothing is beyond without them.

        Sizes that no input can have, such as fewer nodes than edges allow, are no sweep.
        """
        pairs: list[tuple[Sweeping, SweepReport]] = []
        for sweep in plan_sweeps(self.bounds):
            if sweep.lessened and any(isinstance(r.outcome, Beyond) for _, r in pairs):
                break
            share = JOINT_SHARE if sweep.name == JOINT else SINGLE_SHARE
            sweeper.budget = self.budget * (LESSENED_SHARE if sweep.lessened else share)
            sweeping, report = self._sweep(sweep, sweeper)
            if sweeping.points or not sweep.lessened:
                pairs.append((sweeping, report))
        return pairs

    def _check_others(
        self, outcome: Outcome, others: Sequence[Sweeping], experiment: Experiment
    ) -> Outcome:
        """Time also the joint sweeps on which the counting runs took longer than they counted.

        Along one symbol alone the parts that do not grow have their own price a step.
        """
        for sweeping in others:
            suspected = sweeping.sweep.together and counts_too_little(
                sweeping.points, experiment.executor.dear_step
            )
            if suspected and isinstance(outcome, Within):
                check = check_cpu(experiment, sweeping, self.budget * CHECK_SHARE)
                outcome = amend(outcome, check, self.targets.time, sweeping.sweep.name)
        return outcome

    def _sweep(self, sweep: Sweep, sweeper: Sweeper) -> tuple[Sweeping, SweepReport]:
        """Measure one sweep; where it cannot be told, hold the other symbols lower, then look at
        another family and more draws of the inputs.
        """
        experiment = sweeper.experiment
        sweeping = sweeper.measure(sweep)
        report = self._sweep_report(sweeping, experiment)
        if not sweep.together and isinstance(report.outcome, Undecided):
            lower = sweeper.measure(replace(sweep, share=sweep.share / 10))
            again = self._sweep_report(lower, experiment)
            if not isinstance(again.outcome, Undecided):
                return lower, again
        for step in (0, *DRAWS):
            undecided = sweeping.points and isinstance(report.outcome, Undecided)
            if (
                not (experiment.counting and undecided)
                or experiment.spent > OVERDRAFT * self.budget
            ):
                break
            if step:
                sweeping = sweeper.refine(sweeping, step)
            elif sweeping.others:
                sweeping = sweeper.widen(sweeping)
            report = self._sweep_report(sweeping, experiment)
        return sweeping, report

    def _fit(
        self, points: Sequence[Point], sweep: str, experiment: Experiment
    ) -> tuple[Anchored | None, Outcome]:
        if points and not experiment.counting and points[-1].work < SHORTEST_NS:
            seen = f"{sweep}: {points[-1].work / 1e6:.1f} ms at N = {points[-1].size}"
            return None, Undecided((Notice(Caution.TOO_FAST, seen),))
        noise = COUNT_NOISE if experiment.counting else CPU_NOISE
        if not experiment.counting:
            points, _ = steadied(points, self.targets.time)
        family = points[-1].family if points else ""

        def fitted(increments: bool) -> tuple[Anchored | None, Outcome]:
            whole = not experiment.counting
            fit = anchor(points, self.targets.time, noise=noise, increments=increments, whole=whole)
            return fit, decide(fit, family, sweep)

        fit, outcome = fitted(not is_joint(sweep))
        undecided = isinstance(outcome, Undecided)
        if not experiment.counting or isinstance(outcome, Beyond):
            return fit, outcome
        if is_joint(sweep) and starts_flat(points, self.targets.time):
            above = fitted(True)
            return above if undecided or isinstance(above[1], Beyond) else (fit, outcome)
        if undecided and not is_joint(sweep) and stays_flat(points):
            return fit, Within()
        return fit, outcome

    def _sweep_report(self, sweeping: Sweeping, experiment: Experiment) -> SweepReport:
        """The worst family at each size decides.

        Short of the task's own bounds one family alone can show Beyond: it may overtake the others
        later. Up to the bounds it cannot, and values of a fixed range make families steep that
        only catch up with the worst one.
        """
        name = sweeping.sweep.name
        fit, outcome = self._fit(sweeping.points, name, experiment)
        open_end = not sweeping.complete and not isinstance(outcome, Beyond)
        if open_end and len(sweeping.series) > 1:
            alone = [self._fit(points, name, experiment) for points in sweeping.series]
            fit, outcome = next((a for a in alone if isinstance(a[1], Beyond)), (fit, outcome))
        if not experiment.counting:
            left_out = steadied(sweeping.points, self.targets.time)[1]
            sweeping = replace(sweeping, notices=(*sweeping.notices, *left_out))
        if isinstance(outcome, Within):
            broken = (*sweeping.notices, *_odd_habits(sweeping.points, experiment))
            broken = tuple(notice for notice in broken if notice.caution in BROKEN)
            outcome = Undecided(broken) if broken else outcome
        elif isinstance(outcome, Undecided):
            outcome = Undecided((*outcome.notices, *sweeping.notices))
        return SweepReport(name, sweeping.points, sweeping.complete, fit, outcome, sweeping.series)

    def _allocation(
        self, experiment: Experiment, joint: Sweeping, check: CpuCheck
    ) -> AllocationReport | None:
        if self.targets.space is None:
            return None
        resident = check.resident
        if not experiment.counting:
            resident = check_cpu(experiment, joint, self.budget * CHECK_SHARE).resident
        limit = self.budget * TRACE_SHARE
        return measure_allocation(experiment, joint, resident, self.targets.space, limit)

    def _report(
        self,
        experiment: Experiment,
        reports: list[SweepReport],
        outcome: Outcome,
        memory: AllocationReport | None,
        notices: list[Notice],
        check: CpuCheck,
    ) -> ScalingReport:
        joint = reports[0]
        sizes = [float(point.size) for point in joint.points]
        work = [point.work for point in joint.points]
        paper = fit_regression(sizes, work)
        exponent = exponent_of(self.targets.time)
        alpha_hat = None
        if exponent is not None and joint.fit is not None:
            alpha_hat = exponent + joint.fit.slope
        if isinstance(outcome, Undecided):
            notices.extend(outcome.notices)
        noise = COUNT_NOISE if experiment.counting else CPU_NOISE
        cpu = against_target(check, self.targets.time)
        agree = _agree(joint.fit, cpu)
        if agree is False and cpu is not None and joint.fit is not None:
            seen = f"slope {cpu.slope:+.2f} by CPU time, {joint.fit.slope:+.2f} by steps"
            notices.append(Notice(Caution.DISAGREE, seen))
        return ScalingReport(
            time=outcome,
            allocation=memory.outcome if memory else Undecided(()),
            sweeps=tuple(reports),
            memory=memory,
            alpha_hat=alpha_hat,
            paper=paper,
            paper_passes=_paper_rule(paper, exponent),
            doubling=doubling_ratios(sizes, work),
            families=tuple(dict.fromkeys(p.family for r in reports for p in r.points)),
            counted=experiment.counting,
            notices=tuple(dict.fromkeys(notices)),
            cpu_seconds=experiment.spent,
            ranking=rank_classes(sizes, work, noise),
            forbidden=forbidden_tests(self.targets.forbidden, self.targets.time, reports, noise),
            cpu=cpu,
            agree=agree,
            noise_seconds=experiment.noise_seconds,
        )


def _agree(fit: Anchored | None, cpu: Rise | None) -> bool | None:
    """Whether steps and CPU time tell the same growth, within their intervals and the tolerance."""
    if fit is None or cpu is None:
        return None
    return cpu.low <= fit.high + TOLERANCE and cpu.high >= fit.low - TOLERANCE


def _odd_habits(points: Sequence[Point], experiment: Experiment) -> tuple[Notice, ...]:
    """A program whose work says nothing, since it reads nothing.

    Where work grows the input was read in another way (mapped into memory, say).
    """
    constant = len(points) > 1 and points[-1].work < SAME * points[0].work
    return (Notice(Caution.READS_NOTHING),) if constant and not experiment.heard else ()


def _paper_rule(paper: Regression | None, exponent: float | None) -> bool | None:
    return None if paper is None or exponent is None else paper.passes(exponent)


def _merge(points: tuple[Point, ...], timed: tuple[Point, ...]) -> tuple[Point, ...]:
    by_size = {point.size: point for point in timed}
    return tuple(by_size.get(point.size, point) for point in points)

"""One submission, one pass: the only place that hands values from stage to stage."""

from __future__ import annotations

from dataclasses import dataclass

from corpus.generators import InputSource
from corpus.grammar import families_for, value_symbols
from corpus.materialise import MaterialiseError, Test, materialise_tests
from corpus.package import Call, PackageError
from corpus.playing import checker_of
from corpus.runner import build_options, generator_runner, limits_for, reference_solver
from corpus.spec import Spec, Style
from cverify.decide import Decision, Policy, decide
from cverify.evidence import Layers, evidence_of
from cverify.examine import Examination, examine
from cverify.paper import PaperLabels, paper_labels
from cverify.sources import load_source
from cverify.talk import Talks
from cverify.targets import skeleton_of, static_space, static_time
from judge.artifact import CompileFailure
from judge.batch import judge_batch
from judge.correctness import NotBuilt, Unjudged, Wrong, correctness
from judge.outcome import Outcome
from judge.report import Case, JudgeReport
from judge.run import run
from judge.sandbox import Sandbox, SandboxError, default_sandbox
from judge.source import Source
from scaling.analyse import Targets, analyse_scaling
from scaling.executor import Executor, Runner, prepare
from scaling.report import ScalingReport
from scaling.sweeps import Bounds
from scaling.target import exponent_of
from tagging.judgement import Judgement, judge_tags
from tagging.traps import Trap, detect_trap

GAP_EPSILON = 1e-6
"""ε of GapT (AlgoBench, section 5)."""
SMALLEST_EXPONENT = 0.25
"""Targets below it make GapT meaningless; they are left out."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the caller may choose: the rule, CPU seconds for measuring, the seed, whether the
    task's reference is timed beside the submission, and whether Python's peak of memory is traced
    by its allocator or taken from the resident size."""

    policy: Policy = Policy.DEFAULT
    budget_seconds: float = 6.0
    seed: int = 1
    pair: bool = False
    trace_memory: bool = True


@dataclass(frozen=True, slots=True)
class VerdictReport:
    """The decision, the labels of the paper beside it, and all that they rest on."""

    source: Source
    spec: Spec
    decision: Decision
    paper: PaperLabels
    layers: Layers
    gap_t: float | None
    options: Options


def verify(source: Source, spec: Spec, options: Options | None = None) -> VerdictReport:
    """Judge, examine, measure and decide; what is wrong or unjudged is not measured.

    A failing stage yields its report with a reason and the rest still run. Raises MaterialiseError
    when the task itself cannot be used (a failing generator or reference, a broken test).
    """
    options = options or Options()
    sandbox, fault = _sandbox()
    examination = examine(source, skeleton_of(spec))
    talks = _talks(spec, sandbox, options.seed)
    if sandbox is None:
        judged = JudgeReport(Outcome.JE, (), "none", fault)
    else:
        tests = _tests(spec, sandbox, options.seed)
        judged = _judge(source, spec, tests, sandbox, talks)
    correct = correctness(judged)
    scaling = queries = None
    if sandbox is not None and not isinstance(correct, NotBuilt | Wrong | Unjudged):
        scaling = measure_growth(source, spec, sandbox, options, talks)
        queries = None if talks is None else talks.queries(source, options.seed)
    layers = Layers(
        judge=judged,
        correctness=correct,
        examination=examination,
        static_time=static_time(examination.static, spec),
        static_space=static_space(examination.static, spec),
        tags=_tags(examination, spec),
        scaling=scaling,
        trap=_trap(examination, spec),
        queries=queries,
    )
    decision = decide(evidence_of(layers, spec, _policy(spec, options)))
    paper = paper_labels(layers)
    return VerdictReport(source, spec, decision, paper, layers, gap(spec, scaling), options)


def _sandbox() -> tuple[Sandbox | None, str]:
    try:
        return default_sandbox(), ""
    except SandboxError as error:
        return None, str(error)


def _talks(spec: Spec, sandbox: Sandbox | None, seed: int) -> Talks | None:
    """How an interactive task is played; None for any other, and without a sandbox."""
    if spec.style is not Style.INTERACTIVE or sandbox is None:
        return None
    return Talks.of(spec, sandbox, seed)


def _tests(spec: Spec, sandbox: Sandbox, seed: int) -> tuple[Test, ...]:
    answers = spec.reference is not None and spec.style is not Style.INTERACTIVE
    solve = reference_solver(spec, sandbox) if answers else None
    return materialise_tests(spec, seed, solve, generator_runner(spec, sandbox))


def _judge(
    source: Source, spec: Spec, tests: tuple[Test, ...], sandbox: Sandbox, talks: Talks | None
) -> JudgeReport:
    if talks is not None:
        return talks.judge(source, [Case(t.name, t.category.value, t.input, b"") for t in tests])
    cases = [
        Case(t.name, t.category.value, t.input, t.answer) for t in tests if t.answer is not None
    ]
    try:
        checker = checker_of(spec, Call(sandbox))
    except PackageError as error:
        raise MaterialiseError(str(error)) from None
    return judge_batch(
        source,
        cases,
        limits_for(spec, source.language),
        checker,
        sandbox,
        build_options=build_options(spec, source),
        passes=spec.output.passes,
    )


def _tags(examination: Examination, spec: Spec) -> Judgement:
    tags = spec.tags
    return judge_tags(
        examination.tags,
        any_of=tags.expected.any_of,
        all_of=tags.expected.all_of,
        forbidden=tags.forbidden,
        source=tags.source,
    )


def _trap(examination: Examination, spec: Spec) -> Trap:
    expected = spec.tags.expected
    return detect_trap(examination.tags, spec.tags.source, (*expected.any_of, *expected.all_of))


def measure_growth(
    source: Source, spec: Spec, sandbox: Sandbox, options: Options, talks: Talks | None = None
) -> ScalingReport | None:
    runner = run if talks is None else talks.run
    built = build_options(spec, source)
    executor = prepare(source, sandbox, built, runner, trace_memory=options.trace_memory)
    if isinstance(executor, CompileFailure):
        return None
    sizes = spec.sizes or {s.name: (s.low, s.high) for s in value_symbols(spec.grammar)}
    bounds = {name: Bounds(max(0, low), high) for name, (low, high) in sizes.items() if high >= 0}
    return analyse_scaling(
        executor,
        InputSource(spec, generator_runner(spec, sandbox)),
        bounds,
        Targets(spec.complexity.time, spec.complexity.space, tuple(spec.complexity.forbidden)),
        families=measured_families(spec),
        always=len(spec.generators) + 1,
        budget_seconds=options.budget_seconds,
        seed=options.seed,
        reference=_reference(spec, sandbox, runner) if options.pair else None,
    )


def _reference(spec: Spec, sandbox: Sandbox, runner: Runner) -> Executor | None:
    """The task's reference, ready to be timed; None where it has none or it does not build."""
    if spec.reference is None:
        return None
    source = load_source(spec.reference)
    executor = prepare(source, sandbox, build_options(spec, source), runner)
    return None if isinstance(executor, CompileFailure) else executor


def measured_families(spec: Spec) -> tuple[str, ...]:
    """The task's own generators first, then every family of its grammar."""
    return (*spec.generators, *families_for(spec.grammar))


def _policy(spec: Spec, options: Options) -> Policy:
    if options.policy is Policy.DEFAULT and spec.tags.required:
        return Policy.LISTED_ONLY
    return options.policy


def gap(spec: Spec, scaling: ScalingReport | None) -> float | None:
    """GapT of one submission (AlgoBench, section 5): (α̂ + ε) / (α* + ε).

    None without a fitted exponent and for targets whose exponent is under 0.25.
    """
    target = exponent_of(spec.complexity.time)
    if scaling is None or scaling.alpha_hat is None or target is None or target < SMALLEST_EXPONENT:
        return None
    return (scaling.alpha_hat + GAP_EPSILON) / (target + GAP_EPSILON)

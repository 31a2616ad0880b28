"""Do labelled programs give right answers? `python -m tests.corpus_report [FOLDER…]`.

Programs labelled optimal must pass every test of their task, the others all but the tests that only
a fast program passes; programs labelled wrong must fail one. Nothing is measured.
"""

from __future__ import annotations

import sys
from pathlib import Path

from corpus.materialise import Test, materialise_tests
from corpus.playing import checker_of
from corpus.runner import build_options, generator_runner, limits_for, reference_solver
from corpus.solutions import Kind, Labelled, load_solutions
from corpus.spec import Spec, load_spec
from cverify.decide import Verdict
from cverify.sources import load_source
from judge.batch import judge_batch
from judge.outcome import Outcome
from judge.report import Case
from judge.sandbox import Sandbox, default_sandbox

FOLDER = Path(__file__).resolve().parent / "validation"
SLOW = (Outcome.TLE, Outcome.MLE)


def outcome_of(entry: Labelled, spec: Spec, tests: tuple[Test, ...], sandbox: Sandbox) -> Outcome:
    """The judge's word on the tests that the label speaks of."""
    source = load_source(entry.file)
    fast = entry.verdict == Verdict.OPTIMAL.value
    cases = [
        Case(test.name, test.category.value, test.input, test.answer)
        for test in tests
        if test.answer is not None and (fast or test.category.value != "stress_gap")
    ]
    limits, options = limits_for(spec, source.language), build_options(spec, source)
    checker = checker_of(spec)
    return judge_batch(source, cases, limits, checker, sandbox, build_options=options).outcome


def as_labelled(entry: Labelled, outcome: Outcome) -> bool:
    """A slow program may run out of time, a wrong one must fail."""
    if entry.verdict == Verdict.INCORRECT.value:
        return outcome is not Outcome.AC
    slow = entry.kind is Kind.BRUTE_FORCE and outcome in SLOW
    return outcome is Outcome.AC or slow


def main() -> int:
    folders = [Path(name) for name in sys.argv[1:]] or [FOLDER]
    sandbox, failed, count = default_sandbox(), 0, 0
    for task in sorted(file.parent for folder in folders for file in folder.rglob("task.yaml")):
        spec = load_spec(task / "task.yaml")
        solve = reference_solver(spec, sandbox) if spec.reference else None
        tests = materialise_tests(spec, 1, solve, generator_runner(spec, sandbox))
        for entry in load_solutions(task):
            outcome = outcome_of(entry, spec, tests, sandbox)
            count += 1
            if not as_labelled(entry, outcome):
                failed += 1
                print(f"{task.name}/{entry.file.name}: {outcome}, labelled {entry.verdict}")
    print(f"{count} programs, {failed} not as labelled")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())

"""The main command: one solution, one task, one verdict."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from corpus.grammar import is_family
from corpus.materialise import MaterialiseError
from corpus.spec import Spec
from cverify.decide import Policy
from cverify.errors import UsageError
from cverify.exit_codes import ExitCode, exit_code
from cverify.render.verdict import document, text
from cverify.sources import load_source
from cverify.tasks import load_task
from cverify.verify import Options, VerdictReport, verify


def run(
    solution: Path,
    task: Path,
    as_json: bool,
    rule: str,
    policy: str,
    budget: float,
    seed: int,
    generators: Sequence[Path] = (),
    plot: Path | None = None,
    pair: bool = False,
    trace_memory: bool = True,
) -> ExitCode:
    """Verify and print; the exit code tells the verdict."""
    options = Options(_policy(rule, policy), budget, seed, pair, trace_memory)
    if plot is not None and plot.suffix not in (".svg", ".png"):
        raise UsageError(f"--plot {plot}: expected a file name that ends in .svg or .png")
    source = load_source(solution)
    spec = _with_generators(load_task(task), generators)
    try:
        report = verify(source, spec, options)
    except MaterialiseError as error:
        raise UsageError(f"{task}: {error}") from None
    if plot is not None:
        _draw(report, plot)
    if as_json:
        print(json.dumps(document(report), indent=2, ensure_ascii=False))
    else:
        print(text(report, colour=sys.stdout.isatty()))
    return exit_code(report.decision.verdict)


def _draw(report: VerdictReport, plot: Path) -> None:
    from cverify.render.plot import write_plot

    try:
        write_plot(report, plot)
    except OSError as error:
        raise UsageError(f"--plot {plot}: cannot be written: {error.strerror}") from None


def _with_generators(spec: Spec, paths: Sequence[Path]) -> Spec:
    """The task with further generators, named by their files."""
    for path in paths:
        if not path.is_file():
            raise UsageError(f"--generator {path}: expected a program, .py or .cpp")
        if path.stem in spec.generators or is_family(path.stem):
            raise UsageError(f"--generator {path}: {path.stem} is taken; rename the file")
    added = {path.stem: path.resolve() for path in paths}
    return spec.model_copy(update={"generators": {**spec.generators, **added}})


def _policy(rule: str, policy: str) -> Policy:
    if rule not in ("default", "paper"):
        raise UsageError(f"--rule {rule}: expected default or paper")
    known = [p.value for p in Policy if p is not Policy.PAPER]
    if policy not in known:
        raise UsageError(f"--policy {policy}: expected one of {', '.join(known)}")
    return Policy.PAPER if rule == "paper" else Policy(policy)

"""A verdict: one screen for people, one document for programs."""

from __future__ import annotations

from typing import Any

from complexity.growth import big_o
from cverify.decide import Verdict
from cverify.evidence import Layers, failed_traps
from cverify.render import analysis
from cverify.render.outcome import outcome_document, outcome_words
from cverify.render.queries import queries_document, queries_words
from cverify.render.scaling import growing, scaling_document
from cverify.render.tags import finding_document, finding_words
from cverify.targets import known_symbols
from cverify.verify import VerdictReport
from judge.correctness import NotBuilt, Right, TooSlow, Unjudged, Wrong
from scaling.outcome import Beyond
from scaling.outcome import Outcome as Growing
from tagging.judgement import Abstain as TagAbstain
from tagging.judgement import Fail as TagFail
from tagging.judgement import Judgement
from tagging.judgement import Pass as TagPass
from tagging.traps import Trapped, Unclear

COLOURS = {
    Verdict.OPTIMAL: "\x1b[1;32m",
    Verdict.SUBOPTIMAL: "\x1b[1;33m",
    Verdict.UNCERTAIN: "\x1b[1;36m",
    Verdict.INCORRECT: "\x1b[1;31m",
}
RESET = "\x1b[0m"
MOST_LINES = 6
"""Assumptions, warnings and steps shown on a terminal; the document has them all."""


def document(report: VerdictReport) -> dict[str, Any]:
    """The contract of `--json` (schema: verdict.schema.json)."""
    decision, layers = report.decision, report.layers
    return {
        "path": report.source.path,
        "task": report.spec.id,
        "verdict": decision.verdict.value,
        "opt_t": decision.opt_t,
        "opt_s": decision.opt_s,
        "opt_t_paper": report.paper.opt_t,
        "opt_s_paper": report.paper.opt_s,
        "gap_t": report.gap_t,
        "trapped": decision.trapped,
        "row": {"number": decision.row, "name": decision.name, "reason": decision.reason},
        "policy": report.options.policy.value,
        "seed": report.options.seed,
        "layers": {
            "judge": _judge(report),
            "static": {
                "time": outcome_document(layers.static_time),
                "space": None
                if layers.static_space is None
                else outcome_document(layers.static_space),
                "target_time": big_o(report.spec.complexity.time),
                "target_space": (
                    None
                    if report.spec.complexity.space is None
                    else big_o(report.spec.complexity.space)
                ),
                "found": analysis.document(layers.examination),
            },
            "tags": _tags(layers.tags),
            "trap": _trap(layers),
            "scaling": None if layers.scaling is None else scaling_document(layers.scaling),
            "queries": None if layers.queries is None else queries_document(layers.queries),
        },
    }


def _judge(report: VerdictReport) -> dict[str, Any]:
    judged = report.layers.judge
    failure = judged.first_failure
    return {
        "outcome": judged.outcome.value,
        "message": judged.message,
        "sandbox": judged.sandbox,
        "warnings": list(judged.warnings),
        "first_failure": None if failure is None else failure.name,
        "tests": [
            {
                "name": c.name,
                "category": c.category,
                "outcome": None if c.outcome is None else c.outcome.value,
                "cpu_seconds": round(c.cpu_seconds, 4),
                "memory_bytes": c.memory_bytes,
                "queries": None if c.interaction is None else c.interaction.queries,
                "message": c.message,
            }
            for c in judged.cases
        ],
    }


def _tags(outcome: Judgement) -> dict[str, Any]:
    match outcome:
        case TagPass(findings=findings):
            return {"outcome": "pass", "found": {f.tag: list(f.lines) for f in findings}}
        case TagFail(finding=finding, source=source):
            return {"outcome": "fail", "found": {finding.tag: list(finding.lines)},
                    "source": source}  # fmt: skip
        case TagAbstain(missing=missing):
            return {"outcome": "abstain", "missing": list(missing)}


def _trap(layers: Layers) -> dict[str, Any]:
    """Whether the source algorithm is reused: `trapped`, `clear` or `unclear`, with a witness."""
    trap = layers.trap
    finding = None if trap.finding is None else finding_document(trap.finding)
    reason = trap.reason if isinstance(trap, Unclear) else ""
    return {"outcome": type(trap).__name__.lower(), "reason": reason, "finding": finding,
            "failed_tests": list(failed_traps(layers))}  # fmt: skip


def _trap_words(report: VerdictReport) -> list[str]:
    """What shows the source algorithm in an answer that is wrong."""
    trap = report.layers.trap
    if report.decision.trapped is None or report.decision.name != "wrong":
        return []
    match trap:
        case Trapped(finding=finding):
            failed = failed_traps(report.layers)
            tests = f"fails {', '.join(failed[:3])}" if failed else "no test made for it fails"
            return [f"source algorithm {finding_words(finding)}; {tests}"]
        case Unclear(reason=reason) if report.spec.tags.source:
            return [f"source algorithm not told apart: {reason}"]
        case _:
            return []


def text(report: VerdictReport, colour: bool) -> str:
    """One screen: the answer, a row a layer, then assumptions and warnings."""
    return "\n".join([*_answer(report, colour), "", *_rows(report), *_footnotes(report)])


def _answer(report: VerdictReport, colour: bool) -> list[str]:
    decision = report.decision
    name = decision.verdict.value
    if colour:
        name = f"{COLOURS[decision.verdict]}{name}{RESET}"
    labels = [
        f"OptT {_truth(decision.opt_t)}",
        f"OptS {_space(report)}",
        f"GapT {'-' if report.gap_t is None else f'{report.gap_t:.2f}'}",
        f"trapped {_truth(decision.trapped)}",
    ]
    return [
        f"{name}  {report.source.path}  on  {report.spec.id}",
        f"  {decision.reason} (row {decision.row}, {decision.name})",
        f"  {'   '.join(labels)}",
    ]


def _truth(value: bool | None) -> str:
    return {True: "yes", False: "no", None: "-"}[value]


def _space(report: VerdictReport) -> str:
    decision = report.decision
    undecided = decision.opt_t and decision.opt_s is None and report.spec.complexity.space
    return "undecided" if undecided else _truth(decision.opt_s)


def _rows(report: VerdictReport) -> list[str]:
    complexity, static = report.spec.complexity, report.layers.examination.static
    rows = [
        ("judge", _correct(report), f"{len(report.layers.judge.cases)} tests pass", ""),
        ("time", analysis.figure(static.time.upper), big_o(complexity.time),
         outcome_words(report.layers.static_time)),
    ]  # fmt: skip
    if complexity.space is not None and report.layers.static_space is not None:
        found = static.space_total if report.spec.compares_total_space else static.space
        rows.append(("space", analysis.figure(found.upper), big_o(complexity.space),
                     outcome_words(report.layers.static_space)))  # fmt: skip
    expected = report.spec.tags.expected
    demanded = ", ".join((*expected.all_of, *expected.any_of)) or "any"
    rows.append(("tags", _shape(report), demanded, _witness(report)))
    rows.append(("scaling", _measured(report), "slope within 0.15", _measured_how(report)))
    if complexity.space is not None and report.layers.scaling is not None:
        rows.append(("memory", _word(report.layers.scaling.allocation),
                     big_o(complexity.space), ""))  # fmt: skip
    if report.layers.queries is not None:
        rows.append(("queries", *queries_words(report.layers.queries)))
    heads = ("layer", "found", "demanded", "where")
    widths = [max(len(r[i]) for r in (heads, *rows)) for i in range(3)]
    return [
        f"  {r[0]:<{widths[0]}}  {r[1]:<{widths[1]}}  {r[2]:<{widths[2]}}  {r[3]}".rstrip()
        for r in (heads, *rows)
    ]


def _correct(report: VerdictReport) -> str:
    match report.layers.correctness:
        case Right():
            return "all accepted"
        case TooSlow(tests=tests):
            return f"{tests[0].outcome} on {tests[0].name}"
        case Wrong(outcome=outcome, test=test):
            return f"{outcome} on {test.name}"
        case NotBuilt():
            return "CE"
        case Unjudged():
            return "not judged"


def _shape(report: VerdictReport) -> str:
    match report.layers.tags:
        case TagPass(findings=findings):
            return ", ".join(f.tag for f in findings) or "none"
        case TagFail(finding=finding):
            return finding.tag
        case TagAbstain():
            found = report.layers.examination.tags.findings
            return ", ".join(f.tag for f in found) or "none"


def _witness(report: VerdictReport) -> str:
    match report.layers.tags:
        case TagPass(findings=findings) if findings:
            return "lines " + ", ".join(str(line) for line in findings[0].lines[:6])
        case TagFail(finding=finding, source=source):
            kind = "the source algorithm" if source else "forbidden"
            return f"{kind}, lines " + ", ".join(str(line) for line in finding.lines[:6])
        case _:
            return ""


def _word(outcome: Growing) -> str:
    return str(growing(outcome)["outcome"])


def _measured(report: VerdictReport) -> str:
    scaling = report.layers.scaling
    if scaling is None:
        return "not measured"
    word = _word(scaling.time)
    fits = [s.fit for s in scaling.sweeps if s.fit is not None]
    return f"{word}, slope {max(f.slope for f in fits):+.2f}" if fits else word


def _measured_how(report: VerdictReport) -> str:
    scaling = report.layers.scaling
    if scaling is None:
        return ""
    measure = "counted work" if scaling.counted else "CPU time"
    if scaling.ranking:
        measure += f" like {scaling.ranking[0].name}"
    if scaling.noise_seconds is not None:
        measure += f", CPU noise {1000 * scaling.noise_seconds:.1f} ms"
    joint = scaling.sweeps[0] if scaling.sweeps else None
    reach = f", sizes to {joint.largest}" if joint is not None and joint.points else ""
    if isinstance(scaling.time, Beyond):
        return f"{measure}{reach}, family {scaling.time.family}, sweep {scaling.time.sweep}"
    return f"{measure}{reach}"


def _strange_sizes(report: VerdictReport) -> list[str]:
    """Sizes in the figures that the task does not name: what the program itself calls them."""
    static = report.layers.examination.static
    figures = (static.time.upper, static.space.upper, static.space_total.upper)
    used = frozenset(s for growth in figures for s in growth.symbols) - known_symbols(report.spec)
    return [f"{name}: {meaning}" for name, meaning in static.symbols if name in used]


def _footnotes(report: VerdictReport) -> list[str]:
    layers = report.layers
    notes: list[str] = []
    correct = layers.correctness
    if isinstance(correct, Wrong):
        notes.append(f"{correct.test.category} test {correct.test.name}: {correct.test.message}")
    elif isinstance(correct, NotBuilt):
        notes.append(correct.message)
    elif isinstance(correct, Unjudged):
        notes.append(correct.reason)
    notes += _trap_words(report)
    assumed = sorted(layers.examination.static.time.assumes)
    if assumed:
        notes.append(f"assumes {', '.join(assumed)}")
    notes += [analysis.placeholder(h) for h in layers.examination.static.placeholders]
    notes += _strange_sizes(report)
    if layers.scaling is not None:
        notes += [str(n) for n in layers.scaling.notices]
    notes += layers.judge.warnings
    notes.append(f"sandbox: {layers.judge.sandbox}")
    shown = notes[:MOST_LINES]
    if len(notes) > MOST_LINES:
        shown.append(f"and {len(notes) - MOST_LINES} more; --json has them all")
    return ["", *(f"  {line}" for note in shown for line in note.splitlines()[:4])]

"""An explanation: as a JSON document, and as an annotated listing for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from complexity.assumptions import assumption
from complexity.growth import Growth, big_o, space_class, time_class
from complexity.trace import AssumptionUse, FunctionCost, LineCost, Trace
from corpus.spec import Spec
from cverify.explanation import Explained, SourceExplanation, within
from cverify.proof import StaticOutcome
from cverify.render.analysis import placeholder
from cverify.render.listing import Page, listing
from cverify.render.outcome import outcome_document, outcome_words
from cverify.render.tags import finding_document, finding_words

PLAIN_WIDTH = 80
"""Columns where there is no terminal to ask."""
MOST_DECISIVE = 6
"""Lines that are named as deciding; more of them decide nothing."""


# -- the document


def document(explained: SourceExplanation) -> dict[str, Any]:
    """The contract of `explain --json` (schema: explanation.schema.json)."""
    lines = explained.source.text.splitlines()
    return {
        "path": explained.source.path,
        "language": explained.source.language.value,
        "task": None if explained.spec is None else explained.spec.id,
        "entries": [_entry(entry, explained.spec, lines) for entry in explained.entries],
        "findings": [finding_document(finding) for finding in explained.tags.findings],
    }


def _entry(entry: Explained, spec: Spec | None, source: list[str]) -> dict[str, Any]:
    trace = entry.trace
    report, targets = trace.report, _targets(spec)
    space_total = spec is not None and spec.compares_total_space
    return {
        "entry": report.entry or None,
        "time": {
            "class": time_class(report.time.upper).value,
            **_figure(report.time.upper, report.time.lower, targets[0], entry.time),
        },
        "space": {
            "class": space_class(report.space.upper).value,
            **_figure(report.space.upper, report.space.lower, *(
                (None, None) if space_total else (targets[1], entry.space))),
        },
        "space_total": {
            "class": space_class(report.space_total.upper).value,
            **_figure(report.space_total.upper, report.space_total.lower, *(
                (targets[1], entry.space) if space_total else (None, None))),
        },
        "decided_by": list(trace.decisive),
        "symbols": dict(trace.symbols),
        "lost_at": report.lost_at or None,
        "lines": [_line(line, source, targets[0], spec) for line in trace.lines],
        "functions": [_function(function) for function in trace.functions],
        "memory": [
            {"line": m.line or None, "size": str(m.size), "what": m.what} for m in trace.memory
        ],
        "assumptions": [_assumption(use) for use in trace.assumptions],
        "unknown": [
            {"symbol": h.symbol, "line": h.line, "reason": h.reason, "settle": h.settle}
            for h in trace.unknown
        ],
    }  # fmt: skip


def _targets(spec: Spec | None) -> tuple[Growth | None, Growth | None]:
    return (None, None) if spec is None else (spec.complexity.time, spec.complexity.space)


def _figure(
    upper: Growth, lower: Growth | None, target: Growth | None, outcome: StaticOutcome | None
) -> dict[str, Any]:
    return {
        "upper": str(upper),
        "known": not upper.holes,
        "lower": None if lower is None or lower.holes else str(lower),
        "target": None if target is None else str(target),
        "compared": None if outcome is None else outcome_document(outcome),
    }


def _line(
    line: LineCost, source: list[str], target: Growth | None, spec: Spec | None
) -> dict[str, Any]:
    return {
        "line": line.line,
        "source": source[line.line - 1] if 0 < line.line <= len(source) else "",
        "each": str(line.each),
        "times": None if line.runs is None else str(line.runs),
        "total": str(line.total),
        "within_target": None if spec is None else within(line.total, target, spec),
        "reasons": [
            {"kind": r.kind.value, "cost": str(r.cost), "text": r.text} for r in line.reasons
        ],
    }


def _function(function: FunctionCost) -> dict[str, Any]:
    walked = function.calls is not None
    return {
        "name": function.name,
        "line": function.line,
        "calls": str(function.calls) if walked else None,
        "time": str(function.each) if walked else None,
        "time_lower": str(function.lower) if walked else None,
        "time_total": str(function.total) if walked else None,
        "space": str(function.space) if walked else None,
    }


def _assumption(use: AssumptionUse) -> dict[str, Any]:
    words = assumption(use.name)
    return {
        "name": use.name,
        "meaning": words.meaning,
        "otherwise": words.otherwise,
        "lines": list(use.lines),
        "time_without": None if use.time_without is None else str(use.time_without),
        "space_without": None if use.space_without is None else str(use.space_without),
    }


# -- the page


def text(explained: SourceExplanation, width: int = PLAIN_WIDTH, colour: bool = False) -> str:
    """For a terminal: the answer, the annotated source, then all that it rests on."""
    page = Page(width, colour)
    spec = explained.spec
    on = "" if spec is None else f"  on  {spec.id}"
    page.heading(f"{explained.source.path}  ({explained.source.language.value}){on}")
    for entry in explained.entries:
        _answer(page, entry, spec)
    page.gap()
    target = _targets(spec)[0]
    listing(page, explained.source.text, [e.trace for e in explained.entries], target, spec)
    for entry in explained.entries:
        name = entry.trace.report.entry if len(explained.entries) > 1 else ""
        elsewhere = _walked(e.trace for e in explained.entries if e is not entry)
        _rests_on(page, entry.trace, name, elsewhere)
    if explained.tags.findings:
        page.section("Algorithms: what shows them, and where")
        for finding in explained.tags.findings:
            page.item(finding_words(finding))
    return page.rendered()


def _answer(page: Page, entry: Explained, spec: Spec | None) -> None:
    report = entry.trace.report
    if report.entry:
        page.item(f"as called from outside: {report.entry}")
    time, space = _targets(spec)
    _figure_line(page, "time", report.time.upper, report.time.lower, time, entry.time)
    own = spec is None or not spec.compares_total_space
    _figure_line(page, "space", report.space.upper, report.space.lower,
                 space if own else None, entry.space if own else None)  # fmt: skip
    if report.space_total.upper != report.space.upper or not own:
        _figure_line(page, "space with input and result", report.space_total.upper,
                     report.space_total.lower, None if own else space,
                     None if own else entry.space)  # fmt: skip
    if 0 < len(entry.trace.decisive) <= MOST_DECISIVE:
        page.item(f"decided by {counted(entry.trace.decisive, 'line')}")
    if report.lost_at:
        page.item(f"the reads could not be matched to the task's input from line {report.lost_at}")


def _figure_line(
    page: Page,
    what: str,
    upper: Growth,
    lower: Growth | None,
    target: Growth | None,
    outcome: StaticOutcome | None,
) -> None:
    words = f"{what}: " + (f"unknown, {upper}" if upper.holes else big_o(upper))
    if lower is not None and not lower.is_constant and not lower.holes:
        words += f", and at least {lower} in the worst case"
    if target is not None and outcome is not None:
        words += f"; target {big_o(target)}: {outcome_words(outcome)}"
    page.item(words)


def _walked(traces: Iterable[Trace]) -> frozenset[tuple[int, str]]:
    """Functions that these entries call."""
    return frozenset((f.line, f.name) for t in traces for f in t.functions if f.calls is not None)


def _rests_on(page: Page, trace: Trace, name: str, elsewhere: frozenset[tuple[int, str]]) -> None:
    of = f" of {name}" if name else ""
    if trace.functions:
        page.section(f"Functions{of}: one call, calls from outside, all calls")
        for function in trace.functions:
            if function.calls is not None or (function.line, function.name) not in elsewhere:
                page.item(_function_words(function))
    if trace.memory:
        page.section(f"Memory{of}: what adds up to the space")
        for item in trace.memory:
            where = f"line {item.line}: " if item.line else ""
            page.item(f"{where}{item.size}  {item.what}")
    if trace.assumptions:
        page.section(f"Assumptions{of}")
        for use in trace.assumptions:
            page.item(_assumption_words(trace, use))
    if trace.symbols:
        page.section(f"Sizes{of}")
        for symbol, meaning in trace.symbols:
            page.item(f"{symbol}: {meaning}")
    if trace.unknown:
        page.section(f"Unknown{of}")
        for hole in trace.unknown:
            page.item(placeholder(hole))


def counted(numbers: tuple[int, ...], word: str) -> str:
    """`line 3`, `lines 3, 5 and 8`."""
    if len(numbers) == 1:
        return f"{word} {numbers[0]}"
    return f"{word}s {', '.join(map(str, numbers[:-1]))} and {numbers[-1]}"


def _function_words(function: FunctionCost) -> str:
    where = f"{function.name} (line {function.line})"
    if function.calls is None:
        return f"{where}: never called by what runs here, or only handed on as a value"
    often = "called once" if function.calls.is_constant else f"{function.calls} calls"
    words = f"{where}: {function.each} a call, {often}, {function.total} in all"
    if not function.lower.is_constant:
        words += f"; at least {function.lower} a call"
    return f"{words}; memory {function.space}"


def _assumption_words(trace: Trace, use: AssumptionUse) -> str:
    words = assumption(use.name)
    where = f" ({counted(use.lines, 'line')})" if use.lines else ""
    said = f"{use.name}{where}: {words.meaning}. Otherwise {words.otherwise}"
    if use.time_without is None:
        return f"{said}."
    if use.time_without == trace.report.time.upper:
        return f"{said}; the time of this program stays the same."
    said += f": time {big_o(use.time_without)}"
    if use.space_without is not None and use.space_without != trace.report.space.upper:
        said += f", space {big_o(use.space_without)}"
    return f"{said}."

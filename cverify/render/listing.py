"""The annotated source: cost, executions and total beside each line, reasons below it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from io import StringIO

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from complexity.growth import Growth, big_o, proves
from complexity.report import StepKind
from complexity.trace import LineCost, Reason, Trace
from corpus.spec import Spec
from cverify.explanation import within

NARROWEST = 50
WIDEST_FIGURE = 12
HEADS = ("once", "times", "total")
INDENT = "     "
STYLES = {
    StepKind.LEMMA: "green",
    StepKind.UNKNOWN: "bold magenta",
    StepKind.HIDDEN: "yellow",
    StepKind.AMORTIZED: "green",
    StepKind.LOOP: "cyan",
    StepKind.RECURRENCE: "cyan",
    StepKind.LIBRARY: "dim",
}


@dataclass(slots=True)
class Page:
    """Lines no wider than the terminal; styles show only in colour."""

    width: int
    colour: bool
    lines: list[Text] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.width = max(self.width, NARROWEST)

    def heading(self, words: str) -> None:
        self._wrapped(words, "", "  ", "bold")

    def section(self, title: str) -> None:
        self.gap()
        self._wrapped(title, "", "  ", "bold")

    def item(self, words: str) -> None:
        self._wrapped(words, "  ", "    ", "")

    def note(self, words: str, style: str) -> None:
        self._wrapped(words, f"{INDENT}| ", f"{INDENT}|   ", style)

    def gap(self) -> None:
        self.lines.append(Text())

    def row(self, *parts: tuple[str, str]) -> None:
        """One line of (words, style)."""
        line = Text()
        for words, style in parts:
            line.append(printable(words), style or None)
        line.rstrip()
        self.lines.append(line)

    def _wrapped(self, words: str, first: str, then: str, style: str) -> None:
        for line in textwrap.wrap(
            printable(words), self.width, initial_indent=first, subsequent_indent=then,
            break_on_hyphens=False,
        ):  # fmt: skip
            self.lines.append(Text(line, style))

    def rendered(self) -> str:
        out = StringIO()
        console = Console(
            file=out, width=self.width, force_terminal=self.colour, highlight=False, emoji=False,
            color_system="standard" if self.colour else None, legacy_windows=False,
        )  # fmt: skip
        for line in self.lines:
            console.print(line, soft_wrap=True, markup=False)
        return out.getvalue().rstrip("\n")


def printable(text: str) -> str:
    """Tabs as blanks; what a terminal would act on as a dot."""
    return "".join(c if c.isprintable() else "·" for c in text.expandtabs(4))


def listing(
    page: Page, source: str, traces: Sequence[Trace], target: Growth | None, spec: Spec | None
) -> None:
    """All lines of the source; a line that runs under several entry points is shown once."""
    costs: dict[int, LineCost] = {}
    for trace in traces:
        for line in trace.lines:
            costs.setdefault(line.line, line)
    widths = _widths(costs.values())
    room = page.width - len(INDENT) - sum(widths) - 2 * len(widths)
    heads = "".join(f"  {h:>{w}}" for h, w in zip(HEADS, widths, strict=True))
    page.row((f"{'line':>4} {'source':<{room}}{heads}", "bold"))
    above = False
    for number, code in enumerate(source.splitlines(), start=1):
        cost = costs.get(number)
        beyond = spec is not None and cost is not None and _beyond(cost, target, spec)
        above = above or beyond
        _code(page, number, code, cost, widths, room, beyond)
        if cost is not None:
            _notes(page, cost, widths)
    page.gap()
    page.item("once: the line's dearest execution; times: how often it runs; total: all of them. "
              "The totals add up to the time, constant factors apart.")  # fmt: skip
    if any(f"{name} = " in r.text for c in costs.values() for r in c.reasons
           for name in ("len", "len2", "x", "y")):  # fmt: skip
        page.item("len, len2: lengths of a library call's first and second operand; "
                  "x, y: values of its first and second number.")  # fmt: skip
    if above and target is not None:
        page.item(f"!: this line alone is above the target {big_o(target)}.")


def _widths(costs: Iterable[LineCost]) -> list[int]:
    widths = [len(head) for head in HEADS]
    for cost in costs:
        if _fits(cost):
            widths = [max(w, len(f)) for w, f in zip(widths, _figures(cost), strict=True)]
    return widths


def _figures(cost: LineCost) -> tuple[str, str, str]:
    if cost.runs is None and cost.total.is_constant:
        return "", "", ""
    return str(cost.each), "" if cost.runs is None else str(cost.runs), str(cost.total)


def _fits(cost: LineCost) -> bool:
    return all(len(figure) <= WIDEST_FIGURE for figure in _figures(cost))


def _beyond(cost: LineCost, target: Growth | None, spec: Spec) -> bool:
    return within(cost.total, target, spec) is False


def _code(
    page: Page,
    number: int,
    code: str,
    cost: LineCost | None,
    widths: list[int],
    room: int,
    beyond: bool,
) -> None:
    shown = printable(code)
    if cell_len(shown) > room:
        shown = set_cell_size(shown, room - 1) + "…"
    figures = ("", "", "") if cost is None or not _fits(cost) else _figures(cost)
    tail = "".join(f"  {f:>{w}}" for f, w in zip(figures, widths, strict=True))
    mark = "!" if beyond else " "
    dear = "bold red" if beyond else ""
    page.row((f"{number:>4}", "dim"), (mark, "bold red"), (set_cell_size(shown, room), ""),
             (tail, dear))  # fmt: skip


def _notes(page: Page, cost: LineCost, widths: list[int]) -> None:
    if not _fits(cost):
        each, times, total = _figures(cost)
        if times == total:
            page.note(f"{times} times", "")
        else:
            page.note(f"once {each}, times {times or 'see above'}, total {total}", "")
    several = len(cost.reasons) > 1
    for reason in cost.reasons:
        page.note(_words(reason, several), STYLES[reason.kind])
    if cost.runs is not None and _saves(cost) and not _explains_saving(cost.reasons):
        page.note(_saving(cost.reasons), "")


def _words(reason: Reason, several: bool) -> str:
    if reason.kind in (StepKind.LOOP, StepKind.AMORTIZED, StepKind.RECURRENCE):
        return reason.text
    if several and not reason.cost.is_constant:
        return f"{reason.cost}  {reason.text}"
    return reason.text


def _saves(cost: LineCost) -> bool:
    return cost.runs is not None and not proves(cost.each * cost.runs, cost.total)


def _saving(reasons: Sequence[Reason]) -> str:
    if any(r.kind is StepKind.LOOP for r in reasons):
        return "less than once x times: what stands before the rounds is done once, not in each"
    return "adds up to less than once x times, as executions differ in size"


def _explains_saving(reasons: Sequence[Reason]) -> bool:
    return any(r.kind is StepKind.AMORTIZED for r in reasons)

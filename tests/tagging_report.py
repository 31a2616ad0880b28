"""How long tagging takes, by length of the program and number of rules: a slow look, not a test.

`python -m tests.tagging_report` joins labelled programs to programs of about 100 to 1600 lines and
prints milliseconds of CPU time (the median of five runs) with 20, 50 and all rules.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median

from complexity.frontends import parse
from complexity.model import Program
from tagging.engine import FactTable, all_rules
from tagging.rule import Rule
from tagging.view import view_of

LABELLED = Path(__file__).resolve().parent / "labelled"
LANGUAGES = {"python": "*.py", "cpp": "*.cpp"}
LENGTHS = (100, 200, 300, 600, 1200)
RUNS = 5


def joined(language: str, lines: int) -> Program:
    """Labelled programs one after another, each main part a function of its own."""
    found: list[Program] = []
    length = 0
    for path in sorted((LABELLED / language).glob(LANGUAGES[language])):
        if length >= lines:
            break
        program = parse(path.read_text(encoding="utf-8"), language)
        found.append(program)
        length += program.lines
    return replace(
        found[0],
        functions=tuple(f for p in found for f in p.functions),
        records=tuple(r for p in found for r in p.records),
        main=tuple(s for p in found for s in p.main),
        globals=tuple(g for p in found for g in p.globals),
        locals=tuple(g for p in found for g in p.locals),
        lines=length,
    )


def milliseconds(program: Program, rules: Sequence[Rule]) -> float:
    """Time of the view and of these rules over it."""
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        table = FactTable(view_of(program))
        for rule in rules:
            rule.witness(table)
        times.append(1000 * (time.process_time() - start))
    return median(times)


def main() -> None:
    rules = all_rules()
    counts = sorted({20, 50, len(rules)})
    print(f"{'language':<10}{'lines':>7}" + "".join(f"{n:>6} rules" for n in counts))
    for language in LANGUAGES:
        for lines in LENGTHS:
            program = joined(language, lines)
            row = "".join(f"{milliseconds(program, rules[:n]):>9.1f} ms" for n in counts)
            print(f"{language:<10}{program.lines:>7}{row}", flush=True)


if __name__ == "__main__":
    main()

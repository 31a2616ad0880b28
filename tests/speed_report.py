"""How long the static layer takes by length of the file: `python -m tests.speed_report`.

Medians in a running process, over programs made of labelled ones (`tests/long_programs.py`); front
end and analysis apart. The goal at 150 lines is 60 ms in Python and 120 ms in C++; longer files
should take time in proportion to their lines.
"""

from __future__ import annotations

import sys
import time
from itertools import pairwise
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent))

from long_programs import long_program

from complexity.analyse import analyse
from complexity.frontends import parse
from tagging.engine import detect

SIZES = {100: 15, 150: 15, 1_000: 5, 10_000: 1}
"""Programs that are timed at each number of lines."""


def timed(text: str, language: str) -> tuple[float, float, float]:
    """Milliseconds for the front end, the analysis and the tags."""
    moments = [time.perf_counter()]
    program = parse(text, language)
    moments.append(time.perf_counter())
    analyse(program)
    moments.append(time.perf_counter())
    detect(program)
    moments.append(time.perf_counter())
    parsing, analysing, tagging = (1000 * (b - a) for a, b in pairwise(moments))
    return parsing, analysing, tagging


def main() -> None:
    print("language  lines   front end    analysis        tags   static layer a line")
    for language in ("python", "cpp"):
        timed(long_program(language, 30), language)
        for lines, count in SIZES.items():
            rows = [timed(long_program(language, lines, seed), language) for seed in range(count)]
            parsing, analysing, tagging = (median(column) for column in zip(*rows, strict=True))
            each = median(row[0] + row[1] for row in rows) / lines
            print(f"{language:<8}{lines:>7}{parsing:>9.1f} ms{analysing:>9.1f} ms"
                  f"{tagging:>9.1f} ms{each:>14.3f} ms", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()

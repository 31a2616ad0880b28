"""`cverify analyze --jsonl` over the labelled programs under several hash seeds.

    python -m tests.determinism_report [FILE…]

Half of the runs take the files in reverse order, so that nothing may depend on what was analysed
before. Prints each program whose document differs, and exits with 1 when there was one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from labelled_report import FOLDER, programs

ROOT = Path(__file__).resolve().parent.parent
SEEDS = (0, 1, 2, 4242)


def documents(paths: Sequence[Path], seed: int) -> dict[Path, bytes]:
    """The line printed for each file."""
    done = subprocess.run(
        [sys.executable, "-m", "cverify", "analyze", "--jsonl", *map(str, paths)],
        capture_output=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": str(ROOT)},
    )
    return dict(zip(paths, done.stdout.splitlines(), strict=True))


def differing(paths: Sequence[Path], seeds: Sequence[int] = SEEDS) -> list[Path]:
    """Files whose documents are not the same bytes in all runs."""
    first, *others = (
        documents(paths if place % 2 == 0 else paths[::-1], seed)
        for place, seed in enumerate(seeds)
    )
    return [p for p in paths if any(first[p] != other[p] for other in others)]


def main(arguments: list[str]) -> int:
    paths = programs([Path(a).resolve() for a in arguments] or [FOLDER])
    found = differing(paths)
    for path in found:
        print(path)
    print(f"{len(found)} of {len(paths)} documents differ over {len(SEEDS)} runs")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

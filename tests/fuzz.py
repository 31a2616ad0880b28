"""Mutated copies of shipped programs and specs through the whole command.

    python tests/fuzz.py --count 500 --seed 1

Checks of every run: no traceback, no hang, a documented exit code, and never OPTIMAL where a test
fails. Prints each violation with its seed and exits with 1 when there was one.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from corpus.solutions import load_solutions, shipped_tasks

CODES = frozenset({0, 2, 10, 11, 12})
PATIENCE_SECONDS = 180.0
Mutation = Callable[[bytes, random.Random], bytes]


def flip_bytes(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed)


def cut_line(data: bytes, rng: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return b"".join(lines)


def double_token(data: bytes, rng: random.Random) -> bytes:
    tokens = data.split(b" ")
    place = rng.randrange(len(tokens))
    tokens.insert(place, tokens[place])
    return b" ".join(tokens)


def change_digit(data: bytes, rng: random.Random) -> bytes:
    places = [i for i, byte in enumerate(data) if chr(byte).isdigit()]
    if not places:
        return data
    changed = bytearray(data)
    changed[rng.choice(places)] = ord(str(rng.randrange(10)))
    return bytes(changed)


MUTATIONS: tuple[Mutation, ...] = (flip_bytes, cut_line, double_token, change_digit)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One mutated run; `fault` is empty when all checks hold."""

    what: str
    code: int
    fault: str


def run_mutant(seed: int, budget: float = 1.0) -> Outcome:
    """Mutate one program or one spec and run the command on it."""
    rng = random.Random(seed)
    task = rng.choice(shipped_tasks())
    program = rng.choice(load_solutions(task)).file
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / task.name
        shutil.copytree(task, copy)
        solution = copy / program.relative_to(task)
        target = solution if rng.random() < 0.7 else copy / "task.yaml"
        mutation = rng.choice(MUTATIONS)
        target.write_bytes(mutation(target.read_bytes(), rng))
        what = f"seed {seed}: {mutation.__name__} on {task.name}/{target.name} ({program.name})"
        return _checked(what, solution, copy / "task.yaml", budget)


def _checked(what: str, solution: Path, task: Path, budget: float) -> Outcome:
    command = [sys.executable, "-m", "cverify", str(solution), "--spec", str(task),
               "--json", "--budget", str(budget)]  # fmt: skip
    try:
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE_SECONDS)
    except subprocess.TimeoutExpired:
        return Outcome(what, -1, "hangs")
    shown = (done.stdout + done.stderr).decode("utf-8", "replace")
    if "Traceback" in shown:
        return Outcome(what, done.returncode, f"traceback: {shown[-400:]}")
    if done.returncode not in CODES:
        return Outcome(what, done.returncode, f"undocumented exit code: {shown[-200:]}")
    if done.returncode == 0:
        tests = json.loads(done.stdout)["layers"]["judge"]["tests"]
        failed = [t["name"] for t in tests if t["outcome"] != "AC"]
        if failed:
            return Outcome(what, 0, f"OPTIMAL although {failed[0]} fails")
    return Outcome(what, done.returncode, "")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    codes: Counter[int] = Counter()
    faults = 0
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        outcome = run_mutant(seed)
        codes[outcome.code] += 1
        if outcome.fault:
            faults += 1
            print(f"{outcome.what}: {outcome.fault}", flush=True)
    print(f"{arguments.count} mutants, {faults} faults, exit codes {dict(sorted(codes.items()))}")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())

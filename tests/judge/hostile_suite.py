"""Programs that try to break out: `python -m tests.judge.hostile_suite [bubblewrap|landlock]`.

Each program of ``hostile/`` names the label that it must get and what it must print. After each,
nothing may be left running, nothing may be written outside, and an honest program must still be
judged as before. Prints one line a program that fares otherwise; run it under ``guard``.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from judge.artifact import Artifact
from judge.batch import build
from judge.limits import MEBIBYTE, Limits
from judge.run import Run, run
from judge.sandbox import Sandbox, default_sandbox, landlocked
from judge.source import Source

FOLDER = Path(__file__).resolve().parent / "hostile"
LIMITS = Limits(
    cpu_seconds=0.25,
    wall_seconds=1.0,
    memory_bytes=64 * MEBIBYTE,
    output_bytes=MEBIBYTE,
    processes=16,
    files=300,
)
INPUT = b"1 2 3"
HONEST = "print(sum(map(int, input().split())))"
SPARE = 60000
TRACE = "hostile-was-here"
WATCHED = (
    *("/", "/etc", "/usr", "/usr/bin", "/var", "/var/tmp", "/dev", "/dev/shm"),
    *("/root", "/home", "/opt", "/run", "/mnt", tempfile.gettempdir()),
)


def programs() -> tuple[Path, ...]:
    """All hostile programs."""
    return tuple(sorted(FOLDER.glob("*.*")))


def header(path: Path, key: str) -> str:
    """The value of a `key: value` comment at the top; nothing without one."""
    lines = path.read_text(encoding="utf-8").splitlines()[:2]
    found = [line.split(f"{key}: ", 1)[1] for line in lines if f"{key}: " in line]
    return found[0] if found else ""


def differences(path: Path, sandbox: Sandbox) -> list[str]:
    """What a program did that it must not, or what it was called wrongly."""
    artifact = build(Source.load(path), sandbox)
    if not isinstance(artifact, Artifact):
        return [f"does not build: {artifact.message}"]
    before = _running()
    seen = run(artifact, INPUT, LIMITS, sandbox)
    return [*_labelled(path, seen), *_left(before)]


def _labelled(path: Path, seen: Run) -> Iterator[str]:
    labels = header(path, "label").split(" | ")
    if seen.status.value not in labels:
        yield f"labelled {seen.status.value} ({seen.message}), expected {' | '.join(labels)}"
    wanted = header(path, "prints")
    printed = seen.stdout.decode("utf-8", "replace").strip()
    if wanted not in ("", "*") and printed != wanted:
        yield f"printed {printed[:200]!r}, expected {wanted!r}"


def _left(before: frozenset[int]) -> Iterator[str]:
    left = _running() - before
    if left:
        yield f"left {len(left)} processes running"
    written = [folder for folder in WATCHED if os.path.exists(f"{folder}/{TRACE}")]
    if written:
        yield f"wrote to {', '.join(written)}"


def _running() -> frozenset[int]:
    """Processes of the users that programs run as: spare ones, or ourselves without root."""
    found = set()
    for entry in os.listdir("/proc"):
        try:
            user = os.stat(f"/proc/{entry}").st_uid if entry.isdigit() else -1
        except OSError:
            continue
        if user >= SPARE if os.getuid() == 0 else user == os.getuid():
            found.add(int(entry))
    return frozenset(found)


def main(arguments: list[str]) -> int:
    """Exit code 1 when anything differs."""
    sandbox = landlocked() if "landlock" in arguments else default_sandbox()
    honest = build(Source("honest.py", HONEST, Source.load(FOLDER / "spin.py").language), sandbox)
    assert isinstance(honest, Artifact)
    wrong = 0
    for path in programs():
        faults = differences(path, sandbox)
        if run(honest, INPUT, LIMITS, sandbox).stdout != b"6\n":
            faults.append("the next run is affected")
        for fault in faults:
            print(f"{path.name}: {fault}", flush=True)
        wrong += bool(faults)
    print(f"{sandbox.isolation.value}: {len(programs()) - wrong} of {len(programs())} contained")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Verifies every labelled program of a corpus, one after the other or a few at a time."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from corpus.materialise import MaterialiseError
from corpus.solutions import load_solutions
from corpus.spec import load_spec
from cverify.decide import Verdict
from cverify.evidence import evidence_of
from cverify.proof import Abstain, Fail
from cverify.sources import load_source
from cverify.validation.configurations import Configuration, verdict_under
from cverify.validation.figures import Labelled
from cverify.verify import Options, VerdictReport, verify
from scaling.outcome import Beyond, Undecided


def find_tasks(paths: Sequence[Path]) -> tuple[Path, ...]:
    """The tasks' folders below some folders: those with labelled programs."""
    found = (file.parent for path in paths for file in path.rglob("task.yaml"))
    return tuple(sorted(folder for folder in found if load_solutions(folder)))


def examine(task: Path, program: Path, kind: str, label: str, options: Options) -> Labelled:
    """One program's verdicts; a task that cannot be used makes them UNCERTAIN."""
    spec = load_spec(task / "task.yaml")
    try:
        report = verify(load_source(program), spec, options)
    except MaterialiseError as error:
        verdicts = dict.fromkeys(Configuration, Verdict.UNCERTAIN)
        reason, seconds = str(error), 0.0
    else:
        evidence = evidence_of(report.layers, spec, options.policy)
        verdicts = {c: verdict_under(c, evidence, report.decision) for c in Configuration}
        reason = reason_of(report)
        seconds = report.layers.scaling.cpu_seconds if report.layers.scaling else 0.0
    return Labelled(task.name, program.name, kind, Verdict(label), verdicts, reason, seconds)


def reason_of(report: VerdictReport) -> str:
    """The row that decided, and what was left open or seen by the layers."""
    parts = [report.decision.name]
    layers = report.layers
    if isinstance(layers.static_time, Abstain):
        parts += [f"static: {reason}" for reason in layers.static_time.reasons]
    elif isinstance(layers.static_time, Fail):
        parts.append(f"static: {layers.static_time.witness}")
    match layers.scaling.time if layers.scaling else None:
        case Beyond(family, sweep):
            parts.append(f"scaling: beyond on {family}, {sweep}")
        case Undecided(notices):
            parts += [f"scaling: {notice.caution.value} ({notice.detail})" for notice in notices]
        case _:
            pass
    return "; ".join(parts)


def validate(
    tasks: Sequence[Path], options: Options, jobs: int, kept: Path | None
) -> Iterator[Labelled]:
    """Every labelled program, as it gets ready; with ``kept`` a file of what was done before.

    Lines of that file are taken over, new ones are added to it.
    """
    known = _load(kept)
    waiting = []
    for task in tasks:
        for entry in load_solutions(task):
            if entry.verdict is None:
                continue  # labelled for the judge alone
            done = known.get((task.name, entry.file.name))
            if done is not None:
                yield done
            else:
                waiting.append((task, entry.file, entry.kind.value, entry.verdict, options))
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for row in pool.map(examine, *zip(*waiting, strict=True)) if waiting else ():
            if kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row_document(row)) + "\n")
            yield row


def row_document(row: Labelled) -> dict[str, object]:
    """One program as a JSON object."""
    return {
        "task": row.task,
        "program": row.program,
        "kind": row.kind,
        "label": row.label.value,
        "verdicts": {c.value: v.value for c, v in row.verdicts.items()},
        "reason": row.reason,
        "seconds": round(row.seconds, 2),
    }


def _load(kept: Path | None) -> dict[tuple[str, str], Labelled]:
    if kept is None or not kept.exists():
        return {}
    rows = (json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines())
    return {
        (row["task"], row["program"]): Labelled(
            row["task"],
            row["program"],
            row["kind"],
            Verdict(row["label"]),
            {Configuration(c): Verdict(v) for c, v in row["verdicts"].items()},
            row.get("reason", ""),
            row.get("seconds", 0.0),
        )
        for row in rows
    }

"""What an ICPC/Kattis package expects of its bundled submissions.

By the folder under `submissions`, by `@EXPECTED_RESULTS@:` in the source (DOMjudge), or by
`submissions.yaml` (2023-07 and later).
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from corpus.package import PackageError, Submission
from corpus.tools import ACCEPTED, CRASHED, FAILED, REJECTED, SLOW, programs_in
from judge.outcome import Outcome

ANY = ACCEPTED | FAILED
BY_FOLDER: Mapping[str, frozenset[Outcome] | None] = {
    "accepted": ACCEPTED,
    "wrong_answer": REJECTED,
    "time_limit_exceeded": SLOW,
    "run_time_error": CRASHED,
    "runtime_error": CRASHED,
    "memory_limit_exceeded": frozenset({Outcome.MLE, Outcome.RE}),
    "output_limit_exceeded": frozenset({Outcome.OLE, Outcome.WA, Outcome.PE}),
    "compile_error": frozenset({Outcome.CE}),
    "compiler_error": frozenset({Outcome.CE}),
    "rejected": FAILED,
    "brute_force": ANY - CRASHED,
    "partially_accepted": ANY,
    "slow_accepted": ACCEPTED | SLOW,
    "mixed": None,
    "other": None,
}
BY_WORD: Mapping[str, frozenset[Outcome]] = {
    "CORRECT": ACCEPTED,
    "ACCEPTED": ACCEPTED,
    "AC": ACCEPTED,
    "WRONG-ANSWER": REJECTED,
    "WA": REJECTED,
    "NO-OUTPUT": REJECTED,
    "TIMELIMIT": SLOW,
    "TLE": SLOW,
    "RUN-ERROR": CRASHED,
    "RTE": CRASHED,
    "RE": CRASHED,
    "MEMORY-LIMIT": CRASHED,
    "OUTPUT-LIMIT": REJECTED,
    "COMPILER-ERROR": frozenset({Outcome.CE}),
    "CHECK-MANUALLY": ANY,
}
_MARK = re.compile(rb"@EXPECTED_RESULTS@\s*:?\s*([A-Za-z_, \t-]+)")


def icpc_submissions(folder: Path) -> tuple[Submission, ...]:
    """All bundled submissions, the accepted ones first."""
    root = folder / "submissions"
    if not root.is_dir():
        return ()
    rules = _rules(root / "submissions.yaml")
    groups = sorted(p for p in root.iterdir() if p.is_dir() and not p.name.startswith("."))
    found = [
        _submission(path, group.name, root, rules)
        for group in groups
        for path in programs_in(group)
    ]
    return tuple(sorted(found, key=lambda each: not each.accepted))


def _submission(
    path: Path, group: str, root: Path, rules: Mapping[str, Mapping[str, Any]]
) -> Submission:
    name = str(path.relative_to(root))
    allowed, required, label = BY_FOLDER.get(group), frozenset[Outcome](), group
    marked = _marked(path)
    if marked is not None:
        allowed, label = marked, f"{group} (marked {'/'.join(sorted(marked))})"
    for pattern, rule in rules.items():
        if not fnmatch.fnmatch(name, pattern) and not fnmatch.fnmatch(group, pattern.rstrip("/")):
            continue
        if rule.get("permitted") is not None:
            allowed, label = _outcomes(rule["permitted"]), f"permitted {rule['permitted']}"
        if rule.get("required") is not None:
            required = _outcomes(rule["required"])
            allowed = allowed if allowed is not None else ANY
            label = f"{label}, required {rule['required']}"
    return Submission(path, name, label, allowed, required)


def _marked(path: Path) -> frozenset[Outcome] | None:
    """What a mark in the source says; None without one."""
    files = [path] if path.is_file() else sorted(p for p in path.rglob("*") if p.is_file())
    for file in files:
        try:
            match = _MARK.search(file.read_bytes()[:1_000_000])
        except OSError:
            continue
        if match is not None:
            words = re.split(r"[,\s]+", match[1].decode().strip().upper().replace("_", "-"))
            known = [BY_WORD[word] for word in words if word in BY_WORD]
            if known:
                return frozenset().union(*known)
    return None


def _outcomes(words: object) -> frozenset[Outcome]:
    listed = words if isinstance(words, (list, tuple)) else [words]
    known = [BY_WORD[str(word).upper()] for word in listed if str(word).upper() in BY_WORD]
    return frozenset().union(*known) if known else ANY


def _rules(path: Path) -> Mapping[str, Mapping[str, Any]]:
    if not path.is_file():
        return {}
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    try:
        data = YAML(typ="safe").load(path.read_text(encoding="utf-8"))
    except (YAMLError, OSError, UnicodeDecodeError) as error:
        raise PackageError(f"{path}: not YAML: {str(error).splitlines()[0]}") from None
    if not isinstance(data, Mapping):
        return {}
    return {str(key): rule for key, rule in data.items() if isinstance(rule, Mapping)}

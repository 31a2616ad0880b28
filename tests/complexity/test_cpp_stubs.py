"""The declaration stubs against the compiler's real headers."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from collections.abc import Iterator

import pytest

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.prescan import scan
from tagging.engine import all_rules

LOOPS = {"FOR_STMT", "WHILE_STMT", "DO_STMT", "CXX_FOR_RANGE_STMT"}


def programs() -> list[str]:
    """The C++ programs that the tag rules hold, without what only a judge would add."""
    examples = (e for rule in all_rules() for e in (*rule.positives, *rule.near_misses))
    return [scan(e.cpp).clean for e in examples if "#include" in e.cpp]


def one_file(sources: list[str]) -> str:
    """All programs behind each other, each in a namespace, so that headers are read once."""
    parts = []
    for i, source in enumerate(sources):
        inner = re.sub(r"using namespace std;", "using namespace ::std;", source)
        parts.append(f"namespace program{i} {{ {inner} }}")
    return "\n".join(parts)


def walk(cursor: clang.Cursor) -> Iterator[clang.Cursor]:
    for child in cursor.get_children():
        yield child
        yield from walk(child)


def summary(tree: object) -> tuple[Counter[tuple[str, int]], Counter[tuple[str, int]]]:
    """Loops by kind and line, calls by callee and line, of the main file."""
    loops: Counter[tuple[str, int]] = Counter()
    calls: Counter[tuple[str, int]] = Counter()
    for top in tree.cursor.get_children():  # type: ignore[attr-defined]
        if not clang.in_main_file(top):
            continue
        for cursor in walk(top):
            kind = clang.kind(cursor)
            if kind in LOOPS:
                loops[kind, cursor.location.line] += 1
            elif kind == "CALL_EXPR" and cursor.spelling and cursor.location.line:
                entity = cursor.referenced
                if entity is not None and clang.kind(entity) not in ("CONSTRUCTOR", "DESTRUCTOR"):
                    calls[cursor.spelling, cursor.location.line] += 1
    return loops, calls


def test_every_program_parses_without_error() -> None:
    broken = [(s, u.problems) for s in programs() if (u := clang.parse(s)).problems]
    assert len(programs()) >= 40
    assert broken == []


def test_loops_and_calls_equal_those_of_the_real_headers() -> None:
    from clang import cindex

    found = subprocess.run(
        ["g++", "-print-file-name=include"], capture_output=True, text=True, check=False
    )
    if found.returncode != 0:
        pytest.skip("needs g++ and its headers")
    text = one_file(programs())
    stubbed = clang.parse(text)
    real = cindex.Index.create().parse(
        clang.MAIN_FILE,
        args=["-x", "c++", "-std=c++17", "-ferror-limit=0", "-w", "-isystem",
              found.stdout.strip(), "-include", "bits/stdc++.h"],
        unsaved_files=[(clang.MAIN_FILE, text)],
        options=0x200,
    )  # fmt: skip
    assert stubbed.problems == ()
    loops, calls = summary(stubbed.tree)
    real_loops, real_calls = summary(real)
    assert loops == real_loops
    same = sum((calls & real_calls).values())
    assert same >= 0.99 * max(sum(calls.values()), sum(real_calls.values()))

"""Text to program inside the worker: first as it is, then with what it leaves undeclared."""

from __future__ import annotations

import re
from dataclasses import replace

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.clang import Problem, Unit
from complexity.frontends.cpp.lowering import lower_unit
from complexity.frontends.cpp.macros import prelude_for
from complexity.frontends.cpp.repair import repaired
from complexity.model import OpaqueStmt, Program, Span

_UNDECLARED = re.compile(
    r"(?:undeclared identifier|unknown type name|no template named|no member named|"
    r"undeclared identifier|unknown class name|undeclared variable) '(\w+)'"
)
_NODES = frozenset({"TreeNode", "ListNode"})
_GRAPH_NODE = """struct Node {
  int val;
  Node *left, *right, *next, *random, *prev, *child, *parent;
  std::vector<Node*> neighbors, children;
  Node(int = 0);
};
"""
_ROUNDS = 3
_USING = "using namespace std;\n"


def lowered(text: str) -> Program:
    """The program model of one scanned file."""
    unit, assumed = _parsed(text)
    program = lower_unit(unit, text)
    if unit.problems:
        program = repaired(program, text, frozenset(p.line for p in unit.problems))
        program = _nothing_read(program, unit.problems[0])
    return replace(program, assumes=frozenset({"undefined_macro"})) if assumed else program


def _nothing_read(program: Program, problem: Problem) -> Program:
    """A file with errors of which no code is left is not an empty program."""
    if program.main or any(function.body for function in program.functions):
        return program
    return replace(program, main=(OpaqueStmt(problem.text, span=Span(problem.line)),))


def _parsed(text: str) -> tuple[Unit, bool]:
    """The best of a few parses: what one leaves undeclared is put in front for the next."""
    unit, assumed = clang.parse(text), False
    missing: frozenset[str] = frozenset()
    for _ in range(_ROUNDS):
        found = missing | _missing(text, unit.problems)
        if not unit.problems or (missing and found == missing):
            break
        missing = found
        prelude, assumes = _prelude(missing)
        again = clang.parse(text, prelude)
        if len(again.problems) > len(unit.problems):
            break
        unit, assumed = again, assumes
    return unit, assumed


def _missing(text: str, problems: tuple[Problem, ...]) -> frozenset[str]:
    names = frozenset(name for p in problems for name in _UNDECLARED.findall(p.text))
    return names | _called(text, problems)


def _prelude(missing: frozenset[str]) -> tuple[str, bool]:
    """What to put in front of the file, and whether macros had to be assumed."""
    lines = _USING
    if missing & _NODES:
        lines += (clang.STUBS / "nodes.h").read_text()
    if "Node" in missing:
        lines += _GRAPH_NODE
    macros, assumed = prelude_for(missing)
    return lines + macros, assumed


def _called(text: str, problems: tuple[Problem, ...]) -> frozenset[str]:
    """Words on the lines that have errors: a macro for a loop leaves many kinds of error."""
    lines = text.split("\n")
    words: set[str] = set()
    for problem in problems:
        if 0 < problem.line <= len(lines):
            words |= set(re.findall(r"[A-Za-z_]\w*", lines[problem.line - 1]))
    return frozenset(w for w in words if w in ("rep", "REP", "FOR", "rrep", "forn", "all", "pb"))

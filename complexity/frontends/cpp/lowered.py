"""Text to program inside the worker: first as it is, then with what it leaves undeclared."""

from __future__ import annotations

import re
from dataclasses import replace

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.clang import Problem, Unit
from complexity.frontends.cpp.lowering import lower_unit
from complexity.frontends.cpp.macros import prelude_for
from complexity.frontends.cpp.repair import repaired
from complexity.model import Program

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
_USING = "using namespace std;\n"


def lowered(text: str) -> Program:
    """The program model of one scanned file."""
    unit = clang.parse(text)
    assumed = False
    if unit.problems:
        prelude, assumed = _prelude(text, unit.problems)
        second = clang.parse(text, prelude)
        unit, assumed = (second, assumed) if _better(second, unit) else (unit, False)
    program = lower_unit(unit, text)
    if unit.problems:
        program = repaired(program, text, frozenset(p.line for p in unit.problems))
    return replace(program, assumes=frozenset({"undefined_macro"})) if assumed else program


def _prelude(text: str, problems: tuple[Problem, ...]) -> tuple[str, bool]:
    """What to put in front of the file, and whether macros had to be assumed."""
    missing = frozenset(
        name for p in problems for name in _UNDECLARED.findall(p.text)
    )
    lines = _USING
    if missing & _NODES:
        lines += (clang.STUBS / "nodes.h").read_text()
    if "Node" in missing:
        lines += _GRAPH_NODE
    macros, assumed = prelude_for(text, missing | _called(text, problems))
    return lines + macros, assumed


def _called(text: str, problems: tuple[Problem, ...]) -> frozenset[str]:
    """Words on the lines that have errors: a macro for a loop leaves many kinds of error."""
    lines = text.split("\n")
    words: set[str] = set()
    for problem in problems:
        if 0 < problem.line <= len(lines):
            words |= set(re.findall(r"[A-Za-z_]\w*", lines[problem.line - 1]))
    return frozenset(w for w in words if w in ("rep", "REP", "FOR", "rrep", "forn", "all", "pb"))


def _better(second: Unit, first: Unit) -> bool:
    return len(second.problems) <= len(first.problems)

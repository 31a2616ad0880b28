"""Small questions about nodes of Python's syntax tree and of the model."""

from __future__ import annotations

import ast

from complexity.conventions import CAPACITY
from complexity.model import Call, Collection, Const, Expr, Span, Star

DEEPEST = 120
"""Expressions nested deeper than this become opaque with their leaves kept."""


def span_of(node: ast.AST) -> Span:
    return Span(
        getattr(node, "lineno", 0),
        getattr(node, "col_offset", 0) + 1,
        getattr(node, "end_lineno", 0) or 0,
    )


def too_deep(node: ast.AST, limit: int = DEEPEST) -> bool:
    """Whether the tree below `node` is deeper than `limit`; iterative."""
    layer: list[ast.AST] = [node]
    for _ in range(limit):
        layer = [c for n in layer for c in ast.iter_child_nodes(n) if isinstance(c, ast.expr)]
        if not layer:
            return False
    return True


def dotted_super(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id == "super"


def constant_element(element: Expr) -> bool:
    if isinstance(element, Call):
        return element.op == "filled" and constant_element(element.args[1])
    if isinstance(element, Collection):
        return all(constant_element(x) for x in element.items)
    return isinstance(element, Const)


def by_arity(op: str, args: tuple[Expr, ...], node: ast.Call) -> str:
    """`min(a, b)` compares two values, `min(a)` searches a sequence; `pow` with a modulus."""
    starred = any(isinstance(a, Star) for a in args)
    if op in ("min", "max") and (len(args) == 1 or starred):
        return f"{op}_of"
    if op == "pow" and len(args) == 3:
        return "pow_mod"
    if op in ("to_list", "to_dict", "to_set") and not args and isinstance(node.func, ast.Name):
        return op
    return op


def forgets(decorator: ast.expr) -> bool:
    """`lru_cache(maxsize=2)`: a cache of a fixed few entries."""
    if not isinstance(decorator, ast.Call):
        return False
    given = [*decorator.args, *(k.value for k in decorator.keywords if k.arg == "maxsize")]
    return any(
        isinstance(g, ast.Constant) and isinstance(g.value, int) and 0 <= g.value < CAPACITY
        for g in given[:1]
    )

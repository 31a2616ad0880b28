"""Names that only ever hold numbers, so that arithmetic on them needs no weighing.

An economy, not an analysis: a name is kept only while every one of its bindings in the file is
numeric by its form.
"""

import ast
from collections.abc import Iterator

NUMERIC_CALLS = frozenset(("int", "float", "len", "ord", "abs", "round", "bool"))
NAMING = (
    ast.FunctionDef,
    ast.ClassDef,
    ast.AsyncFunctionDef,
    ast.ExceptHandler,
    ast.MatchAs,
    ast.MatchStar,
)


def numeric_names(tree: ast.Module) -> frozenset[str]:
    """The greatest set of names that are numeric given the others."""
    bindings: dict[str, list[ast.expr | None]] = {}
    for name, value in _bindings(tree):
        bindings.setdefault(name, []).append(value)
    kept = set(bindings)
    changed = True
    while changed:
        dropped = {
            name
            for name in kept
            if not all(v is not None and is_numeric(v, frozenset(kept)) for v in bindings[name])
        }
        kept -= dropped
        changed = bool(dropped)
    return frozenset(kept)


def is_numeric(node: ast.expr, names: frozenset[str]) -> bool:
    """Whether an expression is a number, given names that are."""
    match node:
        case ast.Constant(value=value):
            return isinstance(value, int | float)
        case ast.Name(id=name):
            return name in names
        case ast.UnaryOp():
            return isinstance(node.op, ast.Not) or is_numeric(node.operand, names)
        case ast.BinOp(left=left, op=op, right=right):
            if isinstance(op, ast.Mult):
                return is_numeric(left, names) and is_numeric(right, names)
            return is_numeric(left, names) or is_numeric(right, names)
        case ast.Call(func=ast.Name(id=name)):
            return name in NUMERIC_CALLS
        case ast.Compare():
            return True
        case ast.IfExp(body=body, orelse=other):
            return is_numeric(body, names) and is_numeric(other, names)
        case _:
            return False


def _bindings(tree: ast.Module) -> Iterator[tuple[str, ast.expr | None]]:
    """Every name with the expression that it is bound to; None for any other way of binding."""
    seen: set[int] = set()
    for node in ast.walk(tree):
        for target, value in _pairs(node):
            if isinstance(target, ast.Name):
                seen.add(id(target))
                yield target.id, value
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            if id(node) not in seen:
                yield node.id, None
        elif isinstance(node, ast.arg):
            yield node.arg, None
        elif isinstance(node, ast.alias):
            yield (node.asname or node.name).split(".")[0], None
        elif isinstance(node, NAMING) and node.name:
            yield node.name, None


def _pairs(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr | None]]:
    match node:
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                yield from _matched(target, value)
        case ast.AugAssign(target=target, op=op, value=value):
            # a number to which something is added stays one, or the program fails
            yield target, value if isinstance(op, ast.Mult) else ast.Constant(0)
        case ast.For(target=target, iter=ast.Call(func=ast.Name(id="range"))):
            yield target, ast.Constant(0)
        case ast.comprehension(target=target, iter=ast.Call(func=ast.Name(id="range"))):
            yield target, ast.Constant(0)
        case _:
            pass


def _matched(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr | None]]:
    if isinstance(target, ast.Tuple):
        if isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts):
            yield from zip(target.elts, value.elts, strict=True)
        elif _is_map_of_int(value):
            yield from ((part, ast.Constant(0)) for part in target.elts)
    else:
        yield target, value


def _is_map_of_int(value: ast.expr) -> bool:
    match value:
        case ast.Call(func=ast.Name(id="map"), args=[ast.Name(id="int" | "float"), *_]):
            return True
        case _:
            return False

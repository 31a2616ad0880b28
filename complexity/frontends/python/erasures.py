"""`del` of elements and of ranges."""

from __future__ import annotations

import ast
from collections.abc import Callable

from complexity.model import Call, Const, Expr, Span


def erasure(value: Callable[[ast.expr], Expr], target: ast.Subscript, span: Span) -> Call:
    """`del a[i]`, `del a[i:j]`; `del a[-k:]` shifts nothing."""
    base = value(target.value)
    if not isinstance(target.slice, ast.Slice):
        return Call("pop_at", (base, value(target.slice)), span=span)
    match target.slice:
        case ast.Slice(
            lower=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(count))),
            upper=None,
            step=None,
        ):
            return Call("drop_back", (base, Const(count)), span=span)
        case ast.Slice(lower=lower, upper=upper):
            first = Const(0) if lower is None else value(lower)
            last = Call("len", (base,)) if upper is None else value(upper)
            return Call("erase_range", (base, first, last), span=span)

"""Building expressions with the few simplifications that both languages share."""

from __future__ import annotations

from complexity.model import NOWHERE, Binary, Call, Compare, Const, Expr, Index, Name, Span, Unary

_SEARCHES = frozenset({"find", "find_if"})


def number(expr: Expr) -> int | None:
    """The value of an integer literal."""
    if isinstance(expr, Const) and isinstance(expr.value, int) and not isinstance(expr.value, bool):
        return expr.value
    return None


def unary(op: str, operand: Expr, where: Span = NOWHERE) -> Expr:
    match op, operand:
        case "-", Const(value=int() | float() as value) if not isinstance(value, bool):
            return Const(-value, where)
        case "*", Call(op="begin", args=(base,), options=()):
            return Call("front", (base,), span=where)
        case "*", Call(op="begin", args=(base,)):
            return Call("back", (base,), span=where)
        case "*", Call(op="advance", args=(Call(op="end", args=(base,)), Const(value=-1))):
            return Call("back", (base,), span=where)
        case "*", Call(op="find", args=(_, Call(op="max_of" | "min_of") as extreme)):
            return extreme
        case "*", Call(op="lower_bound" | "upper_bound", args=(Name() | Index() as base, *_)):
            return Index(base, operand, where)
        case "*", Binary(op="+", left=Call(op="begin", args=(base,)), right=offset):
            return Index(base, offset, where)
        case "*", Binary(op="+", left=Name() | Index() as base, right=offset):
            return Index(base, offset, where)
        case "*", Unary(op="&", operand=inner):
            return inner
        case "&", Unary(op="*", operand=inner):
            return inner
        case _:
            return Unary(op, operand, where)


def binary(op: str, left: Expr, right: Expr, where: Span = NOWHERE) -> Expr:
    """A binary operation; subtracting a container's begin from a place in it gives the index."""
    if op == "-" and isinstance(left, Call) and left.op in ("lower_bound", "upper_bound", "find"):
        base = base_of(left.args[0])
        if base_of(right) == base:
            return left
    if op == "-" and isinstance(right, Call) and right.op == "begin" and _is_end(left, right):
        return Call("len", right.args, span=where)
    return Binary(op, left, right, where)


def _is_end(left: Expr, begin: Call) -> bool:
    return isinstance(left, Call) and left.op == "end" and left.args == begin.args


def base_of(expr: Expr) -> Expr:
    """The container that an iterator or a view belongs to."""
    match expr:
        case Call(op="begin" | "end" | "view" | "advance" | "step" | "find", args=(inner, *_)):
            return base_of(inner)
        case Binary(op="+" | "-", left=inner):
            return base_of(inner)
        case Unary(op="&", operand=Index(base=inner)):
            return inner
        case _:
            return expr


def plus(expr: Expr, amount: int) -> Expr:
    """`expr + amount`, with literals and `x - c` folded."""
    value = number(expr)
    if value is not None:
        return Const(value + amount)
    if isinstance(expr, Binary) and expr.op in "+-":
        own = number(expr.right)
        if own is not None:
            total = (own if expr.op == "+" else -own) + amount
            return expr.left if total == 0 else _offset(expr.left, total)
    return _offset(expr, amount)


def _offset(expr: Expr, amount: int) -> Expr:
    return Binary("+" if amount > 0 else "-", expr, Const(abs(amount)))


def comparison(op: str, left: Expr, right: Expr, where: Span = NOWHERE) -> Expr:
    """A comparison; tests of membership become `contains`."""
    held = _membership(op, left, right) or _membership(op, right, left)
    if held is not None:
        return held
    if isinstance(left, Call) and left.op == "contains" and number(right) in (0, 1):
        wanted = (op, number(right)) in ((">", 0), ("!=", 0), ("==", 1), (">=", 1))
        return left if wanted else Unary("not", left, where)
    return Compare(op, left, right, where)


def _membership(op: str, left: Expr, right: Expr) -> Expr | None:
    """`find(…) != end()` and its relatives."""
    if op not in ("==", "!=") or not isinstance(left, Call) or left.op not in _SEARCHES:
        return None
    absent = (isinstance(right, Call) and right.op == "end") or number(right) == -1
    past = _past(right, base_of(left.args[0]))
    if not (absent or past):
        return None
    held = (
        Call("contains", left.args, span=left.span)
        if left.op == "find"
        else Call("any_of", left.args, left.key, span=left.span)
    )
    return held if op == "!=" else Unary("not", held, left.span)


def _past(expr: Expr, base: Expr) -> bool:
    """Whether this is a place in the container other than its begin."""
    begins = isinstance(expr, Call) and expr.op == "begin"
    return not isinstance(expr, Const) and not begins and base_of(expr) == base

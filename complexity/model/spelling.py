"""Expressions as people write them, for reasons; long ones are cut short."""

from __future__ import annotations

from complexity.model.expressions import (
    Binary,
    Call,
    Collection,
    Compare,
    Conditional,
    Const,
    Expr,
    Field,
    Index,
    Invoke,
    Logic,
    Name,
    Slice,
    Star,
    Unary,
)

LONGEST = 40
DEEPEST = 6
_AS_METHODS = {"keys": "keys", "values": "values", "items": "items", "split": "split"}
_AS_CALLS = {
    "to_list": "list", "to_set": "set", "to_tuple": "tuple", "min_of": "min", "max_of": "max",
    "sum_of": "sum",
}  # fmt: skip


def spelled(expr: Expr, depth: int = 0) -> str:
    """The expression in Python's spelling, "…" for what is too long or has none."""
    text = _spelled(expr, depth)
    return text if len(text) <= LONGEST or depth else f"{text[: LONGEST - 1]}…"


def _spelled(expr: Expr, depth: int) -> str:
    if depth > DEEPEST:
        return "…"

    def inner(part: Expr) -> str:
        return spelled(part, depth + 1)

    match expr:
        case Const(value=value):
            return repr(value)
        case Name(id=name):
            return name
        case Unary(op=op, operand=operand):
            return f"{op} {inner(operand)}" if op == "not" else f"{op}{inner(operand)}"
        case Binary(op=op, left=left, right=right) | Compare(op=op, left=left, right=right):
            return f"{_grouped(left, inner(left))} {op} {_grouped(right, inner(right))}"
        case Logic(op=op, operands=operands):
            return f" {op} ".join(inner(o) for o in operands)
        case Index(base=base, index=index):
            return f"{inner(base)}[{inner(index)}]"
        case Slice(base=base, lower=lower, upper=upper):
            ends = ["" if end is None else inner(end) for end in (lower, upper)]
            return f"{inner(base)}[{':'.join(ends)}]"
        case Field(base=base, name=name):
            return f"{inner(base)}.{name}"
        case Star(value=value):
            return f"*{inner(value)}"
        case Collection(items=items) if len(items) <= 4:
            return f"({', '.join(inner(i) for i in items)})"
        case Call(op=op, args=args):
            return _call(op, [inner(a) for a in args])
        case Invoke(target=target, args=args):
            return f"{inner(target)}({', '.join(inner(a) for a in args)})"
        case Conditional():
            return "…"
        case _:
            return "…"


def _call(op: str, args: list[str]) -> str:
    if op in _AS_METHODS and args:
        return f"{args[0]}.{op}({', '.join(args[1:])})"
    return f"{_AS_CALLS.get(op, op)}({', '.join(args)})"


def _grouped(expr: Expr, text: str) -> str:
    return f"({text})" if isinstance(expr, Binary | Compare | Logic) else text

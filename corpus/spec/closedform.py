"""Closed forms in a task's sizes, such as `2 ceil(log2(n)) + 1`, evaluated exactly as written."""

from __future__ import annotations

import ast
import math
import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

FORM = "a growth such as O(log n) or a closed form such as ceil(log2(n)) + 1"
_LONGEST = 200
_OPERATORS: Mapping[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
_FUNCTIONS: Mapping[str, Callable[..., float]] = {
    "ceil": math.ceil,
    "floor": math.floor,
    "log2": math.log2,
    "log": math.log,
    "sqrt": math.sqrt,
    "min": min,
    "max": max,
}
_JUXTAPOSED = re.compile(r"(\d)\s+([A-Za-z(])")


@dataclass(frozen=True, slots=True)
class ClosedForm:
    """An arithmetic expression over size symbols."""

    text: str

    @classmethod
    def parse(cls, text: str, symbols: frozenset[str] | None) -> ClosedForm:
        """Raises ValueError with what is expected."""
        form = cls(text.strip())
        known = form.symbols
        for name in sorted(known - (symbols if symbols is not None else known)):
            raise ValueError(f"{FORM}; {name!r} is no symbol of the input")
        return form

    @property
    def symbols(self) -> frozenset[str]:
        """The names in it that are no functions."""
        names = {node.id for node in ast.walk(_tree(self.text)) if isinstance(node, ast.Name)}
        return frozenset(names - _FUNCTIONS.keys())

    def at(self, sizes: Mapping[str, int]) -> float:
        """Its value. Raises ValueError where it has none."""
        try:
            return float(_value(_tree(self.text).body, sizes))
        except (ArithmeticError, TypeError) as error:
            raise ValueError(f"{self.text} at {dict(sizes)}: {error}") from None

    def __str__(self) -> str:
        return self.text


def _tree(text: str) -> ast.Expression:
    if len(text) > _LONGEST:
        raise ValueError(FORM)
    try:
        tree = ast.parse(_JUXTAPOSED.sub(r"\1*\2", text.replace("^", "**")), mode="eval")
    except (SyntaxError, ValueError, RecursionError):
        raise ValueError(FORM) from None
    _check(tree.body)
    return tree


def _check(node: ast.expr) -> None:
    match node:
        case ast.Constant(value=int() | float()) | ast.Name():
            return
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            _check(operand)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
            _check(left)
            _check(right)
        case ast.BinOp(left=left, op=ast.Pow(), right=ast.Constant(value=int(power))):
            if not 0 <= power <= 9:
                raise ValueError(f"{FORM}, with powers up to 9")
            _check(left)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in _FUNCTIONS:
            for argument in args:
                _check(argument)
        case _:
            raise ValueError(FORM)


def _value(node: ast.expr, sizes: Mapping[str, int]) -> float:
    match node:
        case ast.Constant(value=int() | float() as value):
            return value
        case ast.Name(id=name):
            return sizes[name]
        case ast.UnaryOp(operand=operand):
            return -_value(operand, sizes)
        case ast.BinOp(left=left, op=ast.Pow(), right=ast.Constant(value=int(power))):
            return _value(left, sizes) ** power
        case ast.BinOp(left=left, op=op, right=right):
            return _OPERATORS[type(op)](_value(left, sizes), _value(right, sizes))
        case ast.Call(func=ast.Name(id=name), args=args):
            return _FUNCTIONS[name](*(_value(argument, sizes) for argument in args))
        case _:
            raise ValueError(FORM)

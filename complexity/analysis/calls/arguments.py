"""How the arguments of a call meet the parameters of a function."""

from __future__ import annotations

from complexity.analysis.values.abstract import Tup, Value
from complexity.model import Function


def ordered(function: Function, args: list[Value], options: dict[str, Value]) -> list[Value]:
    """Positional arguments followed by those given by keyword, in parameter order."""
    ordered = list(args)
    for param in function.params[len(args) :]:
        if param.name not in options:
            break
        ordered.append(options[param.name])
    return ordered


def gathered(function: Function, args: list[Value]) -> list[Value]:
    """`*rest` takes all further positional arguments as one tuple."""
    for position, param in enumerate(function.params):
        if param.variadic:
            return [*args[:position], Tup(tuple(args[position:]))]
    return args

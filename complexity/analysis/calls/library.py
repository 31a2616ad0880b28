"""Library calls: their cost from the table, and what they do to values."""

from __future__ import annotations

from complexity.analysis.contents.places import forget_places
from complexity.analysis.context import Context
from complexity.analysis.operations import HANDLERS
from complexity.analysis.operations.pricing import charge
from complexity.analysis.reading.reads import line_text, settle_sequence
from complexity.analysis.values.abstract import BOOL, UNKNOWN, Ref, Value
from complexity.analysis.values.arithmetic import scalar_function
from complexity.model import Call, Kind
from complexity.model.effects import MUTATING

SCALAR = frozenset(
    [
        "sqrt",
        "isqrt",
        "abs",
        "int",
        "float",
        "id",
        "gcd",
        "lcm",
        "pow",
        "pow_mod",
        "ord",
        "math",
        "logarithm",
        "rounded",
        "divmod",
        "factorial",
        "comb",
        "popcount",
        "bit_length",
        "hash",
        "random",
        "clock",
        "len",
        "bin",
        "str",
        "chr",
    ]
)
TRUTH = frozenset(
    [
        "bool",
        "contains",
        "empty",
        "any_of",
        "all_of",
        "is_sorted",
        "char_test",
        "starts_with",
        "equal",
        "compare",
        "type",
        "binary_search",
        "is_subset",
        "next_permutation",
    ]
)
KEEPS_LINE = frozenset(
    ["split", "int", "float", "str", "to_list", "map", "strip", "read_line", "next", "iter"]
)


LEAST = {
    **dict.fromkeys(("accumulate", "append_text", "combinations", "deep_copy", "distance",
                     "enumerate", "get", "heap_push", "insert_at", "insort", "kept",
                     "permutations", "push", "push_back", "push_front", "reduce", "set_add",
                     "set_default", "set_item", "split", "steps_between", "strip"), 1),
    "filled": 2,
    "view": 3,
}  # fmt: skip
"""Operands without which an operation means nothing; sources may still leave them out."""


def library_call(ctx: Context, call: Call) -> Value:
    """Charge the call to the meter and return what it yields."""
    hint = ctx.hint
    if any(name == "static" for name, _ in call.options):
        with ctx.metered():  # zeroed before the program starts
            args = [ctx.evaluate(ctx, a) for a in call.args]
    else:
        args = [ctx.evaluate(ctx, a) for a in call.args]
    for _, option in call.options:
        ctx.evaluate(ctx, option)
    ctx.hint = hint
    if call.op not in KEEPS_LINE:
        _settle(ctx, call, args)
    if len(args) < LEAST.get(call.op, 0):
        ctx.spend(ctx.hole(f"{call.op} with too few arguments", "a call that fits"))
        return UNKNOWN
    if ctx.program.language == "python" and any(ctx.kind(a) is Kind.RECORD for a in args):
        special = _special(ctx, call, args)
        if special is not None:
            return special
    if call.op in MOVING and args:
        forget_places(ctx, args[0])
    handler = HANDLERS.get(call.op)
    if handler is not None:
        return handler(ctx, call, args)
    charge(ctx, call, args)
    return _result(ctx, call, args)


MOVING = MUTATING - {"push_back", "extend", "append_text", "pop_back"}
"""Operations after which an index may mean another element."""

SPECIAL = {
    "contains": "__contains__", "len": "__len__", "int": "__int__", "float": "__float__",
    "abs": "__abs__", "bool": "__bool__", "hash": "__hash__", "pop_at": "__delitem__",
    "math": "__round__", "reversed": "__reversed__", "next": "__next__",
}  # fmt: skip
"""Methods that an operation on an object of the program's own class runs."""

SHOWING = frozenset({"str", "format", "write", "write_line", "join"})
SHOWN_BY = ("__format__", "__str__", "__repr__")
ITERATING = ("__iter__", "__getitem__", "__next__")


def _special(ctx: Context, call: Call, args: list[Value]) -> Value | None:
    """What an own class makes of an operation; None where nothing of its own runs."""
    method = SPECIAL.get(call.op)
    if method is not None and ctx.kind(args[0]) is Kind.RECORD:
        result = ctx.operate(ctx, method, args)
        return BOOL if call.op in TRUTH else result
    objects = [a for a in args if ctx.kind(a) is Kind.RECORD]
    if call.op in SHOWING:
        for shown in objects:
            for name in SHOWN_BY:
                ctx.operate(ctx, name, [shown])
    elif any(_defines(ctx, o, ITERATING) for o in objects) and call.op not in STORING:
        ctx.spend(ctx.hole(f"{call.op} runs through an object of an own class", "a plain list"))
    return None


STORING = frozenset({"push_back", "push_front", "push", "heap_push", "set_add", "insert_at", "get",
                     "set_item", "set_default", "id", "type", "copy"})  # fmt: skip


def _defines(ctx: Context, value: Value, methods: tuple[str, ...]) -> bool:
    obj = ctx.obj(value)
    return obj is not None and any(ctx.program.function(f"{obj.name}.{m}") for m in methods)


def _settle(ctx: Context, call: Call, args: list[Value]) -> None:
    """Input that is used for anything but taking it apart is a text or an array by now."""
    for arg in args:
        obj = ctx.obj(arg)
        if obj is None or not isinstance(arg, Ref) or not obj.text:
            continue
        if obj.kind is Kind.STR:
            line_text(ctx, arg)
        else:
            settle_sequence(ctx, call, arg)


def _result(ctx: Context, call: Call, args: list[Value]) -> Value:
    numbers = [ctx.number(a) for a in args]
    if call.op in TRUTH:
        return BOOL
    if call.op in SCALAR:
        return scalar_function(call.op, numbers)
    return UNKNOWN

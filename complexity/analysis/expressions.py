"""Evaluation of expressions: their value, and their cost on the meter."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import pairwise

from complexity.analysis.binding.slices import sliced
from complexity.analysis.calls.library import library_call
from complexity.analysis.calls.usercalls import invoke
from complexity.analysis.comprehensions import comprehend
from complexity.analysis.contents.digits import charge_digits, is_short
from complexity.analysis.contents.elements import (
    UNIT_LENGTH,
    element_at,
    grow,
    keep_key,
    length_symbol,
    new_container,
    summary_element,
)
from complexity.analysis.contents.keys import index_cost
from complexity.analysis.contents.places import set_places
from complexity.analysis.contents.sums import starts_at_zero
from complexity.analysis.context import Context
from complexity.analysis.reading.reads import is_row, settle_sequence
from complexity.analysis.reading.streams import stream_index
from complexity.analysis.termination.refine import refine
from complexity.analysis.values.abstract import (
    BOOL,
    NOTHING,
    OCTETS,
    UNKNOWN,
    Fun,
    Num,
    Obj,
    Ref,
    Tup,
    Value,
    add,
)
from complexity.analysis.values.arithmetic import binary, unary
from complexity.analysis.values.poly import Poly
from complexity.analysis.values.state import join_states, join_values
from complexity.growth import Growth
from complexity.model import (
    Binary,
    Call,
    Collection,
    Compare,
    Comprehension,
    Conditional,
    Const,
    Expr,
    Field,
    Index,
    Invoke,
    Kind,
    Lambda,
    Logic,
    Name,
    Octets,
    OpaqueExpr,
    Slice,
    Star,
    Unary,
)
from complexity.model.types import SEQUENCES
from complexity.report import StepKind

OPERATORS = {
    "+": "__add__", "-": "__sub__", "*": "__mul__", "@": "__matmul__", "/": "__truediv__",
    "//": "__floordiv__", "%": "__mod__", "**": "__pow__", "&": "__and__", "|": "__or__",
    "^": "__xor__", "==": "__eq__", "!=": "__eq__", "<": "__lt__", ">": "__lt__",
    "<=": "__le__", ">=": "__le__",
}  # fmt: skip
UNARY = {"-": "__neg__", "~": "__invert__"}


def evaluate(ctx: Context, expr: Expr) -> Value:
    """The abstract value of an expression."""
    ctx.tick()
    match expr:
        case Const():
            return constant(ctx, expr)
        case Name(id=name):
            return _name(ctx, name)
        case Unary(op=op, operand=operand):
            return _unary(ctx, op, ctx.evaluate(ctx, operand))
        case Binary():
            return _binary(ctx, expr)
        case Compare(op=op, left=left, right=right):
            return _compare(ctx, op, ctx.evaluate(ctx, left), ctx.evaluate(ctx, right))
        case Logic(op=op, operands=operands):
            return _logic(ctx, operands, conjunction=op == "and")
        case Conditional():
            return _conditional(ctx, expr)
        case Index():
            return _index(ctx, expr)
        case Slice():
            return sliced(ctx, expr)
        case Field(base=base, name=name):
            return _field(ctx, ctx.evaluate(ctx, base), name)
        case Star(value=value):
            return ctx.evaluate(ctx, value)
        case Collection():
            return _collection(ctx, expr)
        case Comprehension():
            return _comprehension(ctx, expr)
        case Call():
            ctx.line = expr.span.line or ctx.line
            return library_call(ctx, expr)
        case Invoke():
            ctx.line = expr.span.line or ctx.line
            return invoke(ctx, expr)
        case Lambda(function=function):
            return Fun(function, ctx.frame)
        case OpaqueExpr():
            return _opaque(ctx, expr)


def constant(ctx: Context, expr: Const) -> Value:
    match expr.value:
        case bool() as truth:
            return Num.constant(int(truth))
        case int() as number:
            return Num.constant(number)
        case float() as number if math.isfinite(number):
            return Num.exact(Poly.constant(Fraction(number).limit_denominator(10**6)), Kind.FLOAT)
        case float():
            return Num(kind=Kind.FLOAT)
        case str() as text:
            name = OCTETS if isinstance(text, Octets) else ""
            return ctx.allocate(expr, Obj(Kind.STR, Num.constant(len(text)), free=True, name=name))
        case None:
            return NOTHING


def _name(ctx: Context, name: str) -> Value:
    value = ctx.lookup(name)
    if value == UNKNOWN:
        number = next((v for n, v in ctx.program.constants if n == name), None)
        if number is not None:  # a macro
            return Num.constant(number)
        function = ctx.tables.qualified.get(name)
        if function is not None:
            return Fun(function, 0)
    return value


def truth_of(ctx: Context, value: Value) -> None:
    """An object of an own Python class is asked for its truth, or its length."""
    if ctx.kind(value) is Kind.RECORD and ctx.program.language == "python":
        ctx.operate(ctx, "__bool__", [value])
        ctx.operate(ctx, "__len__", [value])


def _unary(ctx: Context, op: str, operand: Value) -> Value:
    if op in ("*", "&"):
        if op == "*" and isinstance(operand, Ref):
            return element_at(ctx, operand, None)
        return operand
    if op == "not":
        truth_of(ctx, operand)
    elif ctx.kind(operand) is Kind.RECORD:
        ctx.operate(ctx, UNARY.get(op, op), [operand])
    return unary(op, ctx.number(operand)) if isinstance(operand, Num) else BOOL


def _binary(ctx: Context, expr: Binary) -> Value:
    left, right = ctx.evaluate(ctx, expr.left), ctx.evaluate(ctx, expr.right)
    if isinstance(left, Num) and isinstance(right, Num):
        charge_digits(ctx, expr, left, right)
        return binary(expr.op, left, right)
    kinds = (ctx.kind(left), ctx.kind(right))
    if kinds[0] is Kind.RECORD:
        return ctx.operate(ctx, OPERATORS.get(expr.op, ""), [left, right])
    if kinds[1] is Kind.RECORD and ctx.program.language == "python":
        name = OPERATORS.get(expr.op, "").removeprefix("__")
        return ctx.operate(ctx, f"__r{name}", [right, left])
    if expr.op == "+" and any(k in SEQUENCES for k in kinds):
        return concatenate(ctx, expr, left, right)
    if expr.op == "*" and any(k in SEQUENCES for k in kinds):
        return _repeat(ctx, expr, left, right)
    if expr.op in ("&", "|", "-", "^") and any(k in (Kind.SET, Kind.DICT) for k in kinds):
        return _set_operation(ctx, expr, left, right)
    if expr.op == "%" and kinds[0] is Kind.STR:
        return new_container(ctx, expr, Kind.STR, ctx.length(left))
    return binary(expr.op, ctx.number(left), ctx.number(right))


def concatenate(ctx: Context, expr: Binary, left: Value, right: Value) -> Value:
    """A new sequence of both: costs the sum of the lengths; a written number counts as one item."""
    parts = [
        Num.constant(1) if isinstance(v, Num) or is_short(ctx, v) else ctx.length(v)
        for v in (left, right)
    ]
    total = add(*parts)
    cost = ctx.size(parts[0], "length of the left part") + ctx.size(
        parts[1], "length of the right part"
    )
    short = all(isinstance(v, Num) or is_short(ctx, v) for v in (left, right))
    if not short:
        ctx.spend(cost, cost)
    if not (short or cost.is_constant):
        ctx.note(expr.span.line, cost, StepKind.HIDDEN, "concatenation copies both parts")
    kind = ctx.kind(left) if ctx.kind(left) in SEQUENCES else ctx.kind(right)
    element = summary_element(ctx, left) or summary_element(ctx, right)
    return new_container(ctx, expr, kind, total, element, free=short)


def _repeat(ctx: Context, expr: Binary, left: Value, right: Value) -> Value:
    items, count = (left, right) if isinstance(right, Num) else (right, left)
    length = binary("*", ctx.length(items), ctx.number(count))
    cost = ctx.size(length, "repetition")
    ctx.spend(cost, cost)
    if not cost.is_constant:
        ctx.note(expr.span.line, cost, StepKind.HIDDEN, "repetition makes that many elements")
    return new_container(ctx, expr, ctx.kind(items), length, summary_element(ctx, items))


def _set_operation(ctx: Context, expr: Binary, left: Value, right: Value) -> Value:
    cost = ctx.length_size(left, "the left set") + ctx.length_size(right, "the right set")
    ctx.spend(cost)
    ctx.note(expr.span.line, cost, StepKind.HIDDEN, "runs over both sets")
    ctx.assume("hash_uniform")
    total = add(ctx.length(left), ctx.length(right))
    return new_container(ctx, expr, Kind.SET, total, summary_element(ctx, left))


def _compare(ctx: Context, op: str, left: Value, right: Value) -> Value:
    """Comparing sequences looks inside; short keys and numbers cost nothing extra."""
    if ctx.kind(left) is Kind.RECORD:
        ctx.operate(ctx, OPERATORS.get(op, ""), [left, right])
        return BOOL
    if isinstance(left, Ref) and isinstance(right, Ref):
        a, b = ctx.obj(left), ctx.obj(right)
        if a and b and a.kind is Kind.STR and (a.text or b.text):
            ctx.assume("short_keys")
        elif a and b and a.kind is b.kind and a.kind in (Kind.LIST, Kind.STR, Kind.DICT):
            cost = min((ctx.length_size(v, "operand") for v in (left, right)), key=_complexity)
            if not cost.is_constant and not (a.kind is Kind.STR and (a.shared or b.shared)):
                ctx.spend(cost)
                ctx.note(ctx.line, cost, StepKind.HIDDEN, "compares the two element by element")
    return BOOL


def _complexity(growth: Growth) -> int:
    return len(str(growth))


def _logic(ctx: Context, operands: tuple[Expr, ...], conjunction: bool) -> Value:
    """Later operands may not be evaluated: they count above and not below.

    In a conjunction the earlier operands hold where the later ones are evaluated.
    """
    truth_of(ctx, ctx.evaluate(ctx, operands[0]))
    known = dict(ctx.state.variables)
    for before, operand in pairwise(operands):
        if conjunction:
            refine(ctx, before)
        with ctx.metered() as part:
            ctx.evaluate(ctx, operand)
        ctx.meter.include(part)
    ctx.state.variables = known
    return BOOL


def _conditional(ctx: Context, expr: Conditional) -> Value:
    truth_of(ctx, ctx.evaluate(ctx, expr.test))
    before, outer = ctx.state.copy(), ctx.branches
    ctx.branches = (*outer, (id(expr), 0))
    with ctx.metered() as first:
        then = ctx.evaluate(ctx, expr.then)
    after_then, ctx.state = ctx.state, before
    ctx.branches = (*outer, (id(expr), 1))
    with ctx.metered() as second:
        otherwise = ctx.evaluate(ctx, expr.otherwise)
    ctx.branches = outer
    for part in (first, second):
        ctx.meter.include(part)
    ctx.state = join_states(after_then, ctx.state)
    return join_values(then, otherwise, ctx.state)


def _index(ctx: Context, expr: Index) -> Value:
    base = ctx.evaluate(ctx, expr.base)
    obj = ctx.obj(base)
    if obj is not None and obj.stream and isinstance(base, Ref):
        return stream_index(ctx, expr, base)
    index = ctx.evaluate(ctx, expr.index)
    if obj is not None and obj.kind is Kind.STR and isinstance(base, Ref):
        ctx.looked.add(base.id)
    if obj is not None and obj.text and isinstance(base, Ref) and obj.kind is not Kind.STR:
        fixed = isinstance(index, Num) and index.value is not None
        if not (fixed and is_row(ctx, base)):
            settle_sequence(ctx, expr, base)
        obj = ctx.obj(base)
    if isinstance(base, Tup):
        return _tuple_item(ctx, base, index)
    if obj is None:
        return UNKNOWN
    if obj.kind is Kind.RECORD:
        return ctx.operate(ctx, "__getitem__", [base, index])
    if obj.kind in (Kind.DICT, Kind.TREE_DICT):
        cost = index_cost(ctx, base, index)
        ctx.spend(cost)
        if obj.kind is Kind.TREE_DICT:
            ctx.note(expr.span.line, cost, StepKind.LIBRARY, "lookup in a balanced tree: O(log n)")
        if isinstance(base, Ref) and (ctx.program.language == "cpp" or obj.name == "default"):
            grow(ctx, base, UNIT_LENGTH, None)
            keep_key(ctx, base, index)
        return element_at(ctx, base, index)
    middle = not (isinstance(index, Num) and index.value in (0, -1))
    if obj.kind is Kind.DEQUE and middle and ctx.program.language == "python":
        cost = ctx.length_size(base, "the deque")
        ctx.spend(cost)
        ctx.note(expr.span.line, cost, StepKind.HIDDEN, "a deque walks to an inner element")
    if isinstance(base, Ref) and ctx.visited_by.get(base.id) == expr.index:
        return ctx.visits[base.id]
    if isinstance(index, Num) and isinstance(base, Ref):
        length_symbol(ctx, base, index)
    return element_at(ctx, base, index)


def _tuple_item(ctx: Context, base: Tup, index: Value) -> Value:
    position = index.value if isinstance(index, Num) else None
    if position is not None and -len(base.items) <= position < len(base.items):
        return base.items[int(position)]
    joined: Value = base.items[0] if base.items else UNKNOWN
    for item in base.items[1:]:
        joined = join_values(joined, item, ctx.state)
    return joined


def _field(ctx: Context, base: Value, name: str) -> Value:
    obj = ctx.obj(base)
    if isinstance(base, Tup):
        position = {"first": 0, "second": 1}.get(name)
        if position is not None and position < len(base.items):
            return base.items[position]
    if obj is None:
        return UNKNOWN
    if obj.kind is Kind.RECORD:
        value = obj.field(name)
        return ctx.operate(ctx, name, [base]) if value is None else value
    element = element_at(ctx, base, None)
    if isinstance(element, Tup):
        return _field(ctx, element, name)
    return element if obj.kind is Kind.ITERATOR else UNKNOWN


def _collection(ctx: Context, expr: Collection) -> Value:
    values = [ctx.evaluate(ctx, item) for item in expr.items]
    starred = any(isinstance(item, Star) for item in expr.items)
    if expr.kind == "tuple" and not starred:
        return Tup(tuple(values))
    kind = {"list": Kind.LIST, "set": Kind.SET, "dict": Kind.DICT}.get(expr.kind, Kind.TUPLE)
    length = Num.constant(0)
    element: Value | None = None
    key: Value | None = None
    for item, value in zip(expr.items, values, strict=True):
        if isinstance(item, Star):
            length = add(length, ctx.length(value))
            cost = ctx.length_size(value, "unpacked sequence")
            ctx.spend(cost, cost)
            ctx.note(expr.span.line, cost, StepKind.HIDDEN, "unpacks every element")
            value = summary_element(ctx, value) or UNKNOWN
        else:
            length = add(length, Num.constant(1))
        if kind is Kind.DICT and isinstance(value, Tup) and len(value.items) == 2:
            key = value.items[0] if key is None else join_values(key, value.items[0], ctx.state)
            value = value.items[1]
        element = value if element is None else join_values(element, value, ctx.state)
    made = new_container(ctx, expr, kind, length, element, key)
    if not values:
        starts_at_zero(ctx, made, None)
    if kind is Kind.LIST and not starred:
        set_places(ctx, made, values)
    return made


def _comprehension(ctx: Context, expr: Comprehension) -> Value:
    return comprehend(ctx, expr)


def _opaque(ctx: Context, expr: OpaqueExpr) -> Value:
    for operand in expr.operands:
        ctx.evaluate(ctx, operand)
    unknown = ctx.hole(expr.reason, "code that can be read", expr.span.line)
    ctx.spend(unknown)
    ctx.note(expr.span.line, unknown, StepKind.UNKNOWN, expr.reason)
    return UNKNOWN

"""Entry points, and what their parameters are."""

from __future__ import annotations

from complexity.analysis.callgraph import called_names
from complexity.analysis.contents.elements import new_container
from complexity.analysis.context import Context
from complexity.analysis.values.abstract import UNKNOWN, Any, Num, Obj, Value
from complexity.analysis.values.cursor import affine_form
from complexity.analysis.values.poly import ZERO, Poly
from complexity.analysis.values.symbols import Role
from complexity.model import (
    Call,
    Comprehension,
    Each,
    Function,
    Index,
    Invoke,
    Kind,
    Name,
    Param,
    Program,
    Slice,
    Type,
    expressions_of,
    statements_in,
)
from complexity.skeleton import Parameter, Skeleton, TokenKind

SCALARS = frozenset({Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.CHAR})
SEQUENCE_OPS = frozenset(
    {"len", "sum_of", "min_of", "max_of", "sorted", "sort", "enumerate", "reversed", "to_set",
     "to_counter", "push_back", "pop_back", "count_of", "to_list", "zip", "join"}
)  # fmt: skip
TEXT_OPS = frozenset({"split", "strip", "lower", "char_test", "starts_with", "replace"})


def entry_functions(program: Program) -> list[Function]:
    """Functions that nothing else in the file calls (counting conventions, 1)."""
    called: set[str] = set()
    for function in program.functions:
        called |= called_names(function) - {function.name}
    fresh = [f for f in program.functions if f.name not in called]
    operations = [f for f in fresh if not (f.name.startswith("__") and f.name != "__call__")]
    return operations or fresh or list(program.functions)


def argument(ctx: Context, function: Function, param: Param, known: Parameter | None) -> Value:
    """The abstract value of an entry point's argument."""
    if known is not None:
        return _declared(ctx, param, known)
    type_ = param.type
    if type_.kind is Kind.UNKNOWN:
        type_ = guessed_type(function, param.name)
    return _typed(ctx, param, type_, param.name)


def _declared(ctx: Context, param: Param, known: Parameter) -> Value:
    """An argument as the task declares it."""
    for dimension in known.dimensions:
        for name in dimension.symbols:
            ctx.symbols.named(name, "of the task's input")
    symbol = ctx.symbols.named(known.name, "largest value of the argument")
    value: Value = Num((Poly.symbol(symbol),), (ZERO,))
    if not known.dimensions and known.kind is TokenKind.INT:
        return Num.symbol(symbol)
    if known.kind is TokenKind.FLOAT:
        value = Num(kind=Kind.FLOAT)
    dimensions = list(known.dimensions)
    if known.kind is TokenKind.WORD and dimensions:
        length = Num.exact(affine_form(dimensions.pop()))
        value = ctx.allocate((param), Obj(Kind.STR, length, given=True))
    for level, dimension in enumerate(reversed(dimensions)):
        length = Num.exact(affine_form(dimension))
        node = ctx.made_node_for(param, level)
        value = ctx.allocate_given(new_container(ctx, node, Kind.LIST, length, value))
    return value


def _typed(ctx: Context, param: Param, type_: Type, name: str, level: int = 0) -> Value:
    node = ctx.made_node_for(param, level)
    line = ctx.line
    match type_.kind:
        case kind if kind in SCALARS:
            if kind is not Kind.INT:
                return Num(kind=kind, lower=(ZERO,))
            meaning = f"argument {name}" if level == 0 else f"largest value in {name}"
            role = Role.VALUE if level == 0 else Role.ELEMENT
            symbol = ctx.site(node, role, name if level == 0 else "", meaning, line)
            return Num.symbol(symbol) if level == 0 else Num((Poly.symbol(symbol),), (ZERO,))
        case Kind.RECORD | Kind.POINTER:
            return Any(Kind.RECORD, type_.name or (type_.args[0].name if type_.args else ""))
        case kind if type_.is_container or kind in (Kind.TUPLE, Kind.GENERATOR):
            meaning = f"length of {name}" if level == 0 else f"length of one element of {name}"
            wish = f"|{name}|" if kind is Kind.STR else ("n" if level == 0 else "m")
            length = Num.symbol(ctx.site(node, Role.LENGTH, wish, meaning, line))
            element = None
            if kind is not Kind.STR:
                element = _typed(ctx, param, type_.element, name, level + 1)
                if element == UNKNOWN:
                    element = _typed(ctx, param, Type(Kind.INT), name, level + 1)
            made = new_container(ctx, node, _plain(kind), length, element, element)
            return ctx.allocate_given(made)
        case Kind.FUNCTION:
            return Any(Kind.FUNCTION)
        case _:
            return UNKNOWN


def _plain(kind: Kind) -> Kind:
    return Kind.LIST if kind in (Kind.ARRAY, Kind.GENERATOR) else kind


def guessed_type(function: Function, name: str) -> Type:
    """What an untyped parameter must be, from how the body uses it."""
    found = _use(function, name)
    return found or Type(Kind.INT)


def _use(function: Function, name: str) -> Type | None:
    target = Name(name)
    nested = text = sequence = False
    for expr in expressions_of(function.body):
        match expr:
            case Index(base=Index(base=base)) if base == target:
                nested = True
            case Index(base=base) | Slice(base=base) if base == target:
                sequence = True
            case Call(op=op, args=args) if target in args[:2]:
                if op in TEXT_OPS:
                    text = True
                elif op in SEQUENCE_OPS or (op == "contains" and args[0] == target):
                    sequence = True
            case Comprehension(clauses=clauses):
                sequence = sequence or any(c.iterable == target for c in clauses)
            case Invoke():
                pass
            case _:
                pass
    for stmt in statements_in(function.body):
        if isinstance(stmt, Each) and stmt.iterable == target:
            sequence = True
    if nested:
        return Type(Kind.LIST, (Type(Kind.LIST, (Type(Kind.INT),)),))
    if text:
        return Type(Kind.STR)
    return Type(Kind.LIST, (Type(Kind.INT),)) if sequence else None


def declared(skeleton: Skeleton | None, function: Function) -> list[Parameter | None]:
    """The task's parameters for a function-style entry, by position without `self`."""
    count = len(function.params)
    if skeleton is None or not skeleton.parameters:
        return [None] * count
    offset = 1 if function.owner and function.params and function.params[0].name == "self" else 0
    known: list[Parameter | None] = [None] * offset
    known += list(skeleton.parameters[: count - offset])
    return known + [None] * (count - len(known))

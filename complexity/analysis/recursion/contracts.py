"""How long the results of a recursive function are: assumed of its own calls, then proved.

If every return of one activation keeps to the bound while its self-calls are taken to keep to it,
then by induction over the nesting of calls all results do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from complexity.analysis.context import Context
from complexity.analysis.costs.meter import Meter
from complexity.analysis.parts.portions import closed_portion
from complexity.analysis.recursion.selfcalls import calls
from complexity.analysis.values.abstract import (
    NOTHING,
    Any,
    Num,
    Obj,
    Portion,
    Ref,
    Tup,
    Value,
    add,
    multiply,
)
from complexity.analysis.values.poly import ONE, ZERO, Poly
from complexity.analysis.walks import Activation, Contract
from complexity.model import (
    Collection,
    Const,
    Do,
    Expr,
    Function,
    Index,
    Kind,
    Name,
    expressions_of,
    statements_in,
)
from complexity.model.types import CONTAINERS

MOST_TRIED = 4


def walked(
    ctx: Context,
    function: Function,
    arguments: Sequence[Value],
    symbols: tuple[str, ...],
    walk: Callable[[], Activation],
) -> tuple[Meter, Activation]:
    """One walk of the body; where the results of self-calls matter, under a contract that holds."""
    before, noted = ctx.state.copy(), (len(ctx.steps), len(ctx.kept))
    place, names = (id(function), ctx.path()), names_of(function, symbols)
    known = ctx.proved.get(place)
    if known is not None:
        ctx.contracts[id(function)] = known
    with ctx.metered() as part:
        activation = walk()
    if not activation.self_calls or not ctx.tables.fact(function, _results_used):
        return part, activation
    if known is not None and kept(ctx, known, activation, names):
        return part, activation
    if place in ctx.proved and known is None:
        return part, activation
    ctx.contracts.pop(id(function), None)
    after, said, held = ctx.state, ctx.steps[noted[0] :], ctx.kept[noted[1] :]
    lengths = frozenset(
        s for s, v in zip(symbols, arguments, strict=False) if s and isinstance(v, Ref)
    )
    for contract in _candidates(ctx, activation, symbols, lengths):
        ctx.state = before.copy()
        del ctx.steps[noted[0] :], ctx.kept[noted[1] :]
        ctx.contracts[id(function)] = contract
        with ctx.metered() as again:
            retried = walk()
        if kept(ctx, contract, retried, names):
            ctx.proved[place] = contract
            return again, retried
    ctx.proved[place] = None
    ctx.contracts.pop(id(function), None)
    ctx.state = after
    ctx.steps[noted[0] :], ctx.kept[noted[1] :] = said, held
    return part, activation


def names_of(function: Function, symbols: tuple[str, ...]) -> dict[str, str]:
    """Parameters by name with the symbols that stand for them."""
    return {p.name: s for p, s in zip(function.params, symbols, strict=False) if s}


def _results_used(function: Function) -> bool:
    """Whether a self-call is more than a statement of its own."""
    ignored = {id(s.value) for s in statements_in(function.body) if isinstance(s, Do)}
    return any(
        calls(e, function.name) and id(e) not in ignored for e in expressions_of(function.body)
    )


def _candidates(
    ctx: Context, activation: Activation, symbols: tuple[str, ...], lengths: frozenset[str]
) -> list[Contract]:
    """Bounds worth a try; `lengths` are the symbols among `symbols` that are lengths."""
    known = [v for v in activation.returns if isinstance(v, Ref | Tup)]
    if not known:
        return []
    own = frozenset(s for s in symbols if s)
    found: list[Contract] = []
    for form in _forms(ctx, known, own, lengths):
        shape = _shaped(ctx, known[0], form)
        contract = None if shape is None else replace(shape, symbols=symbols)
        if contract is not None and contract not in found:
            found.append(contract)
    return found[:MOST_TRIED]


def _forms(
    ctx: Context, known: Sequence[Value], own: frozenset[str], lengths: frozenset[str]
) -> Iterator[Poly]:
    """The bounds of returns that are known already, each length, all lengths together."""
    for value in known:
        yield from (f for f in _bounds_of(ctx, value) if f.symbols and f.symbols <= own)
    yield from (Poly.symbol(s) for s in sorted(lengths))
    if len(lengths) > 1:
        total = ZERO
        for symbol in sorted(lengths):
            total = total + Poly.symbol(symbol)
        yield total
    yield ONE


def _bounds_of(ctx: Context, value: Value) -> list[Poly]:
    if isinstance(value, Tup):
        return [f for item in value.items for f in _bounds_of(ctx, item)]
    obj = ctx.obj(value)
    return [] if obj is None or obj.kind not in CONTAINERS else [f.rising() for f in
                                                                 obj.length.upper]  # fmt: skip


def _shaped(ctx: Context, value: Value, form: Poly) -> Contract | None:
    if isinstance(value, Tup):
        items = tuple(_shaped(ctx, item, form) for item in value.items)
        return Contract(Kind.TUPLE, None, tuple(i or Contract(Kind.UNKNOWN) for i in items))
    if isinstance(value, Num):
        return Contract(value.kind)
    obj = ctx.obj(value)
    return Contract(obj.kind, form) if obj is not None and obj.kind in CONTAINERS else None


def promise(ctx: Context, contract: Contract, sizes: Sequence[Num | None], site: object) -> Value:
    """What a call with arguments of these sizes returns."""
    return _promised(ctx, contract, dict(zip(contract.symbols, sizes, strict=False)), site)


def _promised(
    ctx: Context, contract: Contract, sizes: dict[str, Num | None], site: object
) -> Value:
    if contract.kind is Kind.TUPLE:
        places = (ctx.places.setdefault((id(site), -50 - i), object())
                  for i in range(len(contract.items)))  # fmt: skip
        return Tup(
            tuple(_promised(ctx, c, sizes, p) for c, p in zip(contract.items, places, strict=True))
        )
    if contract.length is None:
        return Any() if contract.kind is Kind.UNKNOWN else Num(kind=contract.kind)
    return ctx.allocate(site, Obj(contract.kind, _length(contract.length, sizes)))


def _length(form: Poly, sizes: dict[str, Num | None]) -> Num:
    total: Num | None = None
    for monomial, coefficient in form.terms:
        term = Num.constant(coefficient)
        for symbol, exponent in monomial:
            size = sizes.get(symbol)
            if size is None or exponent != 1:
                return Num(lower=(ZERO,))
            term = size if term.value == Fraction(1) else multiply(term, size)
        total = term if total is None else add(total, term)
    total = Num.constant(0) if total is None else total
    portion = None if total.portion is None else Portion(total.portion.form)
    return Num(total.upper, (ZERO,), total.size, portion=portion)


def kept(ctx: Context, contract: Contract, activation: Activation, names: dict[str, str]) -> bool:
    """Whether every return keeps to the contract; `names` maps parameters to their symbols."""
    outer = ctx.state
    own = frozenset(names.values())
    try:
        for value, (stmt, state) in zip(activation.returns, activation.exits, strict=False):
            ctx.state = state
            check = _Check(ctx, own, names)
            if not check.keeps(contract, value, stmt.value if stmt is not None else None):
                return False
    finally:
        ctx.state = outer
    return len(activation.returns) == len(activation.exits) > 0


@dataclass(frozen=True, slots=True)
class _Check:
    ctx: Context
    own: frozenset[str]
    names: dict[str, str]

    def keeps(self, contract: Contract, value: Value, expr: Expr | None) -> bool:
        if value == NOTHING:
            return self.ctx.program.language == "python"
        if contract.kind is Kind.TUPLE:
            return self._tuple_keeps(contract, value, expr)
        if contract.length is None:
            return contract.kind is Kind.UNKNOWN or isinstance(value, Num)
        obj = self.ctx.obj(value)
        if obj is None or obj.kind is not contract.kind:
            return False
        if obj.length.value is not None and self._shown(contract.length, expr, obj.length.value):
            return True
        forms = list(obj.length.upper)
        if obj.length.portion is not None:
            forms.append(obj.length.portion.form)
        tops = [f for form in forms for f in closed_portion(self.ctx, form, self.own).upper]
        return any((contract.length - top).never_negative for top in tops)

    def _tuple_keeps(self, contract: Contract, value: Value, expr: Expr | None) -> bool:
        if not isinstance(value, Tup) or len(value.items) != len(contract.items):
            return False
        same = isinstance(expr, Collection) and len(expr.items) == len(value.items)
        exprs = expr.items if isinstance(expr, Collection) and same else (None,) * len(value.items)
        return all(
            self.keeps(c, v, e) for c, v, e in zip(contract.items, value.items, exprs, strict=True)
        )

    def _shown(self, bound: Poly, expr: Expr | None, length: Fraction) -> bool:
        """`[a[0], a[1]]`: `a` has as many elements, since they are looked up."""
        if not isinstance(expr, Collection) or expr.kind != "list":
            return False
        for part in expr.items:
            match part:
                case Index(base=Name(id=name), index=Const(value=int(place))):
                    whole = Poly.symbol(self.names.get(name, ""))
                    enough = place + 1 >= length or length == 1
                    if name in self.names and enough and (bound - whole).never_negative:
                        return True
                case _:
                    pass
        return False


def result(
    ctx: Context, contract: Contract, sizes: Sequence[Num | None], site: object, like: Value
) -> Value:
    """What the first call returns: as long as the contract says, with elements as seen."""
    return _like(ctx, promise(ctx, contract, sizes, site), like)


def _like(ctx: Context, made: Value, like: Value) -> Value:
    if isinstance(made, Tup) and isinstance(like, Tup):
        return Tup(tuple(_like(ctx, m, v) for m, v in zip(made.items, like.items, strict=True)))
    obj, model = ctx.obj(made), ctx.obj(like)
    if obj is not None and model is not None and isinstance(made, Ref):
        element = None if isinstance(model.element, Ref) else model.element
        ctx.put(made, replace(obj, element=element, key=model.key))
    return made


def sizes_of(ctx: Context, args: Sequence[Value]) -> tuple[Num | None, ...]:
    """Numbers as they are, containers by their length."""
    return tuple(a if isinstance(a, Num) else _length_of(ctx, a) for a in args)


def _length_of(ctx: Context, value: Value) -> Num | None:
    obj = ctx.obj(value)
    return obj.length if obj is not None and obj.kind is not Kind.RECORD else None

"""Branches that run at most once for each key: a mark is tested and then set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from complexity.analysis.termination.relaxing import Stale, stale_entry
from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Collection,
    Compare,
    Const,
    Continue,
    Counted,
    Do,
    Each,
    Expr,
    If,
    Index,
    Logic,
    Name,
    Return,
    Stmt,
    Unary,
    While,
    child_blocks,
    names_in,
    statements_in,
    walk_expression,
)
from complexity.model.effects import base_name

NEGATED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}


@dataclass(frozen=True, slots=True)
class Mark:
    """`container` remembers `key`; `keys` are all index expressions of a nested mark.

    `stamp` are variables that the entry is compared with: once they change, no key is marked.
    `unset` is what an unmarked entry is equal to.
    """

    container: str
    keys: tuple[Expr, ...]
    stamp: frozenset[str] = field(default=frozenset(), compare=False)
    unset: Expr | None = field(default=None, compare=False)
    stale: Stale | None = field(default=None, compare=False)  # final in this order of pops only


def conjuncts(test: Expr) -> tuple[Expr, ...]:
    if isinstance(test, Logic) and test.op == "and":
        return tuple(c for operand in test.operands for c in conjuncts(operand))
    return (test,)


def disjuncts(test: Expr) -> tuple[Expr, ...]:
    if isinstance(test, Logic) and test.op == "or":
        return tuple(c for operand in test.operands for c in disjuncts(operand))
    return (test,)


def mark_of_branch(stmt: If, *, recursive: bool = False) -> Mark | None:
    """The mark of `if not seen[v]: …; seen[v] = True; …`."""
    for part in conjuncts(stmt.test):
        for mark in unset_marks(part):
            if sets_mark(stmt.then, mark, part, recursive) and not taken_back(stmt.then, mark):
                return mark
    return None


def countdown(block: Block, position: int) -> Mark | None:
    """`left[v] -= 1`, then `if left[v] == 0`: true once for each key that only counts down."""
    stmt, before = block[position], block[position - 1] if position else None
    if not isinstance(stmt, If) or not isinstance(before, Assign):
        return None
    match stmt.test, before.value:
        case (
            Compare(op="==", left=Index() as place, right=Const(value=0)),
            Binary(op="-", left=Index() as old, right=Const(value=1)),
        ) if place == before.target == old:
            return next(iter(lookups(place)), None)
        case _:
            return None


def mark_of_rest(block: Block, position: int, *, recursive: bool = False) -> Mark | None:
    """The mark of what follows `if seen[v]: continue` (or return), when it is then set."""
    stmt = block[position]
    if not isinstance(stmt, If) or stmt.otherwise or not stmt.then:
        return None
    if not isinstance(stmt.then[-1], Continue | Return):
        return None
    for part in disjuncts(stmt.test):
        for mark in set_marks(part):
            rest = block[position + 1 :]
            if sets_mark(rest, mark, failing(part), recursive) and not taken_back(rest, mark):
                return mark
    stale = stale_entry(block, position)
    if stale is not None:
        return next((replace(m, stale=stale) for m in lookups(stale.place)), None)
    return None


def failing(test: Expr) -> Expr | None:
    """What holds where a test of a set mark fails."""
    match test:
        case Compare(op=op, left=left, right=right) if op in NEGATED:
            return Compare(NEGATED[op], left, right)
        case Index():
            return Unary("not", test)
        case Unary(op="not", operand=Index() as place):
            return place
        case _:
            return None


def unset_marks(test: Expr) -> Iterator[Mark]:
    """Marks that the test finds unset."""
    match test:
        case Unary(op="not", operand=inner):
            yield from lookups(inner)
        case Compare(op=op, left=Index() as place, right=other):
            yield from _stamped(place, other, other if op in ("==", "is") else None)
        case Compare(op="==" | "!=" | "<" | ">" as op, left=other, right=Index() as place):
            yield from _stamped(place, other, other if op == "==" else None)
        case Index():
            yield from lookups(test)
        case _:
            return


def set_marks(test: Expr) -> Iterator[Mark]:
    match test:
        case Index() | Call(op="contains"):
            yield from lookups(test)
        case Compare(op="!=" | "==" | ">=" | ">" as op, left=Index() as place, right=other):
            yield from (
                m
                for m in _stamped(place, other, other if op == "!=" else None)
                if not names_in(other) & _names_of_keys(m)
            )  # `parent[x] == x` ends a climb
        case _:
            return


def _stamped(place: Expr, other: Expr, unset: Expr | None) -> Iterator[Mark]:
    for mark in lookups(place):
        yield replace(mark, stamp=names_in(other), unset=unset)


def _names_of_keys(mark: Mark) -> frozenset[str]:
    return frozenset(n for key in mark.keys for n in names_in(key))


def lookups(place: Expr) -> Iterator[Mark]:
    match place:
        case Index():
            keys: list[Expr] = []
            base: Expr = place
            while isinstance(base, Index):
                keys.insert(0, base.index)
                base = base.base
            if isinstance(base, Name):
                yield Mark(base.id, tuple(keys))
            elif (name := base_name(base)) is not None:
                yield Mark(name, tuple(keys))
        case Call(op="contains" | "count_of" | "find", args=(Name(id=name), key)):
            yield Mark(name, (key,))
        case _:
            return


UNSETTING = frozenset({
    "assign", "clear", "copy_into", "erase_at", "erase_key", "erase_range", "erase_value", "fill",
    "memcpy", "memset", "pop_any", "pop_at", "resize", "swap",
})  # fmt: skip
"""Operations after which a key may be unmarked again."""


def taken_back(block: Block, mark: Mark) -> bool:
    """Whether the block also unsets marks of the container: another truth value, a removal."""
    truths: set[bool] = set()
    saved = _saved_names(block, mark)
    for stmt in statements_in(block):
        if _obscures(stmt, mark.container):
            return True
        match stmt:
            case Assign(target=Index() as place, value=value):
                if any(m.container == mark.container for m in lookups(place)):
                    if value == mark.unset or (isinstance(value, Name) and value.id in saved):
                        return True
                    truths.add(_truth(value) or isinstance(mark.unset, Const))
            case Do(value=Call(op=op, args=(target, *_))) if op in UNSETTING:
                while isinstance(target, Call) and target.args:  # a view of it, an iterator into it
                    target = target.args[0]
                if base_name(target) == mark.container:
                    return True
            case _:
                pass
    return len(truths) > 1


def _obscures(stmt: Stmt, container: str) -> bool:
    """A store whose truth cannot be told, or another name for the container."""
    match stmt:
        case Assign(target=Name(), value=Name(id=name)):
            return name == container
        case Assign(target=Collection(items=items)):
            return any(base_name(i) == container for i in items if isinstance(i, Index))
        case Each(target=Index() as place):
            return base_name(place) == container
        case Assign(target=Index() as place, value=Unary(op="not")):
            return base_name(place) == container
        case Assign(target=Index() as place, value=Binary(op=op) as value):
            own = any(base_name(p) == container for p in walk_expression(value)
                      if isinstance(p, Index))  # fmt: skip
            falls = op in ("^", "&", "*", "%") or (op == "-" and value.left == Const(1))
            return base_name(place) == container and own and falls
        case _:
            return False


def _saved_names(block: Block, mark: Mark) -> frozenset[str]:
    """Variables that keep an old entry of the container, to put it back later."""
    return frozenset(
        stmt.target.id
        for stmt in statements_in(block)
        if isinstance(stmt, Assign)
        and isinstance(stmt.target, Name)
        and any(m.container == mark.container for m in lookups(stmt.value))
    )


def _truth(value: Expr) -> bool:
    """Whether a stored value counts as set: anything but false, zero, none and negatives."""
    if not isinstance(value, Const):
        return True
    number = value.value
    return bool(number) and not (isinstance(number, int | float) and number < 0)


def sets_mark(block: Block, mark: Mark, test: Expr | None, recursive: bool = False) -> bool:
    """Whether the block sets the mark on every way through it (its own statements only)."""
    for stmt in block:
        match stmt:
            case Assign(target=Index() as place, value=value):
                if any(m == mark for m in lookups(place)) and falsifies(test, value, recursive):
                    return True
            case Do(value=Call(op="set_add", args=(Name(id=name), key))):
                if Mark(name, (key,)) == mark:
                    return True
            case _:
                pass
    return False


def falsifies(test: Expr | None, value: Expr, recursive: bool = False) -> bool:
    """Whether a place that holds `value` fails the test.

    A computed value is taken to differ from the unset one (`d[v] == INF`, then `d[v] = d[u] + 1`),
    a copied one only in a recursion, which would never end otherwise (flood fill).
    """
    match test:
        case Compare(op="!=", right=right) if value == right:
            return True
        case Compare(op="==", right=right) if value == right:
            return False
        case Compare(op="==", right=Const(value=expected)):
            return not (isinstance(value, Const) and value.value == expected)
        case Compare(op="!=", right=Const(value=expected)):
            return isinstance(value, Const) and value.value == expected
        case Compare(op="<", left=Index(base=table), right=Const(value=0)) if _one_more(
            value, table
        ):
            return True  # a distance: one more than that of a key which is marked
        case Compare(op="<" | "<=" | ">" | ">=" as op, right=Const(value=int() | float() as bound)):
            return isinstance(value, Const) and not _holds(op, value.value, bound)
        case Compare(op="=="):
            return recursive or isinstance(value, Const | Binary | Call)
        case Compare():
            return False
        case Index():
            return isinstance(value, Const) and not value.value
        case Unary(op="not"):
            return not (isinstance(value, Const) and not value.value)
        case _:
            return True


def _one_more(value: Expr, table: Expr) -> bool:
    match value:
        case Binary(op="+", left=Index(base=base), right=Const(value=int(step))):
            return base == table and step > 0
        case _:
            return False


def _holds(op: str, left: object, right: float) -> bool:
    """Whether a comparison of constants holds; true where it cannot be told."""
    if not isinstance(left, int | float):
        return True
    return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[op]


@dataclass(frozen=True, slots=True)
class MarkedPush:
    """A push behind a mark; `loop` is what a loop between the two runs over."""

    mark: Mark
    value: Expr
    loop: Expr | None


def marked_pushes(block: Block, container: str) -> list[MarkedPush] | None:
    """Every push onto the container; None when one has no mark, or two loops before it."""
    found: list[MarkedPush] = []
    complete = _collect(block, container, None, None, found)
    return found if complete else None


def _collect(
    block: Block,
    container: str,
    mark: Mark | None,
    loop: Expr | None,
    found: list[MarkedPush],
) -> bool:
    for position, stmt in enumerate(block):
        if isinstance(stmt, Assign | Do):
            for value in _pushed(stmt, container):
                if mark is None:
                    return False
                found.append(MarkedPush(mark, value, loop))
        for inner in child_blocks(stmt):
            own = None
            if isinstance(stmt, If) and inner is stmt.then:
                own = mark_of_branch(stmt) or countdown(block, position)
            if own is not None:
                complete = _collect(inner, container, own, None, found)
            else:
                complete = _collect_below(stmt, inner, container, mark, loop, found)
            if not complete:
                return False
        rest = mark_of_rest(block, position)
        if rest is not None and mark is None:
            return _collect(block[position + 1 :], container, rest, None, found)
    return True


def _collect_below(
    stmt: Stmt,
    inner: Block,
    container: str,
    mark: Mark | None,
    loop: Expr | None,
    found: list[MarkedPush],
) -> bool:
    """Inside a loop a mark admits as many pushes as there are rounds."""
    if mark is None or not isinstance(stmt, Counted | Each | While):
        return _collect(inner, container, mark, loop, found)
    if isinstance(stmt, Each) and loop is None:
        return _collect(inner, container, mark, stmt.iterable, found)
    return not any(list(_pushed(s, container)) for s in statements_in(inner))


def _pushed(stmt: Stmt, container: str) -> Iterator[Expr]:
    value = stmt.value if isinstance(stmt, Assign | Do) else None
    if isinstance(value, Call) and value.op in ("push_back", "push_front", "push", "heap_push"):
        if isinstance(value.args[0], Name) and value.args[0].id == container:
            yield value.args[1] if len(value.args) > 1 else value
    elif isinstance(value, Call) and value.op in ("extend", "update", "set_add"):
        if value.args and isinstance(value.args[0], Name) and value.args[0].id == container:
            yield value

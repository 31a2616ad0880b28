"""Marks that keep a traversal from entering a key twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from complexity.analysis.recursion.selfcalls import calls, contains_call
from complexity.analysis.termination.guards import (
    Mark,
    conjuncts,
    disjuncts,
    failing,
    falsifies,
    lookups,
    mark_of_branch,
    mark_of_rest,
    set_marks,
    taken_back,
    unset_marks,
)
from complexity.analysis.termination.straight import valued
from complexity.model import (
    Assign,
    Block,
    Call,
    Compare,
    Const,
    Continue,
    Do,
    Expr,
    Function,
    If,
    Invoke,
    Name,
    Return,
    Stmt,
    child_blocks,
    names_in,
    own_expressions,
    walk_expression,
)


@dataclass(frozen=True, slots=True)
class Guarded:
    """A mark, and whether every entry asks for it, also from outside of the recursion."""

    mark: Mark
    everywhere: bool


def visited_mark(function: Function, outside: list[Block]) -> Guarded | None:
    """The mark that keeps a traversal from entering a key twice; `outside` is all other code."""
    params = {p.name for p in function.params}
    for position, stmt in enumerate(function.body):
        rest = mark_of_rest(function.body, position, recursive=True)
        if rest is not None and all(names_in(k) & params for k in rest.keys):
            return Guarded(rest, everywhere=True)
        if isinstance(stmt, If):
            mark = mark_of_branch(stmt, recursive=True)
            if mark is not None and all(names_in(k) & params for k in mark.keys):
                return Guarded(mark, everywhere=True)
    for mark, value in _marks_set(function):
        if taken_back(function.body, mark):
            continue
        seen = _Guard(function, mark, value)
        if seen.covers(function.body) and seen.calls_marked:
            stamped = replace(mark, stamp=frozenset(seen.stamps))
            everywhere = all(_Guard(function, mark, value).covers(block) for block in outside)
            return Guarded(stamped, everywhere)
    return _marked_by_callers(function, outside)


def _marks_set(function: Function) -> Iterator[tuple[Mark, Expr]]:
    """Marks of parameters that the body sets at its top level, with what it stores."""
    params = {p.name for p in function.params}
    for stmt in function.body:
        found: list[tuple[Mark, Expr]] = []
        match stmt:
            case Assign(target=target, value=value):
                found = [(m, value) for m in lookups(target)]
            case Do(value=Call(op="set_add", args=(Name(id=name), key))):
                found = [(Mark(name, (key,)), Const(True))]
            case _:
                pass
        yield from ((m, v) for m, v in found if all(names_in(k) & params for k in m.keys))


class _Guard:
    """Whether calls of a function stand where the mark of what they enter is not set.

    The body of the function stores `value` under the key `mark`, an expression of parameters.
    """

    def __init__(self, function: Function, mark: Mark, value: Expr) -> None:
        self.function, self.mark, self.value = function, mark, value
        self.stamps: set[str] = set()
        self.calls_marked = False

    def covers(self, block: Block, known: tuple[Mark, ...] = ()) -> bool:
        for position, stmt in enumerate(block):
            if not self._covers(stmt, known):
                return False
            if isinstance(stmt, If) and stmt.then and isinstance(stmt.then[-1], Continue | Return):
                more = tuple(self._unset_where_it_fails(stmt.test))
                if more:
                    return self.covers(block[position + 1 :], (*known, *more))
        return True

    def _covers(self, stmt: Stmt, known: tuple[Mark, ...]) -> bool:
        for expr in own_expressions(stmt):
            for part in walk_expression(expr):
                if calls(part, self.function.name) and not self._entered(part, known):
                    return self._within(stmt, part)
        if isinstance(stmt, If):
            unset = tuple(self._unset_where_it_holds(stmt.test))
            fails = tuple(self._unset_where_it_fails(stmt.test))
            return self.covers(stmt.then, (*known, *unset)) and self.covers(
                stmt.otherwise, (*known, *fails)
            )
        return all(self.covers(inner, known) for inner in child_blocks(stmt))

    def _within(self, stmt: Stmt, call: Expr) -> bool:
        """`not seen[v] and dfs(v)` in one condition."""
        if not isinstance(stmt, If):
            return False
        parts = conjuncts(stmt.test)
        place = next(i for i, p in enumerate(parts) if any(x is call for x in walk_expression(p)))
        unset = tuple(m for p in parts[:place] for m in self._unset_where_it_holds(p))
        return self._entered(call, unset) and all(
            self.covers(inner, unset) for inner in child_blocks(stmt)
        )

    def _entered(self, call: Expr, known: tuple[Mark, ...]) -> bool:
        """Whether one of the marks known to be unset is that of the call's arguments."""
        wanted = self._keys_of(call)
        found = [m for m in known if m.keys == wanted]
        self.stamps.update(n for m in found[:1] for n in m.stamp)
        self.calls_marked = self.calls_marked or bool(found)
        return bool(found)

    def _keys_of(self, call: Expr) -> tuple[Expr, ...] | None:
        """The mark's keys with the call's arguments for the parameters."""
        if not isinstance(call, Invoke):
            return None
        params = [p.name for p in self.function.params]
        skipped = len(params) - len(call.args) if params[:1] == ["self"] else 0
        handed = dict(zip(params[skipped:], call.args, strict=False))
        if not all(names_in(key) <= handed.keys() for key in self.mark.keys):
            return None
        return tuple(valued(key, handed) for key in self.mark.keys)

    def _unset_where_it_holds(self, test: Expr) -> Iterator[Mark]:
        for part in conjuncts(test):
            yield from self._fitting(unset_marks(part), part)

    def _unset_where_it_fails(self, test: Expr) -> Iterator[Mark]:
        for part in disjuncts(test):
            yield from self._fitting(set_marks(part), failing(part))

    def _fitting(self, marks: Iterator[Mark], holds: Expr | None) -> Iterator[Mark]:
        for mark in marks:
            if mark.container != self.mark.container or len(mark.keys) != len(self.mark.keys):
                continue
            if holds is None or falsifies(holds, self.value, True):
                asked = holds.right if isinstance(holds, Compare) else None
                stamp = frozenset[str]() if asked is None else names_in(asked)
                yield replace(mark, stamp=stamp)


def _marked_by_callers(function: Function, outside: list[Block]) -> Guarded | None:
    """`if not seen[v]: seen[v] = True; dfs(v)`: every call inside sets the mark before."""
    found: list[Mark] = []
    if not _set_before_calls(function, function.body, None, found) or len(set(found)) != 1:
        return None
    if taken_back(function.body, found[0]):
        return None
    everywhere = all(_set_before_calls(function, b, None, found[:1]) for b in outside)
    return Guarded(found[0], everywhere)


def _set_before_calls(
    function: Function, block: Block, mark: Mark | None, found: list[Mark]
) -> bool:
    """Whether every call is in a branch that marks what is entered; `found` are those marks with
    the function's parameters for the keys."""
    name = function.name
    for stmt in block:
        for expr in own_expressions(stmt):
            for part in walk_expression(expr):
                if calls(part, name):
                    entered = _entered_key(function, part, mark)
                    if entered is None or (found and entered != found[0]):
                        return False
                    found.append(entered)
        own = mark
        if isinstance(stmt, If) and contains_call(stmt.then, name):
            own = mark_of_branch(stmt) or mark
        for inner in child_blocks(stmt):
            here = own if isinstance(stmt, If) and inner is stmt.then else mark
            if not _set_before_calls(function, inner, here, found):
                return False
    return True


def _entered_key(function: Function, call: Expr, mark: Mark | None) -> Mark | None:
    """The mark by the parameters that take its keys."""
    if mark is None or not isinstance(call, Invoke):
        return None
    params = [p.name for p in function.params]
    skipped = len(params) - len(call.args) if params[:1] == ["self"] else 0
    handed = list(zip(call.args, params[skipped:], strict=False))
    keys = [next((p for a, p in handed if a == key), None) for key in mark.keys]
    return None if None in keys else replace(mark, keys=tuple(Name(k) for k in keys if k))


def outside_of(blocks: Iterator[Block], function: Function) -> list[Block]:
    """Code that calls the function from outside."""
    return [b for b in blocks if b is not function.body and contains_call(b, function.name)]

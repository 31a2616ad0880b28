"""Backtracking over choices: whether each choice is made once on the way down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from complexity.analysis.recursion.recurrence import Recurrence, Step
from complexity.analysis.termination.guards import (
    Mark,
    conjuncts,
    disjuncts,
    failing,
    set_marks,
    sets_mark,
    unset_marks,
)
from complexity.model import (
    Binary,
    Block,
    Call,
    Const,
    Continue,
    Counted,
    Do,
    Each,
    Expr,
    Function,
    If,
    Invoke,
    Name,
    Stmt,
    expressions_of,
    names_in,
    statements_in,
)

ADDS = ("push_back", "set_add", "push")


def chosen_once(recurrence: Recurrence, steps: tuple[tuple[Step, ...], ...], symbol: str) -> bool:
    """Whether the k-th level has no more than n - k choices left, so that the levels make n!.

    Either the number of rounds shrinks with the measure, or the loop starts at the level's own
    number, or a mark that is set before the call keeps a choice from being made again below it.
    """
    function = recurrence.function
    if any(symbol and symbol in c.repeats.symbols for c in recurrence.calls):
        falling = recurrence.symbols.index(symbol)
        return all(row[falling] is Step.DOWN for row in steps)
    loops = list(calling_loops(function))
    level = function.params[recurrence.symbols.index(symbol)].name if symbol else ""
    return bool(loops) and all(_from_level(loop, level) or _marked(function, loop)
                               for loop in loops)  # fmt: skip


def moves_on(recurrence: Recurrence) -> bool:
    """`for i in range(start, n): go(i + 1)`: each call chooses behind the last choice only."""
    function = recurrence.function
    loops = list(calling_loops(function))
    if not loops or not all(isinstance(loop, Counted) for loop in loops):
        return False
    looped = [c for c in recurrence.calls if not c.repeats.is_constant]
    for position, param in enumerate(function.params):
        behind = {
            loop.var for loop in loops
            if isinstance(loop, Counted) and _not_before(loop.start, param.name)
        }  # fmt: skip
        if len(behind) == len({loop.var for loop in loops if isinstance(loop, Counted)}) and all(
            position < len(c.exprs) and _after(c.exprs[position], behind) for c in looped
        ):
            return True
    return False


def _not_before(start: Expr, name: str) -> bool:
    match start:
        case Name(id=n):
            return n == name
        case Binary(op="+", left=Name(id=n), right=Const(value=int(by))):
            return n == name and by >= 0
        case _:
            return False


def _after(argument: Expr, variables: set[str]) -> bool:
    match argument:
        case Binary(op="+", left=Name(id=n), right=Const(value=int(by))):
            return n in variables and by >= 1
        case _:
            return False


def calling_loops(function: Function) -> Iterator[Counted | Each]:
    """Innermost loops around a call of the function itself."""
    for stmt in statements_in(function.body):
        if isinstance(stmt, Counted | Each) and _calls(function, stmt.body):
            inner = [s for s in statements_in(stmt.body) if isinstance(s, Counted | Each)]
            if not any(_calls(function, loop.body) for loop in inner):
                yield stmt


def _calls(function: Function, block: Block) -> bool:
    return any(
        isinstance(e, Invoke) and function.name in names_in(e.target) | _last_name(e.target)
        for e in expressions_of(block)
    )


def _last_name(target: Expr) -> frozenset[str]:
    return frozenset([getattr(target, "name", "")])


def _from_level(loop: Counted | Each, level: str) -> bool:
    """`for i in range(k, n)` at level k: swaps bring one of the n - k left to place k."""
    return isinstance(loop, Counted) and bool(level) and loop.start == Name(level)


def _marked(function: Function, loop: Counted | Each) -> bool:
    chosen = frozenset([loop.var]) if isinstance(loop, Counted) else names_in(loop.target)
    return _marked_in(function, loop.body, chosen)


def _marked_in(function: Function, block: Block, chosen: frozenset[str]) -> bool:
    for position, stmt in enumerate(block):
        if not isinstance(stmt, If):
            continue
        if stmt.then and isinstance(stmt.then[-1], Continue):
            pairs = [(m, failing(p)) for p in disjuncts(stmt.test) for m in set_marks(p)]
            if _set_before(function, block[position + 1 :], pairs, chosen):
                return True
        elif _calls(function, stmt.then):
            found = [(m, p) for p in conjuncts(stmt.test) for m in unset_marks(p)]
            if _set_before(function, stmt.then, found, chosen):
                return True
            if _marked_in(function, stmt.then, chosen):
                return True
    return False


def _set_before(
    function: Function,
    block: Block,
    marks: Sequence[tuple[Mark, Expr | None]],
    chosen: frozenset[str],
) -> bool:
    """Whether the block sets one of the marks, keyed by the choice alone, before it calls."""
    before: list[Stmt] = []
    for stmt in block:
        if _calls(function, (stmt,)):
            break
        before.append(stmt)
    else:
        return False
    return any(
        all(isinstance(key, Name) for key in mark.keys)
        and names_in(mark.keys[-1]) <= chosen
        and (sets_mark(tuple(before), mark, test) or _adds(before, mark))
        for mark, test in marks
        if len(mark.keys) == 1
    )


def _adds(block: list[Stmt], mark: Mark) -> bool:
    """`path.append(x)` where the test was `x in path`."""
    return any(
        isinstance(s, Do)
        and isinstance(s.value, Call)
        and s.value.op in ADDS
        and s.value.args == (Name(mark.container), *mark.keys)
        for s in block
    )

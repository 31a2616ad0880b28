"""How a round of a loop changes its variables, path by path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from complexity.analysis.termination.paces import Movers, Pace, not_negative, pace_of
from complexity.analysis.termination.searching import middle_of, middles
from complexity.model import (
    Assign,
    Binary,
    Block,
    Break,
    Call,
    Collection,
    Compare,
    Const,
    Continue,
    Counted,
    Define,
    Do,
    Each,
    Expr,
    If,
    Invoke,
    Name,
    OpaqueStmt,
    Raise,
    Return,
    Stmt,
    Try,
    Unary,
    While,
    expressions_of,
    names_in,
)
from complexity.model.effects import assigned_names, base_name, referred, target_names
from complexity.model.walk import own_expressions, walk_expression

MOST_PATHS = 64


class Move(Enum):
    """What one assignment does to a variable."""

    RISE = "adds at least 1"
    FALL = "takes away at least 1"
    GROW = "multiplies by at least 2, or adds geometrically"
    SHRINK = "at most halves, or takes away geometrically"
    CLIMB = "adds more in every round"
    DROP = "takes away more in every round"
    TO_MIDDLE = "moves to the middle"
    MAY_RISE = "never lowers"
    MAY_FALL = "never raises"
    RESET = "anything else"


UPWARD = frozenset({Move.RISE, Move.GROW, Move.CLIMB, Move.MAY_RISE})
DOWNWARD = frozenset({Move.FALL, Move.SHRINK, Move.DROP, Move.MAY_FALL})
RISES = {Pace.STEADY: Move.RISE, Pace.CLIMBING: Move.CLIMB, Pace.GEOMETRIC: Move.GROW}
FALLS = {Pace.STEADY: Move.FALL, Pace.CLIMBING: Move.DROP, Pace.GEOMETRIC: Move.SHRINK}


@dataclass(frozen=True, slots=True)
class Path:
    """One way through a round: the moves of each variable, and operations on containers."""

    moves: tuple[tuple[str, Move], ...] = ()
    pops: frozenset[str] = frozenset()
    pushes: frozenset[str] = frozenset()
    leaves: bool = False
    done: bool = False

    def of(self, name: str) -> tuple[Move, ...]:
        return tuple(m for n, m in self.moves if n == name)


POPS = frozenset({
    "erase_at", "pop_back", "pop_front", "pop", "pop_at", "pop_any", "heap_pop",
})  # fmt: skip
PUSHES = frozenset({"push_back", "push_front", "push", "heap_push", "extend", "set_add", "insort"})


class TooManyPathsError(Exception):
    """The round branches too often to be followed path by path."""


NO_MOVERS = Movers()


def paths_of(block: Block, movers: Movers = NO_MOVERS) -> list[Path]:
    """All ways through the block; `movers` tells what is known of other variables."""
    return _block(block, [Path()], _Reader(dict(middles(block)), movers))


@dataclass(frozen=True, slots=True)
class _Reader:
    middles: Mapping[str, frozenset[str]]
    movers: Movers

    @property
    def positive(self) -> frozenset[str]:
        return self.movers.positive | self.movers.doubling


def _block(block: Block, paths: list[Path], reader: _Reader) -> list[Path]:
    for stmt in block:
        running = [p for p in paths if not p.done]
        if not running:
            break
        ended = [p for p in paths if p.done]
        paths = ended + [q for p in running for q in _statement(stmt, p, reader)]
        if len(paths) > MOST_PATHS:
            paths = list(dict.fromkeys(paths))
        if len(paths) > MOST_PATHS:
            raise TooManyPathsError
    return list(dict.fromkeys(paths))


def _statement(stmt: Stmt, path: Path, reader: _Reader) -> list[Path]:
    match stmt:
        case Assign():
            return [_assigned(stmt, path, reader)]
        case Do(value=value):
            return [_with_operations(path, value)]
        case If():
            return _branches(stmt, path, reader, frozenset())
        case Break() | Return() | Raise():
            return [_ended(path, leaves=True)]
        case Continue():
            return [_ended(path, leaves=False)]
        case Counted() | Each() | While():
            return [_looped(stmt, path, reader)]
        case Try(body=body, handlers=handlers):
            parts = [_block(b, [path], reader) for b in (body, *handlers)]
            return [p for part in parts for p in part]
        case Define() | OpaqueStmt():
            return [path]


ORDER = {
    "<": frozenset("<"), "<=": frozenset("<="), ">": frozenset(">"), ">=": frozenset(">="),
    "==": frozenset("="), "!=": frozenset("<>"),
}  # fmt: skip


def _branches(
    stmt: If, path: Path, reader: _Reader, refuted: frozenset[tuple[Expr, Expr, str]]
) -> list[Path]:
    """Both ways; the last `else` is none where `==`, `<` and `>` have all been asked before."""
    path = _with_operations(path, stmt.test)
    found = _block(stmt.then, [path], reader)
    refuted = refuted | _orders(stmt.test)
    pairs = {(left, right) for left, right, _ in refuted}
    if any(all((*pair, order) in refuted for order in "<=>") for pair in pairs):
        return found
    if len(stmt.otherwise) == 1 and isinstance(stmt.otherwise[0], If):
        return [*found, *_branches(stmt.otherwise[0], path, reader, refuted)]
    return [*found, *_block(stmt.otherwise, [path], reader)]


def _orders(test: Expr) -> frozenset[tuple[Expr, Expr, str]]:
    """The orders of two operands that a comparison without calls covers, both ways round."""
    if not (isinstance(test, Compare) and test.op in ORDER):
        return frozenset()
    if any(isinstance(part, Call | Invoke) for part in walk_expression(test)):
        return frozenset()
    flipped = str.maketrans("<>", "><")
    orders = ORDER[test.op]
    return frozenset((test.left, test.right, o) for o in orders) | frozenset(
        (test.right, test.left, o.translate(flipped)) for o in orders
    )


def _ended(path: Path, leaves: bool) -> Path:
    return Path(path.moves, path.pops, path.pushes, leaves, True)


def _assigned(stmt: Assign, path: Path, reader: _Reader) -> Path:
    path = _with_operations(_with_operations(path, stmt.value), stmt.target)
    moves = list(path.moves)
    if isinstance(stmt.target, Name):
        moves.append((stmt.target.id, move_of(stmt.target.id, stmt.value, reader)))
    elif isinstance(stmt.target, Collection):
        moves.extend(_tuple_moves(stmt.target, stmt.value, reader))
    return Path(tuple(moves), path.pops, path.pushes)


def _tuple_moves(target: Collection, value: Expr, reader: _Reader) -> Iterator[tuple[str, Move]]:
    values = value.items if isinstance(value, Collection) else ()
    for index, item in enumerate(target.items):
        if isinstance(item, Name):
            same = len(values) == len(target.items)
            yield item.id, move_of(item.id, values[index], reader) if same else Move.RESET


def move_of(name: str, value: Expr, reader: _Reader | None = None) -> Move:
    """What `name = value` does to the variable."""
    reader = reader or _Reader({}, NO_MOVERS)
    match value:
        case Binary(op="+", left=Name(id=n), right=step) if n == name:
            return _added(name, step, reader)
        case Binary(op="+", left=step, right=Name(id=n)) if n == name:
            return _added(name, step, reader)
        case Binary(op="-", left=Name(id=n), right=step) if n == name:
            return _taken(name, step, reader)
        case Binary(op="*", left=Name(id=n), right=Const(value=by)) if n == name:
            return Move.GROW if isinstance(by, int | float) and by > 1 else Move.RESET
        case Binary(op="*", left=Const(value=by), right=Name(id=n)) if n == name:
            return Move.GROW if isinstance(by, int | float) and by > 1 else Move.RESET
        case Binary(op="*", left=Name(id=by), right=Name(id=n)) if n == name and by != name:
            return Move.GROW if by in reader.positive else Move.RESET
        case Binary(op="*", left=Name(id=n), right=Name(id=by)) if n == name:
            return Move.GROW if by in reader.positive or by == name else Move.RESET
        case Binary(op="//" | "/", left=Name(id=n), right=Const(value=by)) if n == name:
            return Move.SHRINK if isinstance(by, int | float) and by > 1 else Move.RESET
        case Binary(op="//", left=Name(id=n), right=Name(id=by)) if n == name:
            return Move.SHRINK if by in reader.positive else Move.MAY_FALL
        case Binary(op="<<", left=Name(id=n)) if n == name:
            return Move.GROW
        case Binary(op=">>", left=Name(id=n)) if n == name:
            return Move.SHRINK
        case Binary(op="&", left=Name(id=n), right=Binary(op="-", left=Name(id=m), right=one)) if (
            n == m == name
        ):  # drops a bit: as many rounds as there are bits
            return Move.SHRINK if one == Const(1) else Move.RESET
        case Binary(op="+", left=Binary(op="*") as scaled, right=Const(value=int(more))) if (
            more >= 0
        ):
            return move_of(name, scaled, reader)
        case Call(op="int", args=(inner,)):
            return move_of(name, inner, reader)
        case _:
            return _towards_middle(name, value, reader)


def _towards_middle(name: str, value: Expr, reader: _Reader) -> Move:
    """`lo = mid + 1`, `hi = mid`, `lo = (lo + hi) // 2`."""
    inner = value.left if isinstance(value, Binary) and value.op in ("+", "-") else value
    if isinstance(inner, Name) and name in reader.middles.get(inner.id, frozenset()):
        return Move.TO_MIDDLE
    ends = middle_of(value)
    return Move.TO_MIDDLE if ends is not None and name in ends else Move.RESET


def lowbit(name: str, step: Expr) -> bool:
    """`i & -i`."""
    match step:
        case Binary(op="&", left=Name(id=a), right=Unary(op="-", operand=Name(id=b))):
            return a == b == name
        case Binary(op="&", left=Unary(op="-", operand=Name(id=a)), right=Name(id=b)):
            return a == b == name
        case _:
            return False


def _added(name: str, step: Expr, reader: _Reader) -> Move:
    if lowbit(name, step):
        return Move.GROW
    if isinstance(step, Const) and isinstance(step.value, int | float):
        if step.value > 0:
            return Move.RISE
        return Move.FALL if step.value < 0 else Move.MAY_RISE
    if isinstance(step, Name) and step.id == name:
        return Move.GROW
    pace = None if name in names_in(step) else pace_of(step, reader.movers)
    if pace is None and step != Name(name) and not_negative(step, reader.movers):
        return Move.MAY_RISE
    return Move.RESET if pace is None else RISES[pace]


def _taken(name: str, step: Expr, reader: _Reader) -> Move:
    if lowbit(name, step):
        return Move.SHRINK
    if isinstance(step, Const) and isinstance(step.value, int | float):
        return Move.FALL if step.value > 0 else Move.MAY_FALL
    pace = None if name in names_in(step) else pace_of(step, reader.movers)
    if pace is None and step != Name(name) and not_negative(step, reader.movers):
        return Move.MAY_FALL
    return Move.RESET if pace is None else FALLS[pace]


def _looped(stmt: Counted | Each | While, path: Path, reader: _Reader) -> Path:
    """An inner loop may run any number of times: its moves become maybes."""
    body = stmt.body if not isinstance(stmt, While) else (*stmt.body, *stmt.step)
    moves = list(path.moves)
    for name in sorted(assigned_names(body)):
        inner = _moves_in(body, name, reader)
        moves.append((name, _maybe(inner)))
    operations = list(_operations(body))
    pushes = path.pushes | {n for op, n in operations if op in PUSHES}
    return Path(tuple(moves), path.pops, pushes)


def _moves_in(body: Block, name: str, reader: _Reader) -> list[Move]:
    found: list[Move] = []
    for stmt in body:
        for top in own_expressions(stmt):
            places = (p for part in walk_expression(top) for p in referred(part))
            found += [Move.RESET for p in places if name in target_names(p)]
        match stmt:
            case Assign(target=Name(id=n), value=value) if n == name:
                found.append(move_of(name, value, reader))
            case Assign(target=Collection()) if name in assigned_names((stmt,)):
                found.append(Move.RESET)
            case If(then=a, otherwise=b):
                found += _moves_in(a, name, reader) + _moves_in(b, name, reader)
            case Counted(var=var, body=inner):
                found += [Move.RESET] if var == name else _moves_in(inner, name, reader)
            case Each(body=inner) | While(body=inner):
                direct = isinstance(stmt, Each) and name in assigned_names((stmt,))
                inner_moves = _moves_in(inner, name, reader)
                if isinstance(stmt, While):
                    inner_moves += _moves_in(stmt.step, name, reader)
                found += inner_moves or ([Move.RESET] if direct else [])
            case Try(body=inner, handlers=handlers):
                for part in (inner, *handlers):
                    found += _moves_in(part, name, reader)
            case _:
                pass
    return found


def _maybe(moves: list[Move]) -> Move:
    if moves and all(m in UPWARD for m in moves):
        return Move.MAY_RISE
    if moves and all(m in DOWNWARD for m in moves):
        return Move.MAY_FALL
    return Move.RESET


def direction_in(body: Block, name: str, positive: frozenset[str] = frozenset()) -> Move:
    """MAY_RISE or MAY_FALL when every assignment of the block moves that way, else RESET."""
    reader = _Reader(dict(middles(body)), Movers(positive=positive))
    return _maybe(_moves_in(body, name, reader))


def _operations(body: Block) -> Iterator[tuple[str, str]]:
    for expr in expressions_of(body):
        if isinstance(expr, Call) and expr.args and (name := base_name(expr.args[0])):
            yield expr.op, name


def _with_operations(path: Path, expr: Expr) -> Path:
    """Pops and pushes inside an expression."""
    pops, pushes = set(path.pops), set(path.pushes)
    moves = path.moves
    for part in walk_expression(expr):
        for place in referred(part):
            moves += tuple((name, Move.RESET) for name in target_names(place))
        if isinstance(part, Call) and part.args and (name := base_name(part.args[0])):
            if part.op in POPS and isinstance(part.args[0], Name):
                pops.add(name)
            elif part.op in PUSHES:
                pushes.add(name)
    return Path(moves, frozenset(pops), frozenset(pushes))


def movers_of(paths: list[Path], start: Movers, not_negative: frozenset[str]) -> Movers:
    """Variables that every way round raises, or multiplies.

    `not_negative` are those that are not negative before the loop.
    """
    running = [p for p in paths if not p.leaves]
    names = frozenset(n for p in running for n, _ in p.moves)
    rising = frozenset(
        n for n in names & not_negative
        if all(_steadily(p.of(n), {Move.RISE, Move.GROW, Move.CLIMB}) for p in running)
    )  # fmt: skip
    doubling = frozenset(
        n for n in names & start.positive
        if all(_steadily(p.of(n), {Move.GROW}) for p in running)
    )  # fmt: skip
    return Movers(start.positive, rising - doubling, doubling)


def _steadily(moves: tuple[Move, ...], wanted: set[Move]) -> bool:
    return all(m in UPWARD for m in moves) and any(m in wanted for m in moves)

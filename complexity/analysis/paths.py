"""How a round of a loop changes its variables, path by path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from complexity.model import (
    Assign,
    Binary,
    Block,
    Break,
    Call,
    Collection,
    Const,
    Continue,
    Counted,
    Define,
    Do,
    Each,
    Expr,
    If,
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
    GROW = "multiplies by at least 2"
    SHRINK = "at most halves"
    TO_MIDDLE = "moves to the middle"
    MAY_RISE = "never lowers"
    MAY_FALL = "never raises"
    RESET = "anything else"


UPWARD = frozenset({Move.RISE, Move.GROW, Move.MAY_RISE})
DOWNWARD = frozenset({Move.FALL, Move.SHRINK, Move.MAY_FALL})


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


def paths_of(block: Block, positive: frozenset[str] = frozenset()) -> list[Path]:
    """All ways through the block; `positive` are variables known to be at least 1."""
    middles = dict(_middles(block))
    return _block(block, [Path()], _Reader(middles, positive))


@dataclass(frozen=True, slots=True)
class _Reader:
    middles: Mapping[str, frozenset[str]]
    positive: frozenset[str]


def _middles(block: Block) -> Iterator[tuple[str, frozenset[str]]]:
    """Variables that are set to the middle of two others: `mid = (lo + hi) // 2`."""
    for stmt in block:
        if isinstance(stmt, Assign) and isinstance(stmt.target, Name):
            ends = middle_of(stmt.value)
            if ends is not None:
                yield stmt.target.id, ends


def middle_of(value: Expr) -> frozenset[str] | None:
    """The two variables that an expression is the middle of."""
    match value:
        case Binary(op="//" | "/" | ">>", left=left, right=Const(value=by)) if by in (1, 2, 2.0):
            names = names_in(left)
            return names if len(names) == 2 else None
        case Binary(op="+", left=Name(id=lo), right=Binary(op="//" | ">>" | "/", left=gap)):
            names = names_in(gap)
            return names if len(names) == 2 and lo in names else None
        case Call(op="int", args=(inner,)):
            return middle_of(inner)
        case _:
            return None


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
        case If(test=test, then=then, otherwise=otherwise):
            path = _with_operations(path, test)
            return [*_block(then, [path], reader), *_block(otherwise, [path], reader)]
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
    reader = reader or _Reader({}, frozenset())
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
    if isinstance(step, Name) and step.id in reader.positive:
        return Move.RISE
    return Move.RESET


def _taken(name: str, step: Expr, reader: _Reader) -> Move:
    if lowbit(name, step):
        return Move.SHRINK
    if isinstance(step, Const) and isinstance(step.value, int | float):
        return Move.FALL if step.value > 0 else Move.MAY_FALL
    if isinstance(step, Name) and step.id in reader.positive:
        return Move.FALL
    return Move.RESET


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
    return _maybe(_moves_in(body, name, _Reader(dict(_middles(body)), positive)))


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

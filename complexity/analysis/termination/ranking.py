"""Why a `while` loop ends, and after how many rounds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from complexity.analysis.callgraph import changed_by_calls
from complexity.analysis.context import Context
from complexity.analysis.termination.guards import NEGATED, conjuncts, disjuncts
from complexity.analysis.termination.paths import DOWNWARD, UPWARD, Move, Path, direction_in
from complexity.analysis.values.abstract import Num, Ref, Value, add, divide, subtract
from complexity.analysis.values.poly import ONE as ONE_FORM
from complexity.growth import Growth, log
from complexity.model import (
    Assign,
    Binary,
    Block,
    Break,
    Call,
    Compare,
    Const,
    Expr,
    If,
    Index,
    Logic,
    Name,
    Return,
    Unary,
    child_blocks,
    names_in,
    own_expressions,
    statements_in,
    walk_expression,
)
from complexity.model.effects import assigned_names, grows
from complexity.model.types import SEQUENCES
from complexity.model.walk import always

FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
HALVING = frozenset({Move.GROW, Move.SHRINK, Move.TO_MIDDLE})
FASTER = HALVING | {Move.CLIMB, Move.DROP}


@dataclass(frozen=True, slots=True)
class Ranking:
    """A bound on the rounds: in total over the loop `scope` where there is one."""

    trips: Num
    growth: Growth
    reason: str
    movers: frozenset[str] = frozenset()
    bounded_by: Expr | None = None
    scope: int | None = None


@dataclass(frozen=True, slots=True)
class Gap:
    """A test as a gap that is open while the loop runs: `small < big`."""

    small: Expr
    big: Expr


def negated(test: Expr) -> Expr:
    """The condition under which a test fails."""
    match test:
        case Unary(op="not", operand=inner):
            return inner
        case Compare(op=op, left=left, right=right) if op in NEGATED:
            return Compare(NEGATED[op], left, right, test.span)
        case Logic(op=op, operands=operands):
            other = "or" if op == "and" else "and"
            return Logic(other, tuple(negated(o) for o in operands), test.span)
        case Const(value=bool(truth)):
            return Const(not truth, test.span)
        case _:
            return Unary("not", test, test.span)


def gaps_of(test: Expr) -> Iterator[Gap]:
    """Gaps that are all open while the test holds; any one of them ends the loop."""
    for part in conjuncts(test):
        match part:
            case Compare(op="<" | "<=", left=small, right=big):
                yield from _gap(small, big)
            case Compare(op=">" | ">=", left=big, right=small):
                yield from _gap(small, big)
            case Compare(op="==", left=Binary(op="%", left=Name() as big), right=Const(value=0)):
                yield Gap(Const(0), big)  # what still divides is not 0 yet
            case Compare(op="!=", left=left, right=right):
                yield Gap(right, left)
                yield Gap(left, right)
            case Name():
                yield Gap(Const(0), part)
            case Binary(op="-", left=big, right=small):
                yield Gap(small, big)
            case _:
                pass


def _gap(small: Expr, big: Expr) -> Iterator[Gap]:
    """`i <= n / i` is `i * i <= n`."""
    if isinstance(big, Binary) and big.op == "//" and big.right == small:
        yield Gap(Binary("*", small, small), big.left)
    yield Gap(small, big)


def rank_gap(ctx: Context, gap: Gap, paths: list[Path], body: Block) -> Ranking | None:
    """Every way round must close the gap: halving somewhere everywhere, or one step at least."""
    running = [p for p in paths if not p.leaves]
    if not running:
        return Ranking(Num.constant(1), Growth.constant(), "leaves in the first round")
    small, big = names_in(gap.small), names_in(gap.big)
    if (small | big) & changed_by_calls(ctx, body):
        return None
    if any(reopens(p, small - big, big - small) for p in running):
        return None
    closing = [closing_moves(p, small - big, big - small) for p in running]
    shrinking = _only_shrinks(gap.big, body)
    if shrinking is not None:
        closing = [c or _popped(p, shrinking) for c, p in zip(closing, running, strict=True)]
    if any(not c for c in closing):
        return None
    movers = frozenset(n for c in closing for n, _ in c if n != shrinking)
    if movers & (_looked_up(gap.small) | _looked_up(gap.big)):
        return None
    halving = all(any(m in HALVING for _, m in c) for c in closing)
    width = width_of(ctx, gap, body, movers, stepwise=not halving)
    if halving:
        if any(p.value is not None for p in width.upper):
            return Ranking(Num.constant(64), Growth.constant(), "halves a constant range", movers)
        size = ctx.size(width, "range that is halved each round")
        return Ranking(Num.sized(log(size)), log(size), "halves the range each round", movers)
    if all(any(m in FASTER for _, m in c) for c in closing):
        root = ctx.size(width, "range that is used up faster each round") ** Fraction(1, 2)
        return Ranking(Num.sized(root), root, "steps of 1, 2, 3, … use the range up", movers)
    return _linear(ctx, gap, width, body, movers)


def _looked_up(side: Expr) -> frozenset[str]:
    """Names that pick an element: a later place need not hold a larger value."""
    places = (p.index for p in walk_expression(side) if isinstance(p, Index))
    return frozenset().union(*map(names_in, places))


def _only_shrinks(big: Expr, body: Block) -> str | None:
    """The container whose length the gap ends at, where no round adds to it or replaces it."""
    match big:
        case Call(op="len", args=(Name(id=name) as place,)):
            return None if name in assigned_names(body) or grows(body, place) else name
        case _:
            return None


def _popped(path: Path, container: str) -> list[tuple[str, Move]]:
    """`while i < len(a): if …: a.pop(i) else: i += 1`."""
    return [(container, Move.FALL)] if container in path.pops else []


def reopens(path: Path, small: frozenset[str], big: frozenset[str]) -> bool:
    """Whether a path may widen the gap, other than by one before a halving."""
    for names, wrong in ((small, DOWNWARD), (big, UPWARD)):
        for name in names:
            moves = path.of(name)
            halves = any(m in HALVING for m in moves)
            for move in moves:
                if move is Move.RESET:
                    return True
                if move in wrong and not (halves and move in (Move.RISE, Move.FALL)):
                    return move is not Move.SHRINK if halves else True
    return False


def closing_moves(path: Path, small: frozenset[str], big: frozenset[str]) -> list[tuple[str, Move]]:
    found: list[tuple[str, Move]] = []
    for names, moves in (
        (small, (Move.RISE, Move.CLIMB, Move.GROW, Move.TO_MIDDLE)),
        (big, (Move.FALL, Move.DROP, Move.SHRINK, Move.TO_MIDDLE)),
    ):
        found += [(n, m) for n in sorted(names) for m in path.of(n) if m in moves]
    return found


def width_of(ctx: Context, gap: Gap, body: Block, movers: frozenset[str], *, stepwise: bool) -> Num:
    """What is between the two sides; a large constant counts as a size where it is stepped over."""
    inside = inside_bound(ctx, body, gap.big) if names_in(gap.big) & movers else None
    if inside is not None:
        return inside
    big, small = ctx.number(ctx.seen(gap.big)), ctx.number(ctx.seen(gap.small))
    big = ctx.capacity(big) if stepwise else big
    width = subtract(big, small)
    if not width.upper and width.size is None and big.magnitude() is not None:
        return Num(big.upper, (), big.size)
    return width


def _stride(ctx: Context, body: Block, movers: frozenset[str]) -> Num | None:
    """The fixed size by which every assignment of the only mover moves it, if it is one."""
    steps: set[str | None] = set()
    for stmt in statements_in(body):
        match stmt:
            case Assign(target=Name(id=name), value=value) if name in movers:
                steps.add(_step(value, name))
            case _ if assigned_names((stmt,)) & movers and not child_blocks(stmt):
                steps.add(None)
    step = steps.pop() if len(steps) == 1 else None
    if len(movers) != 1 or step is None or step in assigned_names(body):
        return None
    number = ctx.number(ctx.lookup(step))
    known = number.form is not None and number.form.symbols <= ctx.floors
    return number if known else None


def _step(value: Expr, name: str) -> str | None:
    match value:
        case Binary(op="+", left=Name(id=n), right=Name(id=step)) if n == name:
            return step
        case Binary(op="+", left=Name(id=step), right=Name(id=n)) if n == name:
            return step
        case Binary(op="-", left=Name(id=n), right=Name(id=step)) if n == name:
            return step
        case _:
            return None


def _linear(
    ctx: Context, gap: Gap, width: Num, body: Block, movers: frozenset[str]
) -> Ranking | None:
    """One step a round; a power of the moving variable takes the root of the bound."""
    if _exponential(gap.small, movers):
        rounds = log(ctx.size(width, "bound of the loop"))
        reason = "a power of two or more, which each round doubles"
        return Ranking(Num.sized(rounds), rounds, reason, movers)
    root = _degree_of(gap.small, movers)
    if root is None:
        return None
    if root not in (0, 1):  # 0: the other side moves
        bound = ctx.size(width, "bound of the loop") ** (1 / root)
        reason = f"runs up to the {'square' if root == 2 else f'{root}-th'} root of the bound"
        return Ranking(Num.sized(bound), bound, reason, movers)
    stride = _stride(ctx, body, movers)
    if stride is not None:
        width = divide(width, stride)
    size = ctx.size(width, "range that shrinks each round")
    trips = width if width.upper else Num.sized(size)
    return Ranking(add(trips, Num.exact(ONE_FORM)), size, "the range shrinks each round", movers)


def _exponential(small: Expr, movers: frozenset[str]) -> bool:
    """`1 << k`, `2 ** k`, `pow(3, k + 1)` of the moving variable."""
    match small:
        case Binary(op="<<", left=Const(value=int(base)), right=exponent) if base >= 1:
            pass
        case (
            Binary(op="**", left=Const(value=int(base)), right=exponent)
            | Call(op="pow", args=(Const(value=int(base)), exponent))
        ) if base >= 2:
            pass
        case _:
            return False
    if isinstance(exponent, Binary) and exponent.op in ("+", "-"):
        exponent = exponent.left if isinstance(exponent.right, Const) else exponent
    return isinstance(exponent, Name) and exponent.id in movers


def _degree_of(small: Expr, movers: frozenset[str]) -> Fraction | None:
    """k for `i ** k`, `i * i * …`, or a product with a fixed factor."""
    match small:
        case Binary(op="*", left=left, right=right):
            a, b = _degree_of(left, movers), _degree_of(right, movers)
            return None if a is None or b is None else a + b
        case Binary(op="**", left=Name(id=name), right=Const(value=int(power))):
            return Fraction(power) if name in movers and power > 0 else None
        case Name(id=name):
            return Fraction(1) if name in movers else Fraction(0)
        case Const():
            return Fraction(0)
        case _:
            return Fraction(1)


def inside_bound(ctx: Context, body: Block, expr: Expr) -> Num | None:
    """A variable that every round uses as an index is below that container's length."""
    if not isinstance(expr, Name):
        return None
    for stmt in body:
        for top in own_expressions(stmt):
            for part in always(top):
                if isinstance(part, Index) and part.index == expr and not grows(body, part.base):
                    value = ctx.seen(part.base)
                    if ctx.kind(value) in SEQUENCES:
                        return ctx.length(value)
    return None


def persistent_scope(ctx: Context, names: frozenset[str], inner: Block) -> int | None:
    """The outermost loop through which all the names only move one way; None for none."""
    scope: int | None = None
    for loop in reversed(ctx.loops):
        if loop.frame != ctx.frame:
            break
        directions = {direction_in(loop.body, n) for n in names}
        if Move.RESET in directions:
            break
        scope = loop.id
    return scope


def container_scope(ctx: Context, value: Value) -> int | None:
    """The outermost loop that the container outlives."""
    obj = ctx.obj(value)
    if obj is None or not isinstance(value, Ref):
        return None
    return next((loop.id for loop in ctx.loops if loop.id not in obj.loops), None)


def container_of_test(test: Expr) -> Name | None:
    """The container in `while stack`, `while len(q) > 0`, `while not q.empty()`."""
    for part in conjuncts(test):
        match part:
            case Name():
                return part
            case Call(op="len", args=(Name() as name,)):
                return name
            case Unary(op="not", operand=Call(op="empty", args=(Name() as name,))):
                return name
            case Compare(op=">" | "!=" | ">=", left=Call(op="len", args=(Name() as name,))):
                return name
            case Call(op="contains", args=(Name() as name, _)):
                return name
            case Compare(op="!=", left=Name() as name, right=Const(value=None)):
                continue
            case Compare(op="!=", left=Name() as name, right=Call(op="to_list")):
                return name
            case _:
                continue
    return None


def index_bounds(ctx: Context, test: Expr, movers: frozenset[str]) -> Iterator[Gap]:
    """A moving index stays inside the container that the test looks into."""
    for part in walk_expression(test):
        if isinstance(part, Index) and names_in(part.index) & movers:
            yield Gap(part.index, Call("len", (part.base,)))


def exit_tests(body: Block) -> Iterator[Expr]:
    """For `while True`: what must hold to go on, from `if …: break` at the top level."""
    for stmt in body:
        if isinstance(stmt, If) and stmt.then and isinstance(stmt.then[-1], Break | Return):
            yield negated(stmt.test)
        elif isinstance(stmt, If) and stmt.otherwise:
            if isinstance(stmt.otherwise[-1], Break | Return):
                yield stmt.test


def alternatives(test: Expr) -> tuple[Expr, ...]:
    """The parts of an `or`, all of which must end."""
    return disjuncts(test)

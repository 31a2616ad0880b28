"""Everything the interpreter's parts share: program, state, meter, loops, calls, symbols."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from complexity.analysis.costs.ledger import Place
from complexity.analysis.costs.meter import Held, Meter, Part, Step
from complexity.analysis.tables import Tables
from complexity.analysis.values.abstract import UNKNOWN, Any, Fun, Num, Obj, Ref, Tup, Value
from complexity.analysis.values.poly import ZERO, Poly
from complexity.analysis.values.state import Frame, State
from complexity.analysis.values.symbols import Role, Symbols
from complexity.analysis.walks import (
    Activation,
    Contract,
    Cut,
    FunctionBounds,
    Level,
    LoopFrame,
    Spread,
)
from complexity.conventions import CAPACITY, multiple_of
from complexity.granted import Granted
from complexity.growth import Growth
from complexity.model import Block, Expr, Kind, Program, Span, Stmt
from complexity.report import StepKind

ONE = Growth.constant()
BUDGET = 60_000
"""Abstract steps that a walk from one entry point may take."""
WHOLE = 0
"""The id of the loop-like scope that is the whole activation."""


class BudgetError(Exception):
    """The program needs more abstract steps than the analysis may take."""


@dataclass(slots=True)
class Context:
    """One analysis of one program."""

    program: Program
    symbols: Symbols
    evaluate: Callable[[Context, Expr], Value]
    run: Callable[[Context, Block], bool]
    apply: Callable[[Context, Value, list[Value]], Value]
    operate: Callable[[Context, str, list[Value]], Value]
    tables: Tables = field(default_factory=Tables)
    state: State = field(default_factory=State)
    meter: Meter = field(default_factory=Meter)
    frames: dict[int, Frame] = field(default_factory=lambda: {0: Frame(0, -1)})
    frame: int = 0
    loops: list[LoopFrame] = field(default_factory=list)
    calls: list[Activation] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    recording: int = 0
    tracing: bool = False
    assumptions: dict[str, set[int]] = field(default_factory=dict)
    doubted: frozenset[str] = frozenset()
    called: dict[Place, FunctionBounds] = field(default_factory=dict)
    made: dict[tuple[object, ...], int] = field(default_factory=dict)
    sites: dict[tuple[object, ...], str] = field(default_factory=dict)
    constants: dict[int, str] = field(default_factory=dict)
    unnamed: list[int] = field(default_factory=list)  # large constants that no name stands for
    budget: int = BUDGET
    loop_ids: int = 0
    line: int = 0
    at: int = 0  # line of the statement being walked
    hint: str = ""
    stand_ins: dict[str, int] = field(default_factory=dict)
    references: dict[tuple[int, str], Ref] = field(default_factory=dict)
    returning: int = 0  # loops around the return statement that is being evaluated
    born: dict[str, frozenset[int]] = field(default_factory=dict)
    counting: set[str] = field(default_factory=set)
    streams: list[str] = field(default_factory=list)
    scalars: list[tuple[str, int]] = field(default_factory=list)
    likely: dict[str, str] = field(default_factory=dict)
    kept: list[Held] = field(default_factory=list)
    branches: tuple[tuple[int, int], ...] = ()
    desugared: dict[int, Block] = field(default_factory=dict)
    shared_names: frozenset[str] = frozenset()
    readers: frozenset[str] = frozenset()
    visits: dict[int, Value] = field(default_factory=dict)
    levels: dict[int, Level] = field(default_factory=dict)  # by loop
    visited_by: dict[int, Expr] = field(default_factory=dict)
    caps: dict[int, Num] = field(default_factory=dict)
    stream_names: frozenset[str] = frozenset()
    places: dict[tuple[int, int], object] = field(default_factory=dict)
    words: dict[int, Num] = field(default_factory=dict)  # words read outside of all loops
    looked: set[int] = field(default_factory=set)  # texts whose characters are asked for
    floors: set[str] = field(default_factory=set)  # entry symbols that are at least 1
    ranges: dict[str, tuple[Num, Num]] = field(default_factory=dict)
    pinned: dict[int, Obj] = field(default_factory=dict)
    outputs: dict[int, Value] = field(default_factory=dict)  # of the last call, by parameter
    calling: int = 0  # the call expression that is about to be entered
    measured: set[str] = field(default_factory=set)
    spread: dict[str, Spread] = field(default_factory=dict)
    foreseen: dict[str, str] = field(default_factory=dict)
    expected: dict[str, Num] = field(default_factory=dict)  # ends that indices are compared with
    cuts: dict[tuple[int, Expr, tuple[object, ...]], Cut] = field(default_factory=dict)
    contracts: dict[int, Contract] = field(default_factory=dict)
    proved: dict[tuple[object, ...], Contract | None] = field(default_factory=dict)
    granted: Mapping[Span, Granted] = field(default_factory=dict)

    # -- budget and notes

    def tick(self, by: int = 1) -> None:
        """Take from the budget of abstract steps. Raises BudgetError when it is used up."""
        self.budget -= by
        if self.budget < 0:
            raise BudgetError

    def note(
        self,
        line: int,
        cost: Growth,
        kind: StepKind,
        *reason: Part,
        at: int | None = None,
        rounds: Growth | None = None,
    ) -> None:
        """A reason beside a line; `at` is the statement's line where it is not the current one."""
        if self.recording == 0:
            self.steps.append(Step(line, cost, kind, reason, self.at if at is None else at, rounds))

    def assume(self, name: str) -> None:
        self.assumptions.setdefault(name, set()).add(self.line)

    def hashed(self, table: Value) -> None:
        """A key is looked up in a hash table: expected O(1), every key at worst."""
        self.assume("hash_uniform")
        if "hash_uniform" in self.doubted:
            self.spend(self.length_size(table, "the hash table"))

    @contextmanager
    def silently(self) -> Iterator[None]:
        """Walk without leaving steps: a first pass over a loop's body."""
        self.recording += 1
        try:
            yield
        finally:
            self.recording -= 1

    def seen(self, expr: Expr) -> Value:
        """The value of an expression, evaluated without cost or steps."""
        with self.silently(), self.metered():
            return self.evaluate(self, expr)

    @contextmanager
    def metered(self) -> Iterator[Meter]:
        """A fresh meter for a part; the caller says what becomes of it."""
        outer, self.meter = self.meter, Meter()
        try:
            yield self.meter
        finally:
            self.meter = outer

    # -- symbols

    def path(self) -> tuple[object, ...]:
        return tuple(part for a in self.calls for part in (id(a.function), a.site))

    def site(self, node: object, role: Role, name: str, meaning: str, line: int) -> str:
        """The symbol that belongs to a place in the program; the same on every pass."""
        key = (id(node), role, name, self.path())
        if key not in self.sites:
            self.sites[key] = self.symbols.fresh(role, name, meaning, line)
            self.born[self.sites[key]] = frozenset(loop.node for loop in self.loops)
        return self.sites[key]

    def read_in(self, symbol: str) -> None:
        """A size of the task's input is read here: what it counts is read as often as it says."""
        self.born[symbol] = frozenset(loop.node for loop in self.loops)

    def counts_elements(self, symbol: str) -> None:
        """As many elements are read as the symbol says: over several tests they add up."""
        self.counting.add(symbol)

    def summed(self, node: int) -> frozenset[str]:
        """Sizes that each round of a loop reads for itself, with that many elements."""
        return frozenset(s for s in self.counting if node in self.born.get(s, frozenset()))

    def hole(self, reason: str, settle: str, line: int | None = None) -> Growth:
        return Growth.symbol(self.symbols.hole(line or self.line, reason, settle))

    def size(self, value: Value, what: str = "value") -> Growth:
        """The magnitude of a number as a growth; a hole where nothing is known."""
        number = self.number(value)
        if number.form is not None and (constant := number.value) is not None:
            return self.constant_size(int(constant))
        growth = number.magnitude()
        if growth is None:
            return self.hole(f"size of the {what} is unknown", "a bound on it")
        if growth.is_constant:
            constants = [p.value for p in number.upper if p.value is not None]
            if constants:
                return self.constant_size(int(min(constants)))
        return growth

    def capacity(self, number: Num) -> Num:
        """A constant from CAPACITY on as the size that it stands for (conventions, 3)."""
        if number.value is None or number.value < CAPACITY:
            return number
        return Num.symbol(self._capacity_symbol(int(number.value)))

    def constant_size(self, constant: int) -> Growth:
        if constant < CAPACITY:
            return ONE
        return Growth.symbol(self._capacity_symbol(constant))

    def _capacity_symbol(self, constant: int) -> str:
        base, name = self._named_base(constant)
        return self.symbols.capacity(name, base)

    def _named_base(self, constant: int) -> tuple[int, str]:
        """The named constant that this one is, up to a small factor and a small rest."""
        for known, name in self.constants.items():
            if known >= CAPACITY and multiple_of(constant, known):
                return known, name
        for known in self.unnamed:
            if multiple_of(constant, known) or multiple_of(known, constant):
                return known, "N"
        self.unnamed.append(constant)
        return constant, "N"

    def number(self, value: Value) -> Num:
        """The value as a number; anything else is a number of unknown size."""
        return value if isinstance(value, Num) else Num()

    # -- variables

    def new_frame(self, parent: int, own: frozenset[str]) -> Frame:
        """A frame whose own names are these; all others belong to its parents."""
        frame = Frame(len(self.frames), parent, own=own)
        self.frames[frame.id] = frame
        return frame

    def frame_of(self, name: str) -> int:
        """The frame that a name belongs to when read or written here."""
        frame = self.frames[self.frame]
        while True:
            if name in frame.own or (frame.id, name) in self.state.variables:
                return frame.id
            if frame.parent < 0:
                return frame.id if frame.id == 0 else 0
            frame = self.frames[frame.parent]

    def lookup(self, name: str) -> Value:
        return self.state.variables.get((self.frame_of(name), name), UNKNOWN)

    def bind(self, name: str, value: Value) -> None:
        self.state.variables[self.frame_of(name), name] = value

    # -- heap

    def allocate(self, node: object, obj: Obj) -> Ref:
        """A new object; the same place on a later pass gives the same id."""
        key = (id(node), self.path(), obj.kind)
        if key not in self.made:
            self.made[key] = len(self.made) + 1
        ref = Ref(self.made[key])
        loops = tuple(loop.id for loop in self.loops)
        certain = not (self.branches or self.meter.exits)
        line = obj.line or self.line
        self.state.heap[ref.id] = replace(obj, loops=loops, line=line, certain=certain)
        self.pinned[ref.id] = self.state.heap[ref.id]
        return ref

    def made_node(self, ref: Ref, position: int) -> object:
        """A stable stand-in for `element position of the object`, usable as a site."""
        return self.places.setdefault((ref.id, position), object())

    def made_node_for(self, param: object, level: int) -> object:
        """A stable stand-in for one level of a parameter."""
        return self.places.setdefault((id(param), -1 - level), object())

    def allocate_given(self, ref: Ref) -> Ref:
        """Mark a container as an argument: it is not the program's own space."""
        self.put(ref, replace(self.state.heap[ref.id], given=True))
        return ref

    def obj(self, value: Value) -> Obj | None:
        return self.state.heap.get(value.id) if isinstance(value, Ref) else None

    def put(self, ref: Ref, obj: Obj) -> None:
        self.state.heap[ref.id] = obj

    def kind(self, value: Value) -> Kind:
        """The type of a value as far as library costs depend on it."""
        match value:
            case Num(kind=kind) | Any(kind=kind):
                return kind
            case Ref():
                obj = self.obj(value)
                return Kind.UNKNOWN if obj is None else obj.kind
            case Tup():
                return Kind.TUPLE
            case Fun():
                return Kind.FUNCTION

    def length(self, value: Value) -> Num:
        """Bounds on the number of elements."""
        if isinstance(value, Tup):
            return Num.constant(len(value.items))
        obj = self.obj(value)
        if obj is None or not isinstance(value, Ref):
            return Num()
        if obj.text:
            self.measure(obj)
            if not self.state.cursor.active:
                self.put(Ref(value.id), replace(obj, text=False))
        if value.at and obj.total is not None:
            each, total = obj.length.magnitude(), obj.total.magnitude()
            if each is not None and total is not None and not each.is_constant:
                degree = self.symbols.degree(value.id, value.at, each, total)
                return Num((Poly.symbol(degree),), (ZERO,))
        return obj.length

    def measure(self, obj: Obj) -> None:
        """Someone asks how long a line of the input is, or looks inside."""
        for symbol in obj.length.symbols:
            self.measured.add(symbol)
            self.counts_elements(symbol)
            if symbol in self.foreseen:
                self.likely.setdefault(symbol, self.foreseen[symbol])
                self.counts_elements(self.foreseen[symbol])

    def length_size(self, value: Value, what: str) -> Growth:
        return self.size(self.length(value), f"length of {what}")

    # -- loops

    def new_loop_id(self) -> int:
        self.loop_ids += 1
        return self.loop_ids

    def spend(self, upper: Growth, lower: Growth = ONE) -> None:
        self.meter.spend(upper, lower)
        if self.booking and not upper.is_constant:
            self.meter.lines.charge(self.at, upper)

    @property
    def booking(self) -> bool:
        """Whether this walk is the one that tells which lines pay."""
        return self.tracing and self.recording == 0

    def reach(self, line: int) -> None:
        """Control gets to a line."""
        if self.booking and line:
            self.meter.lines.reach(line)

    def scaled(self, part: Meter, times: Growth) -> None:
        """A part that something else prices `times` over: its lines, and what it amortizes."""
        if self.booking:
            lines = part.lines.spread(lambda growth: growth * times)
            self.meter.lines.merge(lines.folded(self.at))
        self.meter.include_totals(part)

    def counter(self, node: Stmt, name: str, line: int) -> str:
        return self.site(node, Role.COUNTER, name, "loop counter", line)

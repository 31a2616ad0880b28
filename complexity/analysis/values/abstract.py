"""Abstract values: what the interpreter knows about a variable."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from complexity.analysis.values.poly import MOST_POWER, ONE, ZERO, Poly, lowered
from complexity.growth import Growth, log, minimum
from complexity.model import Function, Kind

MOST_BOUNDS = 4
FREE = Growth.constant()


@dataclass(frozen=True, slots=True)
class Portion:
    """A further upper bound, over symbols that stand for the parts of a whole.

    The parts of a slice, a partition or a merge are unknown one by one while their sum is not.
    Costs never name them; `exact` tells that the number is the form itself.
    """

    form: Poly
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Num:
    """A number between bounds.

    Every form in `upper` is at least the value, every one in `lower` at most. `size` bounds the
    magnitude where no form does (exponentials, logarithms); None means that nothing is known.
    """

    upper: tuple[Poly, ...] = ()
    lower: tuple[Poly, ...] = ()
    size: Growth | None = None
    kind: Kind = Kind.INT
    digits: Growth | None = None  # of an integer that rounds of a loop lengthen; None: a word
    portion: Portion | None = None

    @staticmethod
    def exact(form: Poly, kind: Kind = Kind.INT) -> Num:
        return Num((form,), (form,), kind=kind)

    @staticmethod
    def constant(value: int | Fraction) -> Num:
        return Num.exact(Poly.constant(value))

    @staticmethod
    def symbol(name: str) -> Num:
        return Num.exact(Poly.symbol(name))

    @staticmethod
    def sized(size: Growth | None, kind: Kind = Kind.INT) -> Num:
        """A non-negative number of this order."""
        return Num((), (ZERO,), size, kind)

    @property
    def form(self) -> Poly | None:
        """The exact form, where there is one."""
        return self.upper[0] if len(self.upper) == 1 and self.upper == self.lower else None

    @property
    def value(self) -> Fraction | None:
        return None if self.form is None else self.form.value

    def magnitude(self) -> Growth | None:
        """The order of the largest value."""
        bounds = [p.growth() for p in self.upper]
        if self.size is not None:
            bounds.append(self.size)
        if not bounds:
            return None
        smallest = bounds[0]
        for other in bounds[1:]:
            smallest = minimum(smallest, other)
        return smallest

    @property
    def symbols(self) -> frozenset[str]:
        forms = [p.symbols for p in (*self.upper, *self.lower)]
        others = [g.symbols for g in (self.size, self.digits) if g is not None]
        return frozenset().union(*forms, *others)

    def mentions(self, symbol: str) -> bool:
        return (
            any(p.mentions(symbol) for p in self.upper)
            or (self.lower is not self.upper and any(p.mentions(symbol) for p in self.lower))
            or (self.size is not None and symbol in self.size.symbols)
            or (self.digits is not None and symbol in self.digits.symbols)
        )

    @property
    def at_least_one(self) -> bool:
        return any(p.never_negative and (p - ONE).never_negative for p in self.lower)

    @property
    def not_negative(self) -> bool:
        return any(p.never_negative for p in self.lower)


@dataclass(frozen=True, slots=True)
class Trips(Num):
    """The rounds of a loop; `sums` are sizes that differ from round to round, with their sums."""

    sums: tuple[tuple[str, Num], ...] = ()


@dataclass(frozen=True, slots=True)
class Ref:
    """A container or record on the heap.

    `at` is the loop counter that picked this element out of a container, where it picks each
    element once: then the lengths of all picked elements add up to the container's total.
    """

    id: int
    at: str = ""


@dataclass(frozen=True, slots=True)
class Tup:
    items: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Fun:
    """A function value with the frame that it was defined in."""

    function: Function
    frame: int


@dataclass(frozen=True, slots=True)
class Any:
    """Nothing known; `kind` where at least the type is."""

    kind: Kind = Kind.UNKNOWN
    name: str = ""


Value = Num | Ref | Tup | Fun | Any
NOTHING = Any(Kind.NONE)
UNKNOWN = Any()
BOOL = Num((ONE,), (ZERO,), kind=Kind.BOOL)
NUMBER = Num()


OCTETS = "bytes"
"""Name of texts that are bytes: CPython copies them where it appends to text in place."""


@dataclass(frozen=True, slots=True)
class Obj:
    """A heap object: a container, text, lazy sequence or record.

    `length` bounds the number of elements. Where elements are containers, `element` refers to one
    object that stands for all of them, whose `length` bounds each and whose `total` bounds the sum
    over all. `unit` is the time to produce one element of a lazy sequence. `depth` is the number
    of loops around the allocation, `frame` the function's frame.
    """

    kind: Kind
    length: Num
    element: Value | None = None
    key: Value | None = None
    total: Num | None = None
    entries: Num | None = None  # bound on the sum of numeric entries
    spread: Num | None = None  # sum of the lengths over the rounds that made such objects
    unit: Growth = FREE
    loops: tuple[int, ...] = ()
    line: int = 0
    tokens: bool = False  # elements are tokens of the input, in order
    stream: bool = False  # all the tokens of the input
    text: bool = False  # a line or token of the input, not yet looked into
    shared: bool = False  # stands for many objects (an element of another)
    given: bool = False  # an argument of an entry point
    summary: int = 0  # the object that stands for this one among a container's elements
    certain: bool = False  # made in every run
    assigned: bool = False  # the last operation on its length set it, whatever it was
    free: bool = False  # takes no memory of its own (view, iterator, range)
    name: str = ""  # class of a record, or OCTETS
    fields: tuple[tuple[str, Value], ...] = ()

    def with_field(self, name: str, value: Value) -> Obj:
        rest = tuple((n, v) for n, v in self.fields if n != name)
        return replace(self, fields=(*rest, (name, value)))

    def field(self, name: str) -> Value | None:
        return next((v for n, v in self.fields if n == name), None)


def _pairs(
    left: tuple[Poly, ...], right: tuple[Poly, ...], op: Callable[[Poly, Poly], Poly]
) -> tuple[Poly, ...]:
    found = dict.fromkeys(op(a, b) for a in left for b in right)
    return tuple(p for p in found if not p.too_long)[:MOST_BOUNDS]


def _size_of(left: Num, right: Num, op: Callable[[Growth, Growth], Growth]) -> Growth | None:
    """The order of the result; None also for two constants, whose result was too long to keep."""
    if left.value is not None and right.value is not None:
        return None
    a, b = left.magnitude(), right.magnitude()
    if a is None or b is None:
        return None
    size = op(a, b)
    steep = any(abs(c) > MOST_POWER for arm in size.arms for term in arm for _, c in term)
    return None if steep else size


def _kind(left: Num, right: Num) -> Kind:
    return Kind.FLOAT if Kind.FLOAT in (left.kind, right.kind) else Kind.INT


def portion_of(number: Num) -> Portion | None:
    """The number as a portion: its own, or its first bound."""
    if number.portion is not None or not number.upper:
        return number.portion
    return Portion(number.upper[0], number.form is not None)


def _added_portions(left: Num, right: Num) -> Portion | None:
    if left.portion is None and right.portion is None:
        return None
    mine, other = portion_of(left), portion_of(right)
    if mine is None or other is None:
        return None
    total = mine.form + other.form
    return None if total.too_long else Portion(total, mine.exact and other.exact)


def less(whole: Num, part: Num) -> Portion | None:
    """What is left of the whole, where the part is known exactly."""
    if whole.portion is None and part.portion is None:
        return None
    mine, other = portion_of(whole), portion_of(part)
    if mine is None or other is None or not other.exact:
        return None
    return Portion(mine.form - other.form, mine.exact)


def add(left: Num, right: Num) -> Num:
    upper = _pairs(left.upper, right.upper, Poly.__add__)
    lower = _pairs(left.lower, right.lower, Poly.__add__)
    size = None if upper else _size_of(left, right, Growth.__add__)
    return Num(upper, lower, size, _kind(left, right), portion=_added_portions(left, right))


def negate(value: Num) -> Num:
    return Num(
        tuple(-p for p in value.lower), tuple(-p for p in value.upper), value.size, value.kind
    )


def subtract(left: Num, right: Num) -> Num:
    result = replace(add(left, negate(right)), portion=less(left, right))
    if not result.upper and right.not_negative:
        bounds = tuple(p for p in left.upper)
        return replace(result, upper=bounds, size=None if bounds else left.magnitude())
    return result


def multiply(left: Num, right: Num) -> Num:
    if left.form is not None and right.form is not None:
        product = left.form * right.form
        if not product.too_long:
            return Num.exact(product, _kind(left, right))
    if left.not_negative and right.not_negative:
        upper = _pairs(left.upper, right.upper, Poly.__mul__)
        size = None if upper else _size_of(left, right, Growth.__mul__)
        return Num(upper, (ZERO,), size, _kind(left, right))
    for constant, other in ((left, right), (right, left)):
        factor = constant.value
        if factor is not None and factor < 0:
            return negate(multiply(Num.constant(-factor), other))
    return Num((), (), _size_of(left, right, Growth.__mul__), _kind(left, right))


def repeated(trips: Num, step: Poly) -> Num:
    """Σ step over the rounds: sizes with a known sum count that, all else as often as rounds."""
    sums = dict(trips.sums) if isinstance(trips, Trips) else {}
    total, rest = Num.constant(0), []
    for monomial, coefficient in step.terms:
        known = next((s for s, e in monomial if s in sums and e >= 1), None)
        if known is None or coefficient < 0:
            rest.append((monomial, coefficient))
            continue
        left = Poly.of({lowered(monomial, known): coefficient})
        total = add(total, multiply(sums[known], Num.exact(left)))
    return add(total, multiply(trips, Num.exact(Poly(tuple(rest))))) if rest else total


def divide(left: Num, right: Num, kind: Kind = Kind.INT) -> Num:
    """Division rounded any way; forms are kept up to the rounding, which growth ignores."""
    inverse = right.form.single() if right.form is not None else None
    if inverse is not None and inverse[1] > 0:
        monomial, coefficient = inverse
        factor = Poly(((tuple((s, -e) for s, e in monomial), 1 / coefficient),))
        upper = tuple(p * factor for p in left.upper)
        if monomial and left.not_negative:
            upper = (*upper, *left.upper)[:MOST_BOUNDS]  # divisors are at least 1
        lower = tuple(p * factor - ONE for p in left.lower)
        if left.not_negative:
            lower = (*lower, ZERO)
        size = left.size if not upper else None
        return Num(upper, lower, size, kind)
    whole = kind is Kind.INT and left.not_negative  # also by a negative divisor
    bounds = left.upper if whole or right.at_least_one or right.not_negative else ()
    lower = (ZERO,) if left.not_negative and right.not_negative else ()
    return Num(tuple(bounds), lower, None if bounds else left.magnitude(), kind)


def remainder(left: Num, right: Num) -> Num:
    """`left % right`: below the modulus, and not above a non-negative left."""
    upper = tuple(p - ONE for p in right.upper)
    if left.not_negative:
        upper = (*upper, *left.upper)[:MOST_BOUNDS]
    size = None if upper else right.magnitude() or left.magnitude()
    return Num(upper, (ZERO,) if right.not_negative or left.not_negative else (), size)


def smaller(values: Iterable[Num]) -> Num:
    """`min` of the values."""
    items = list(values)
    upper = tuple(dict.fromkeys(p for v in items for p in v.upper))[:MOST_BOUNDS]
    common = set(items[0].lower).intersection(*(v.lower for v in items[1:]))
    lower = tuple(p for p in items[0].lower if p in common) or _floor(items)
    sizes = [v.size for v in items if v.size is not None]
    size = None
    for candidate in sizes:
        size = candidate if size is None else minimum(size, candidate)
    return Num(upper, lower, size)


def larger(values: Iterable[Num]) -> Num:
    """`max` of the values."""
    items = list(values)
    lower = tuple(dict.fromkeys(p for v in items for p in v.lower))[:MOST_BOUNDS]
    return replace(join_numbers(items), lower=lower)


def _floor(items: list[Num]) -> tuple[Poly, ...]:
    return (ZERO,) if all(v.not_negative for v in items) else ()


def join_numbers(items: list[Num]) -> Num:
    """A value that may be any of these."""
    result = items[0]
    for other in items[1:]:
        result = _join_two(result, other)
    return result


def _join_two(left: Num, right: Num) -> Num:
    if left == right:
        return left
    upper = _cover(left.upper, right.upper, above=True)
    lower = _cover(left.lower, right.lower, above=False)
    size = None if upper else _size_of(left, right, Growth.__add__)
    kind = left.kind if left.kind == right.kind else _kind(left, right)
    return Num(upper, lower, size, kind, _either(left.digits, right.digits))


def _either(left: Growth | None, right: Growth | None) -> Growth | None:
    return left if right is None else right if left is None else left + right


def _cover(left: tuple[Poly, ...], right: tuple[Poly, ...], above: bool) -> tuple[Poly, ...]:
    """Forms that bound both sides: a form of either side that provably bounds one of the other."""
    found: list[Poly] = []
    for mine, others in ((left, right), (right, left)):
        for form in mine:
            gaps = [form - other if above else other - form for other in others]
            if any(g.never_negative for g in gaps):
                found.append(form)
    if not found and left and right:
        found = [left[0].above(right[0]) if above else left[0].below(right[0])]
    return tuple(dict.fromkeys(found))[:MOST_BOUNDS]


def logarithm(value: Num) -> Num:
    size = value.magnitude()
    return Num.sized(None if size is None else log(size))

"""Growths as people write them: `(n + q) log n`, `n sqrt n`, `2^n n`, `min(n, m)`, `n α(n)`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from complexity.growth.arms import Arm, Arms
from complexity.growth.factors import product_text, symbol_rank
from complexity.growth.terms import CHAIN, LATE, Level, Term, divide, make_term, numeric


def print_arms(arms: Arms) -> str:
    """The minimum of its arms, a factor that all of them share in front or behind."""
    if len(arms) == 1:
        return _arm_text(next(iter(arms)))
    common = _common_factor([term for arm in arms for term in arm])
    rest = [frozenset(divide(term, common) for term in arm) for arm in arms]
    inner = ", ".join(_arm_text(arm) for arm in sorted(rest, key=_arm_rank))
    return _wrapped(f"min({inner})", common) if common else f"min({inner})"


def _arm_text(arm: Arm) -> str:
    terms = sorted(arm, key=_term_rank)
    common = _common_factor(terms)
    if len(terms) == 1 or not common:
        return _sum_text(terms)
    rest = [divide(term, common) for term in terms]
    return _wrapped(f"({_sum_text(sorted(rest, key=_term_rank))})", common)


def _sum_text(terms: Sequence[Term]) -> str:
    """The sum with terms of equal logarithmic part put together."""
    groups: dict[Term, list[Term]] = {}
    for term in terms:
        groups.setdefault(_late_part(term), []).append(term)
    texts = []
    for late, members in groups.items():
        if late and len(members) > 1 and len(groups) > 1:
            inner = " + ".join(product_text(divide(t, late)) for t in members)
            texts.append(_wrapped(f"({inner})", late))
        else:
            texts.extend(product_text(t) for t in members)
    return " + ".join(texts)


def _wrapped(inner: str, factor: Term) -> str:
    late = _part(factor, lambda level, c: level in LATE or c < 0)
    early = divide(factor, late)
    front = f"{product_text(early)} " if early else ""
    if not late:
        return front + inner
    back = product_text(late)
    joint = back[1:] if back.startswith("1 / ") else f" {back}"
    return f"{front}{inner}{joint}"


def _common_factor(terms: Sequence[Term]) -> Term:
    """What divides every term: of each quantity the exponent nearest to 0, if signs agree."""
    forms = [dict(term) for term in terms]
    common = {}
    for quantity in forms[0]:
        if quantity.level not in (Level.SELF_POWER, Level.EXPONENTIAL):
            exponents = [form.get(quantity, Fraction(0)) for form in forms]
            nearest = min(exponents, key=abs)
            whole = quantity.level in LATE or nearest.denominator == 1
            if whole and (min(exponents) > 0 or max(exponents) < 0):
                common[quantity] = nearest
    return make_term(common)


def _late_part(term: Term) -> Term:
    return _part(term, lambda level, c: level in LATE and c > 0)


def _part(term: Term, wanted: Callable[[Level, Fraction], bool]) -> Term:
    return make_term({q: c for q, c in term if wanted(q.level, c)})


def _term_rank(term: Term) -> tuple[object, ...]:
    """The fastest growing first, then by name; only the order of printing depends on it."""
    weights = dict.fromkeys(CHAIN, Fraction(0))
    for quantity, coefficient in numeric(term).items():
        level = Level.SELF_POWER if quantity.other else quantity.level
        weights[level] += coefficient
    names = sorted(symbol_rank(q.symbol) for q, c in term if c > 0)
    return (*(-w for w in weights.values()), names, term)


def _arm_rank(arm: Iterable[Term]) -> tuple[object, ...]:
    ranks = sorted(_term_rank(term) for term in arm)
    return len(ranks), ranks

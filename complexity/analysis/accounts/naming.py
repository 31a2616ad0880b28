"""Printed names: sizes have one name throughout, loop variables the name that the source gives."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from complexity.analysis.context import Context
from complexity.analysis.costs.meter import Part
from complexity.analysis.values.symbols import PASSING
from complexity.growth import Growth
from complexity.growth.arms import OVERFLOW
from complexity.report import Opaque


@dataclass(frozen=True, slots=True)
class Names:
    """The names of one report; `given` covers every symbol that outlives its loop.

    `streams` are lengths of the whole input in terms of the sizes in it."""

    ctx: Context
    given: dict[str, str]
    streams: dict[str, Growth]

    @classmethod
    def of(
        cls,
        ctx: Context,
        figures: Iterable[Growth],
        others: Iterable[Growth],
        streams: dict[str, Growth],
    ) -> Names:
        """Names for the figures first, then for whatever else the proof speaks of."""
        names = ctx.symbols.printed(figures)
        lasting = [
            Growth.symbol(s) for s in _in_order(others) if s not in streams and not _passing(ctx, s)
        ]
        return cls(ctx, ctx.symbols.printed(lasting, names), streams)

    def spread(self, growth: Growth) -> Growth:
        """With the length of the whole input put as the sizes in it."""
        return growth.substitute(self.streams) if self.streams else growth

    def growth(self, growth: Growth) -> Growth:
        growth = self.spread(growth)
        if growth.symbols <= self.given.keys():
            return growth.rename(self.given)
        return growth.rename(self.ctx.symbols.printed([growth], self.given))

    def words(self, parts: Iterable[Part]) -> str:
        return "".join(p if isinstance(p, str) else str(self.growth(p)) for p in parts)

    def legend(self, used: frozenset[str]) -> tuple[tuple[str, str], ...]:
        """What the printed names among these stand for, unknown costs apart."""
        legend: dict[str, str] = {}
        for symbol, printed in self.given.items():
            known = self.ctx.symbols.known.get(symbol)
            if known is not None and printed in used:
                legend.setdefault(printed, known.meaning)
        return tuple(sorted(legend.items()))


def holes_in(ctx: Context, growths: Iterable[Growth]) -> tuple[Opaque, ...]:
    """The unknown costs among the symbols of some growths."""
    symbols = sorted({s for g in growths for s in g.holes}, key=lambda s: (len(s), s))
    found = [ctx.symbols.holes[s] for s in symbols if s in ctx.symbols.holes]
    holes = [Opaque(h.symbol, h.line, h.reason, h.settle) for h in found]
    if OVERFLOW in symbols:
        reason = "the cost has too many terms or no closed form"
        holes.append(Opaque(OVERFLOW, 0, reason, "a program of fewer independent sizes"))
    return tuple(holes)


def _in_order(growths: Iterable[Growth]) -> list[str]:
    return list(dict.fromkeys(s for g in growths for s in sorted(g.symbols)))


def _passing(ctx: Context, symbol: str) -> bool:
    known = ctx.symbols.known.get(symbol)
    return known is not None and known.role in PASSING

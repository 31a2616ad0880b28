"""A picture as plain shapes, in pixels from the upper left corner."""

from __future__ import annotations

from dataclasses import dataclass

BLACK, GREY, PALE = "#222222", "#888888", "#dddddd"
Pair = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Path:
    """A broken line; ``dash`` is the length of its dashes, 0 for none."""

    points: tuple[Pair, ...]
    colour: str
    width: float = 1.0
    dash: float = 0.0


@dataclass(frozen=True, slots=True)
class Area:
    """A filled polygon that what lies behind shines through."""

    points: tuple[Pair, ...]
    colour: str
    opacity: float


@dataclass(frozen=True, slots=True)
class Dot:
    """A filled circle."""

    at: Pair
    radius: float
    colour: str


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text on its base line; ``anchor`` is start, middle or end."""

    at: Pair
    text: str
    colour: str = BLACK
    anchor: str = "start"


Shape = Path | Area | Dot | Label


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes from back to front."""

    width: int
    height: int
    shapes: tuple[Shape, ...]

"""A drawing as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from cverify.render.plot.drawing import Area, Dot, Drawing, Label, Pair, Path, Shape

FONT = "font-family='monospace' font-size='11'"


def svg(drawing: Drawing) -> str:
    """The whole document."""
    size = f"width='{drawing.width}' height='{drawing.height}'"
    box = f"viewBox='0 0 {drawing.width} {drawing.height}'"
    head = f"<svg xmlns='http://www.w3.org/2000/svg' {size} {box}>"
    back = f"<rect {size} fill='white'/>"
    return "\n".join([head, back, *map(_shape, drawing.shapes), "</svg>", ""])


def _shape(shape: Shape) -> str:
    match shape:
        case Path(points, colour, width, dash):
            dashes = f" stroke-dasharray='{dash:g}'" if dash else ""
            style = f"fill='none' stroke='{colour}' stroke-width='{width:g}'{dashes}"
            return f"<polyline points='{_points(points)}' {style}/>"
        case Area(points, colour, opacity):
            style = f"fill='{colour}' fill-opacity='{opacity:g}'"
            return f"<polygon points='{_points(points)}' {style}/>"
        case Dot((x, y), radius, colour):
            return f"<circle cx='{x:.1f}' cy='{y:.1f}' r='{radius:g}' fill='{colour}'/>"
        case Label((x, y), text, colour, anchor):
            place = f"x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}'"
            return f"<text {place} fill='{colour}' {FONT}>{escape(text)}</text>"


def _points(points: Sequence[Pair]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)

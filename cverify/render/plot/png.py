"""A drawing as PNG, rasterised here: no picture library is needed for lines and a small font."""

from __future__ import annotations

import math
import struct
import zlib
from itertools import pairwise

import numpy as np

from cverify.render.plot.drawing import Area, Dot, Drawing, Label, Pair, Path
from cverify.render.plot.font import HEIGHT, SPACING, glyph

Canvas = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


def png(drawing: Drawing) -> bytes:
    """The whole file, 8 bits a colour."""
    canvas = np.full((drawing.height, drawing.width, 3), 255.0)
    for shape in drawing.shapes:
        match shape:
            case Path(points, colour, width, dash):
                for start, end in _dashes(points, dash):
                    _segment(canvas, start, end, width, colour)
            case Area(points, colour, opacity):
                _polygon(canvas, points, colour, opacity)
            case Dot(at, radius, colour):
                _segment(canvas, at, at, 2 * radius, colour)
            case Label(at, text, colour, anchor):
                _text(canvas, at, text, colour, anchor)
    return _encode(np.clip(canvas, 0, 255).astype(np.uint8))


def _encode(pixels: np.ndarray[tuple[int, ...], np.dtype[np.uint8]]) -> bytes:
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    head = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _rgb(colour: str) -> Canvas:
    return np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)], dtype=np.float64)


def _blend(canvas: Canvas, top: int, left: int, cover: Canvas, colour: str) -> None:
    """Lay a colour over a rectangle; ``cover`` is 0 to 1 for each of its pixels."""
    high, wide = cover.shape
    part = canvas[top : top + high, left : left + wide]
    part += cover[..., None] * (_rgb(colour) - part)


def _segment(canvas: Canvas, start: Pair, end: Pair, width: float, colour: str) -> None:
    """A line with round ends: pixels are covered by their distance from it."""
    reach = width / 2 + 1
    left = max(0, math.floor(min(start[0], end[0]) - reach))
    right = min(canvas.shape[1], math.ceil(max(start[0], end[0]) + reach) + 1)
    top = max(0, math.floor(min(start[1], end[1]) - reach))
    bottom = min(canvas.shape[0], math.ceil(max(start[1], end[1]) + reach) + 1)
    if left >= right or top >= bottom:
        return
    ys, xs = np.mgrid[top:bottom, left:right] + 0.5
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    along = ((xs - start[0]) * dx + (ys - start[1]) * dy) / length if length else 0.0 * xs
    along = np.clip(along, 0, 1)
    off = np.hypot(xs - start[0] - along * dx, ys - start[1] - along * dy)
    _blend(canvas, top, left, np.clip(width / 2 + 0.5 - off, 0, 1), colour)


def _polygon(canvas: Canvas, points: tuple[Pair, ...], colour: str, opacity: float) -> None:
    """Pixels whose middle lies inside, by the parity of edges to their left."""
    ys, xs = np.mgrid[0 : canvas.shape[0], 0 : canvas.shape[1]] + 0.5
    inside = np.zeros(xs.shape, dtype=bool)
    for (x1, y1), (x2, y2) in pairwise((*points, points[0])):
        if y1 != y2:
            crosses = (y1 > ys) != (y2 > ys)
            inside ^= crosses & (xs > x1 + (ys - y1) * (x2 - x1) / (y2 - y1))
    _blend(canvas, 0, 0, inside * opacity, colour)


def _text(canvas: Canvas, at: Pair, text: str, colour: str, anchor: str) -> None:
    width = SPACING * len(text)
    left = round(at[0] - {"start": 0, "middle": width / 2, "end": width}[anchor])
    top = round(at[1]) - HEIGHT
    for index, character in enumerate(text):
        bits = np.array(glyph(character), dtype=np.float64)
        x = left + SPACING * index
        fits = x >= 0 and x + bits.shape[1] <= canvas.shape[1]
        if fits and top >= 0 and top + bits.shape[0] <= canvas.shape[0]:
            _blend(canvas, top, x, bits, colour)


def _dashes(points: tuple[Pair, ...], dash: float) -> list[tuple[Pair, Pair]]:
    """The segments to draw."""
    pieces = list(pairwise(points))
    if not dash:
        return pieces
    drawn: list[tuple[Pair, Pair]] = []
    travelled = 0.0
    for (x1, y1), (x2, y2) in pieces:
        length = math.hypot(x2 - x1, y2 - y1)
        at = 0.0
        while at < length:
            step = min(dash - travelled % dash, length - at) or dash
            if int(travelled // dash) % 2 == 0:
                a, b = at / length, (at + step) / length
                drawn.append(
                    (
                        (x1 + a * (x2 - x1), y1 + a * (y2 - y1)),
                        (x1 + b * (x2 - x1), y1 + b * (y2 - y1)),
                    )
                )
            at, travelled = at + step, travelled + step
    return drawn

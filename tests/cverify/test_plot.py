"""Pictures: both formats hold the same shapes, and odd values do no harm."""

import struct
import zlib
from pathlib import Path as FilePath

import numpy as np
import pytest

from cverify.commands.verify import run
from cverify.errors import UsageError
from cverify.render.plot.chart import _ticks
from cverify.render.plot.drawing import Area, Dot, Drawing, Label, Path
from cverify.render.plot.font import ROWS, glyph
from cverify.render.plot.png import png
from cverify.render.plot.svg import svg

DRAWING = Drawing(
    60,
    40,
    (
        Area(((10, 10), (30, 10), (30, 30), (10, 30)), "#0000ff", 1.0),
        Path(((5, 35), (55, 35)), "#ff0000", 2.0),
        Path(((5, 5), (55, 5)), "#00ff00", 2.0, 5.0),
        Dot((45, 20), 4, "#000000"),
        Label((2, 38), "n<2 & é", "#222222", "start"),
    ),
)


def pixels(data: bytes) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">2I", data[16:24])
    at = data.index(b"IDAT")
    length = struct.unpack(">I", data[at - 4 : at])[0]
    assert (
        zlib.crc32(data[at : at + 4 + length])
        == struct.unpack(">I", data[at + 4 + length : at + 8 + length])[0]
    )
    raw = zlib.decompress(data[at + 4 : at + 4 + length])
    rows = np.frombuffer(raw, dtype=np.uint8).reshape(height, 1 + 3 * width)
    return rows[:, 1:].reshape(height, width, 3)


def test_png_has_each_shape_where_it_belongs() -> None:
    seen = pixels(png(DRAWING))
    assert seen[20, 20].tolist() == [0, 0, 255]
    assert seen[20, 5].tolist() == [255, 255, 255]
    assert seen[34, 50].tolist() == [255, 0, 0]
    assert seen[20, 45].tolist() == [0, 0, 0]
    green = [tuple(seen[4, x]) == (0, 255, 0) for x in range(5, 55)]
    assert 10 < sum(green) < 40


def test_svg_has_the_same_shapes_and_escapes_words() -> None:
    text = svg(DRAWING)
    assert text.count("<polyline") == 2
    assert "stroke-dasharray='5'" in text
    assert "n&lt;2 &amp; é" in text


def test_what_lies_outside_is_cut() -> None:
    wild = Drawing(20, 20, (Path(((-50, -50), (90, 90)), "#000000"), Dot((99, 99), 3, "#000000")))
    assert pixels(png(wild)).shape == (20, 20, 3)


def test_every_glyph_is_five_by_seven() -> None:
    for character in ROWS:
        rows = glyph(character)
        assert len(rows) == 7
        assert {len(row) for row in rows} == {5}
    assert glyph("é") == glyph("?")


@pytest.mark.parametrize(("low", "high"), [(0.0, 0.0), (2.3, 2.4), (0.0, 30.0), (-3.0, 1.0)])
def test_axes_have_few_ticks(low: float, high: float) -> None:
    assert len(_ticks(low, high, False)) <= 8
    assert len(_ticks(low, high, True)) <= 8


def test_an_unknown_format_is_refused_before_anything_runs() -> None:
    with pytest.raises(UsageError, match="svg or"):
        run(FilePath("x.py"), FilePath("t.yaml"), False, "default", "default", 1.0, 1, (),
            FilePath("out.pdf"))  # fmt: skip

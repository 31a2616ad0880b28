"""Pictures of measurements: one drawing, written as SVG or PNG."""

from __future__ import annotations

from pathlib import Path

from cverify.render.plot.chart import chart
from cverify.render.plot.png import png
from cverify.render.plot.svg import svg
from cverify.verify import VerdictReport

SUFFIXES = (".svg", ".png")


def write_plot(report: VerdictReport, path: Path) -> None:
    """The report's measurements as a picture; the suffix names the format. Raises OSError."""
    drawing = chart(report)
    data = png(drawing) if path.suffix == ".png" else svg(drawing).encode()
    path.write_bytes(data)

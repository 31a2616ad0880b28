"""Python source to program model, by the standard library's `ast`."""

from complexity.frontends.python.module import parse_python

__all__ = ["parse_python"]

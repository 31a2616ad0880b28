"""The front door: verify, decide, render, command line.

Users import from this package only: `cverify.verify`, `cverify.examine` and `cverify.decide` hold
the functions of these names, everything else is here, loaded when first asked for.

>>> from cverify import load_source, load_spec  # doctest: +SKIP
>>> from cverify.verify import verify  # doctest: +SKIP
>>> report = verify(load_source(path), load_spec("task.yaml"))  # doctest: +SKIP
>>> report.decision.verdict  # doctest: +SKIP
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

_PUBLIC = {
    "Decision": "cverify.decide",
    "Examination": "cverify.examine",
    "Options": "cverify.verify",
    "Policy": "cverify.decide",
    "Spec": "corpus.spec",
    "SpecError": "corpus.spec",
    "UsageError": "cverify.errors",
    "Verdict": "cverify.decide",
    "VerdictReport": "cverify.verify",
    "load_source": "cverify.sources",
    "load_spec": "corpus.spec",
    "schema": "cverify.schemas",
}


def __getattr__(name: str) -> Any:
    """Load a public name from its module."""
    if name not in _PUBLIC:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_PUBLIC[name]), name)


def __dir__() -> list[str]:
    return sorted(_PUBLIC)

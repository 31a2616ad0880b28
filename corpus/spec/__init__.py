"""The task spec: models, reading with places, JSON Schema."""

from corpus.spec.closedform import ClosedForm
from corpus.spec.errors import Located, SpecError
from corpus.spec.interactive import Interactive, Mode, Protocol
from corpus.spec.load import load_spec
from corpus.spec.models import (
    ASSUMPTIONS,
    Complexity,
    Derivation,
    Expected,
    Function,
    Limits,
    Spec,
    Style,
    Tags,
)
from corpus.spec.output import Output, OutputKind
from corpus.spec.tests import Category, TestSpec

__all__ = [
    "ASSUMPTIONS",
    "Category",
    "ClosedForm",
    "Complexity",
    "Derivation",
    "Expected",
    "Function",
    "Interactive",
    "Limits",
    "Located",
    "Mode",
    "Output",
    "OutputKind",
    "Protocol",
    "Spec",
    "SpecError",
    "Style",
    "Tags",
    "TestSpec",
    "load_spec",
]

"""The task spec: models, reading with places, JSON Schema."""

from corpus.spec.errors import Located, SpecError
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
    "Complexity",
    "Derivation",
    "Expected",
    "Function",
    "Limits",
    "Located",
    "Output",
    "OutputKind",
    "Spec",
    "SpecError",
    "Style",
    "Tags",
    "TestSpec",
    "load_spec",
]

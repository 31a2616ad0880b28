"""The input grammar: parsed from the spec, checked against texts, a source of inputs."""

from corpus.grammar.generate.builder import GenerationError, generate, generate_values
from corpus.grammar.generate.families import families_for, family_names, is_family
from corpus.grammar.nodes import Grammar
from corpus.grammar.parse import parse_grammar
from corpus.grammar.skeleton import parameters, skeleton
from corpus.grammar.symbols import (
    Symbol,
    joint_sizes,
    relations,
    size_symbols,
    sum_bounds,
    value_symbols,
)
from corpus.grammar.validate import Binding, InputFault, validate
from corpus.grammar.values import Value, Values, render

__all__ = [
    "Binding",
    "GenerationError",
    "Grammar",
    "InputFault",
    "Symbol",
    "Value",
    "Values",
    "families_for",
    "family_names",
    "generate",
    "generate_values",
    "is_family",
    "joint_sizes",
    "parameters",
    "parse_grammar",
    "relations",
    "render",
    "size_symbols",
    "skeleton",
    "sum_bounds",
    "validate",
    "value_symbols",
]

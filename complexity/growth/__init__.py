"""Growths over several size symbols: representation, order, parser, printer, trip counts.

The definitions follow the usual asymptotic conventions: constant factors do not count, `log` is
max(1, log), sizes are at least 1. See `core.Growth` for the value and `order` for the proof rule.
"""

from complexity.growth.classes import (
    GrowthClass,
    growth_class,
    polynomial_exponent,
    space_class,
    time_class,
)
from complexity.growth.core import Growth, big_o, compare, proves
from complexity.growth.errors import GrowthDomainError, GrowthError, GrowthSyntaxError
from complexity.growth.functions import (
    UNWRITTEN,
    alpha,
    binomial,
    exponential,
    factorial,
    log,
    maximum,
    minimum,
    natural_exponential,
    power,
    power_of_log,
    settle,
    sqrt,
    without_alpha,
)
from complexity.growth.order import Comparison, Incomparable, No, Yes
from complexity.growth.parser import parse_growth
from complexity.growth.relations import Relation

__all__ = [
    "UNWRITTEN",
    "Comparison",
    "Growth",
    "GrowthClass",
    "GrowthDomainError",
    "GrowthError",
    "GrowthSyntaxError",
    "Incomparable",
    "No",
    "Relation",
    "Yes",
    "alpha",
    "big_o",
    "binomial",
    "compare",
    "exponential",
    "factorial",
    "growth_class",
    "log",
    "maximum",
    "minimum",
    "natural_exponential",
    "parse_growth",
    "polynomial_exponent",
    "power",
    "power_of_log",
    "proves",
    "settle",
    "space_class",
    "sqrt",
    "time_class",
    "without_alpha",
]

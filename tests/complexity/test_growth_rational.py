"""Reading numbers must leave the interpreter's shared objects alone."""

from complexity.growth import parse_growth
from complexity.growth.rational import Fraction, parse_fraction


def test_a_digit_is_read_without_harm() -> None:
    for text in ("1", "2", "0.5", "3/4", "12"):
        parse_fraction(text)
    parse_growth("O(2^n)")
    assert bytes(1) == b"\x00"
    assert b"\x00" not in b"abc 123"
    assert parse_fraction("0.5") == Fraction(1, 2)

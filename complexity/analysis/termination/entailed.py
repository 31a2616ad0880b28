"""What a round's tests say together: whether one comparison follows from the others."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from complexity.model import Compare, Const, Expr, Logic, Unary

MOST_ATOMS = 8
MIRRORED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}
OPEN = frozenset({"<", "!="})
CLOSED = frozenset({">=", "=="})

Atom = tuple[Expr, Expr] | Expr


def follows(known: tuple[Expr, ...], small: Expr, big: Expr) -> bool:
    """Whether all of `known` together leave no case in which `small < big` fails.

    A variable that only moves by one from below its bound is below it as long as they differ.
    """
    wanted: Atom = (small, big)
    atoms: dict[Atom, None] = {wanted: None}
    for test in known:
        for atom in _atoms(test):
            atoms[atom] = None
    if len(atoms) > MOST_ATOMS:
        return False
    names = list(atoms)
    for values in product((False, True), repeat=len(names)):
        case = dict(zip(names, values, strict=True))
        if not case[wanted] and all(_holds(test, case) for test in known):
            return False
    return True


def _atom(test: Expr) -> tuple[Atom, bool]:
    """The atom that a test is about, and whether the test states it or denies it."""
    if isinstance(test, Compare) and test.op in MIRRORED:
        for op, left, right in (
            (test.op, test.left, test.right),
            (MIRRORED[test.op], test.right, test.left),
        ):
            if op in OPEN and not (op == "!=" and isinstance(left, Const)):
                return (left, right), True
            if op in CLOSED and not (op == "==" and isinstance(left, Const)):
                return (left, right), False
    return test, True


def _atoms(test: Expr) -> tuple[Atom, ...]:
    match test:
        case Logic(operands=operands):
            return tuple(a for operand in operands for a in _atoms(operand))
        case Unary(op="not", operand=inner):
            return _atoms(inner)
        case _:
            return (_atom(test)[0],)


def _holds(test: Expr, case: Mapping[Atom, bool]) -> bool:
    match test:
        case Logic(op=op, operands=operands):
            values = [_holds(operand, case) for operand in operands]
            return all(values) if op == "and" else any(values)
        case Unary(op="not", operand=inner):
            return not _holds(inner, case)
        case _:
            atom, states = _atom(test)
            return case[atom] == states

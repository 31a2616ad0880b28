"""How a task of our own is judged: its checker, or its interactors."""

from __future__ import annotations

import re

from corpus.package import Call, PackageError
from corpus.spec import Interactive, OutputKind, Protocol, Spec
from judge.compare import Checker, Custom, Exact, Floats, Tokens
from judge.interact.host import InteractorError, Parlour, Seat
from judge.interact.seats import apart, inside
from judge.source import Source


def checker_of(spec: Spec, call: Call | None = None) -> Checker:
    """How outputs are compared."""
    output = spec.output
    match output.kind:
        case OutputKind.EXACT:
            return Exact()
        case OutputKind.TOKENS:
            return Tokens(case_sensitive=not output.ignore_case)
        case OutputKind.FLOAT:
            return Floats(output.tolerance, output.tolerance)
        case OutputKind.CHECKER:
            assert output.checker is not None
            return Custom(Source.load(output.checker))


def parlour_of(spec: Spec, call: Call) -> Parlour:
    """The interactors of an interactive task. Raises PackageError when one cannot be used."""
    rules = spec.interactive
    assert rules is not None
    try:
        seats = _seats(rules, call)
    except InteractorError as error:
        raise PackageError(str(error)) from None
    pattern = None if rules.query is None else re.compile(rules.query.encode())
    foreign = rules.protocol is not Protocol.CVERIFY
    relay = foreign and (call.transcript or pattern is not None)
    return Parlour(seats, rules.passes, relay, pattern, rules.budget)


def _seats(rules: Interactive, call: Call) -> tuple[Seat, ...]:
    if rules.protocol is not Protocol.CVERIFY:
        raise InteractorError(f"protocol {rules.protocol}: not supported yet")
    seed, budget = call.seed, rules.budget
    if call.apart or rules.run == "program":
        return tuple(apart(f, call.sandbox, seed=seed, budget=budget) for f in rules.files)
    return tuple(inside(f, seed=seed, budget=budget) for f in rules.files)

"""How a task of our own is judged: its checker, or its interactors."""

from __future__ import annotations

import re
from pathlib import Path

from corpus.package import Call, PackageError
from corpus.spec import Interactive, Output, OutputKind, Protocol, Spec
from corpus.tools import build_tool
from judge.artifact import Artifact
from judge.compare import (
    Checker,
    Custom,
    Exact,
    Floats,
    Icpc,
    Several,
    Tokens,
    Validator,
)
from judge.compare.icpc import FlagError
from judge.interact.foreign import seat_of_icpc, seat_of_testlib
from judge.interact.host import InteractorError, Parlour, Seat
from judge.interact.seats import apart, inside
from judge.source import Source


def checker_of(spec: Spec, call: Call) -> Checker:
    """How outputs are compared. Raises PackageError when a foreign checker cannot be used."""
    output = spec.output
    match output.kind:
        case OutputKind.EXACT | OutputKind.TOKENS | OutputKind.FLOAT:
            plain = _plain(output)
            return Several(plain) if output.any_of else plain
        case OutputKind.CHECKER:
            assert output.checker is not None
            return Custom(Source.load(output.checker))
        case OutputKind.TESTLIB:
            return Validator(_tool(output.checker, call), "testlib")
        case OutputKind.ICPC if output.checker is None:
            try:
                return Icpc.from_flags(output.flags)
            except FlagError as error:
                raise PackageError(f"{spec.path}: {error}") from None
        case OutputKind.ICPC:
            return Validator(_tool(output.checker, call), "icpc", lambda test: output.flags)


def _plain(output: Output) -> Exact | Tokens | Floats:
    match output.kind:
        case OutputKind.EXACT:
            return Exact()
        case OutputKind.FLOAT:
            return Floats(output.tolerance, output.tolerance)
        case _:
            return Tokens(case_sensitive=not output.ignore_case)


def _tool(path: Path | None, call: Call) -> Artifact:
    assert path is not None
    return build_tool(path, call, "checker", folders=[path.parent])


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
    seed, budget = call.seed, rules.budget
    if rules.protocol is Protocol.CVERIFY:
        if call.apart or rules.run == "program":
            return tuple(apart(f, call.sandbox, seed=seed, budget=budget) for f in rules.files)
        return tuple(inside(f, seed=seed, budget=budget) for f in rules.files)
    built = [build_tool(f, call, "interactor", folders=[f.parent]) for f in rules.files]
    if rules.protocol is Protocol.TESTLIB:
        return tuple(seat_of_testlib(each, call.sandbox) for each in built)
    return tuple(seat_of_icpc(each, call.sandbox, lambda test: rules.flags) for each in built)

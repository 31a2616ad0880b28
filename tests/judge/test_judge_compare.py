"""Checkers: exact, tokens, tolerance, custom."""

from pathlib import Path

import pytest

from judge.compare import Accepted, Checker, Custom, Exact, Fault, Floats, Rejected, Tokens, compare
from judge.compare.protocols import icpc_verdict
from judge.outcome import Outcome
from judge.sandbox import Sandbox
from judge.source import Language, Source

AC, WA, PE = Outcome.AC, Outcome.WA, Outcome.PE


@pytest.mark.parametrize(
    ("checker", "output", "answer", "expected"),
    [
        (Exact(), b"1 2\n", b"1 2\n", AC),
        (Exact(), b"1  2\n", b"1 2\n", PE),
        (Exact(), b"1 2", b"1 2\n", PE),
        (Exact(), b"1 3\n", b"1 2\n", WA),
        (Tokens(), b" 1\n2 ", b"1 2\n", AC),
        (Tokens(), b"yes", b"YES", WA),
        (Tokens(case_sensitive=False), b"yes", b"YES", AC),
        (Tokens(), b"", b"1", WA),
        (Tokens(), b"1 2 3", b"1 2", WA),
        (Floats(), b"0.33333333", b"0.333333333333", AC),
        (Floats(1e-3, 0), b"1000.5", b"1000", WA),
        (Floats(0, 1e-3), b"1000.5", b"1000", AC),
        (Floats(), b"nan", b"1.0", WA),
        (Floats(), b"inf", b"1.0", WA),
        (Floats(), b"1_0", b"10", WA),
        (Floats(), b"1e400", b"1e400", AC),
        (Floats(), b"YES 1.0000001", b"YES 1", AC),
    ],
)
def test_plain_checkers(
    sandbox: Sandbox, checker: Checker, output: bytes, answer: bytes, expected: Outcome
) -> None:
    result = compare(checker, b"", output, answer, sandbox)
    assert (result.outcome if isinstance(result, Rejected) else AC) is expected


def test_message_points_at_the_first_difference() -> None:
    wrong = Tokens().compare(b"1 2\n3 9\n", b"1 2\n3 4\n")
    assert wrong == Rejected(WA, "line 2, token 4: expected '4', found '9'")
    short = Tokens().compare(b"1 2\n", b"1 2\n3 4\n")
    assert short == Rejected(WA, "line 1: output ends after 2 tokens, expected '3' next")
    long = Tokens().compare(b"1\n2\n3", b"1")
    assert long == Rejected(WA, "line 2: 2 more tokens than expected, from '2' on")


def custom(text: str) -> Custom:
    return Custom(Source("check.py", text, Language.PYTHON))


def test_custom_checker_decides(sandbox: Sandbox) -> None:
    checker = custom(
        "print('noise')\ndef check(i, o, a):\n"
        "    return sorted(o.split()) == i.split(), 'not sorted'"
    )
    assert compare(checker, b"1 2", b"2 1", b"", sandbox) == Accepted("not sorted")
    assert compare(checker, b"1 2", b"2 2", b"", sandbox) == Rejected(WA, "not sorted")
    plain = custom("def check(i, o, a):\n    return o == a")
    assert compare(plain, b"", b"1", b"1", sandbox) == Accepted()
    assert compare(plain, b"", b"2", b"1", sandbox) == Rejected(WA, "checker says no")


@pytest.mark.parametrize(
    "text",
    [
        "def check(i, o, a): return 1",
        "def check(i, o, a): raise KeyError(1)",
        "def check(i, o): return True",
        "import os\nos._exit(0)",
        "def check(:",
        "",
    ],
)
def test_fault_of_the_checker_is_not_the_submissions(sandbox: Sandbox, text: str) -> None:
    assert isinstance(compare(custom(text), b"", b"", b"", sandbox), Fault)


def test_messages_of_a_validator_hold_no_control_characters(tmp_path: Path) -> None:
    (tmp_path / "judgemessage.txt").write_bytes(b"line 1:\tfound \x1b[2J\x00 \xc3\xa9\n")
    found = icpc_verdict(43, tmp_path, b"")
    assert isinstance(found, Rejected)
    assert found.message == "line 1:\tfound \ufffd[2J\ufffd \u00e9"

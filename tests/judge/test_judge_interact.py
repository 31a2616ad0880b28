"""Single parts of the interactive judge: blame, proof, what was held back, typed reads."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from corpus.formats import load_package
from corpus.judging import judge_program
from corpus.package import Call
from judge.interact.blame import blame
from judge.interact.heldback import held_back
from judge.interact.interface import KEPT, Finished, Interactor, Transcript
from judge.interact.relay import Counter, Relayed
from judge.interact.session import Ended, Stop
from judge.interact.side import SideEnd
from judge.interact.watch import MOVING, Stillness
from judge.limits import Limits
from judge.outcome import Outcome
from judge.sandbox import Ending, Sandbox, Usage
from judge.source import Source

LIMITS = Limits()
OK = Usage(Ending.ENDED, 0)
CRASH = Usage(Ending.ENDED, -1, 6)
STOPPED = Usage(Ending.STOPPED, -1, 9)
SLOW = Usage(Ending.CPU, -1, 9, 2.5)
RIGHT = SideEnd(Outcome.AC)
WRONG = SideEnd(Outcome.WA, "no", saw_end=False)
EARLY = SideEnd(None, "ends", saw_end=True)
FAULT = SideEnd(Outcome.JE, "interactor: broken", saw_end=True)


def ended(usage: Usage, end: SideEnd, stop: Stop | None = None, first: str = "solver") -> Ended:
    return Ended(usage, b"", False, stop, first, end)


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        (ended(OK, RIGHT), Outcome.AC),
        (ended(OK, WRONG), Outcome.WA),
        (ended(CRASH, RIGHT), Outcome.RE),
        (ended(CRASH, WRONG), Outcome.WA),
        (ended(CRASH, replace(WRONG, saw_end=True)), Outcome.RE),
        (ended(OK, EARLY), Outcome.PE),
        (ended(CRASH, EARLY), Outcome.RE),
        (ended(OK, replace(WRONG, saw_end=True, exact=False)), Outcome.PE),
        (ended(OK, replace(WRONG, saw_end=True)), Outcome.WA),
        (ended(SLOW, EARLY), Outcome.TLE),
        (ended(SLOW, RIGHT), Outcome.TLE),
        (ended(STOPPED, WRONG, Stop.VERDICT, "interactor"), Outcome.WA),
        (ended(STOPPED, FAULT, Stop.VERDICT, "interactor"), Outcome.JE),
        (ended(OK, FAULT), Outcome.JE),
        (ended(CRASH, FAULT), Outcome.RE),
        (ended(STOPPED, EARLY, Stop.DEADLOCK), Outcome.IDLE),
        (ended(STOPPED, FAULT, Stop.DEADLOCK), Outcome.IDLE),
        (ended(STOPPED, EARLY, Stop.WALL), Outcome.IDLE),
        (ended(replace(STOPPED, cpu_seconds=1.5), EARLY, Stop.WALL), Outcome.TLE),
        (ended(STOPPED, EARLY), Outcome.RE),
        (ended(OK, replace(RIGHT, queries=8, budget=7)), Outcome.QLE),
        (ended(OK, replace(RIGHT, queries=7, budget=7)), Outcome.AC),
        (ended(OK, replace(WRONG, queries=8, budget=7)), Outcome.QLE),
        (ended(OK, replace(WRONG, outcome=Outcome.PE, queries=8, budget=7)), Outcome.PE),
        (ended(Usage(Ending.INTERNAL), RIGHT), Outcome.JE),
    ],
)  # fmt: skip
def test_exactly_one_side_is_blamed(case: Ended, expected: Outcome) -> None:
    assert blame(case, LIMITS).outcome is expected


def test_early_ends_and_wrong_ends_are_told_apart_where_the_interactor_does() -> None:
    rejected = replace(WRONG, saw_end=True, exact=False)
    assert blame(ended(OK, EARLY), LIMITS).message == "exited early (interactor: ends)"
    assert "or a wrong end of output" in blame(ended(OK, rejected), LIMITS).message
    assert blame(ended(OK, replace(rejected, exact=True)), LIMITS).message == "no"


def test_what_lay_in_a_buffer_is_told_from_what_was_made_up() -> None:
    late = b"? 5\n? 2\n"
    memory = (b"xx? 5\n\0\0",)
    assert held_back(late, memory, crashed=False, last_message=b"").unflushed == 4
    assert held_back(late, memory, crashed=False, last_message=b"? 5\n").unflushed == 0
    assert held_back(late, (b"nothing",), crashed=False, last_message=b"").unflushed == 0
    assert held_back(late, (), crashed=True, last_message=b"").unflushed == 8
    assert str(held_back(b"", (), crashed=True, last_message=b"")) == ""


def test_a_transcript_keeps_its_ends_and_counts_the_rest() -> None:
    heard = Transcript()
    for number in range(100_000):
        heard.note(">", b"%d\n" % number)
    assert heard.messages == 100_000
    assert (len(heard.head), len(heard.tail)) == (KEPT, KEPT)
    assert heard.head[-1][3] == b"%d\n" % (KEPT - 1)
    assert heard.tail[-1][3] == b"99999\n"
    heard.note(">", b"x" * 10**6)
    assert len(heard.tail[-1][3]) == 200
    assert heard.tail[-1][2] == 10**6


class _Still:
    """An interactor that always looks blocked on its input."""

    def __init__(self) -> None:
        self.reads = 0

    def start(self, reader: int, writer: int) -> None:
        self.reads = os.fstat(reader).st_ino
        self.ends = reader, writer

    def look(self) -> Stillness:
        return Stillness(True, frozenset({self.reads}), stamp=((1, "a"),))

    def finish(self) -> SideEnd:
        for end in self.ends:
            os.close(end)
        return SideEnd(Outcome.AC)


def test_a_message_that_a_relay_holds_is_not_silence() -> None:
    relay = Relayed(_Still())  # type: ignore[arg-type]
    (reader, solver_out), (solver_in, writer) = os.pipe(), os.pipe()
    relay.start(reader, writer)
    quiet = relay.look()
    assert quiet.blocked
    assert os.fstat(reader).st_ino in quiet.reads
    flow = relay._flows[0]
    flow.moves += 1
    assert relay.look() is MOVING
    flow.moves += 1
    assert relay.look() != quiet
    os.close(solver_out)
    relay.finish()
    os.close(solver_in)


def test_queries_are_counted_by_whole_lines() -> None:
    import re

    counter = Counter(re.compile(rb"\? "))
    for part in (b"? 1\n? ", b"2\n! 3", b"\n"):
        counter.feed(part)
    assert counter.queries == 2


def reading(text: bytes, budget: int | None = None) -> Interactor:
    reader, writer = os.pipe()
    os.write(writer, text)
    os.close(writer)
    return Interactor("", reader, os.open(os.devnull, os.O_WRONLY), budget=budget)


@pytest.mark.parametrize(
    ("text", "ask", "said"),
    [
        (b"12x", lambda i: i.integer(name="x"), "x is '12x', expected an integer"),
        (b"7", lambda i: i.integer(1, 6, "side"), "side is '7', expected an integer from 1 to 6"),
        (b"-1", lambda i: i.integer(0, name="k"), "k is '-1', expected an integer of at least 0"),
        (b"1 2 9", lambda i: i.integers(3, 1, 5, "a"), "a 3 is '9'"),
        (b"nan", lambda i: i.number(0, 1, "p"), "p is 'nan', expected a number from 0 to 1"),
        (b"1_0", lambda i: i.integer(name="x"), "x is '1_0'"),
        (b"go", lambda i: i.word(("a", "b"), "move"), "move is 'go', expected one of 'a', 'b'"),
    ],
)  # fmt: skip
def test_a_broken_token_is_named(text: bytes, ask: object, said: str) -> None:
    with pytest.raises(Finished) as caught:
        ask(reading(text))  # type: ignore[operator]
    assert caught.value.outcome == "PE"
    assert said in caught.value.message


def test_reads_take_words_lines_and_the_end() -> None:
    talk = reading(b" 5 \t-3\nrest of it\r\n\n2.5")
    assert talk.integers(2) == [5, -3]
    assert talk.line() == "rest of it"
    assert talk.line() == ""
    assert talk.number() == 2.5
    with pytest.raises(Finished) as caught:
        talk.word()
    assert caught.value.outcome == "END"


def test_the_budget_ends_at_exactly_one_over() -> None:
    talk = reading(b"", budget=2)
    talk.count()
    talk.count()
    with pytest.raises(Finished) as caught:
        talk.count()
    assert (caught.value.outcome, talk.queries) == ("QLE", 3)


STUBBED = """\
id: linked
title: Linked
style: interactive
judge_only: true
interactive:
  interactor: interactor.py
  stub: {cpp: grader.cpp, python: grader.py}
  headers: [linked.h]
tests:
  - {text: "7", category: public}
"""
FILES = {
    "task.yaml": STUBBED,
    "linked.h": "int ask(int x);\nint find(int n);\n",
    "grader.cpp": (
        '#include <cstdio>\n#include "linked.h"\n'
        'int ask(int x) { int r; std::printf("? %d\\n", x); std::fflush(stdout);'
        ' return std::scanf("%d", &r) == 1 ? r : -1; }\n'
        'int main() { std::printf("! %d\\n", find(10)); }\n'
    ),
    "grader.py": (
        "def ask(x):\n    print('?', x, flush=True)\n    return int(input())\n\n\n"
        "import solution\nsolution.ask = ask\nprint('!', solution.find(10), flush=True)\n"
    ),
    "interactor.py": (
        "from cverify.interactor import Interactor\n\n\nclass Linked(Interactor):\n"
        "    def play(self):\n        hidden = self.case.integer()\n"
        "        while self.word(('?', '!')) == '?':\n            self.count()\n"
        "            self.say(int(self.integer(1, 10) == hidden))\n"
        "        self.accept() if self.integer() == hidden else self.wrong('no')\n"
    ),
    "right.cpp": (
        '#include "linked.h"\nint find(int n) { for (int x = 1; x < n; x++)'
        " if (ask(x)) return x; return n; }\n"
    ),
    "right.py": "def find(n):\n    return next(x for x in range(1, n + 1) if ask(x))\n",
}


@pytest.mark.parametrize("program", ["right.cpp", "right.py"])
def test_a_solution_is_linked_with_a_stub(program: str, sandbox: Sandbox, tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    call = Call(sandbox)
    report = judge_program(load_package(tmp_path, call), Source.load(tmp_path / program), call)
    assert report.outcome is Outcome.AC, report.message
    talk = report.cases[0].interaction
    assert talk is not None
    assert talk.queries == 7


ENDS = """\
id: ends
title: Ends
style: interactive
judge_only: true
interactive: {interactor: interactor.py}
tests:
  - {text: "7", category: public}
"""
ACCEPTING = (
    "from cverify.interactor import Interactor\n\n\nclass Ends(Interactor):\n"
    "    def play(self):\n        self.say(self.case.integer())\n"
    "        self.word(('done',))\n        self.accept()\n"
)
READ_ON = "input()\nprint('done', flush=True)\nimport sys\nrest = sys.stdin.read()\n"


@pytest.mark.parametrize("apart", [False, True], ids=["inside", "apart"])
@pytest.mark.parametrize(
    ("program", "expected"),
    [
        (READ_ON, Outcome.AC),
        (READ_ON + "print('more')\n", Outcome.PE),
        ("import sys\nsys.stdin.read()\nprint('done')\n", Outcome.IDLE),
    ],
)
def test_the_solutions_input_ends_once_it_is_accepted(
    program: str, expected: Outcome, apart: bool, sandbox: Sandbox, tmp_path: Path
) -> None:
    (tmp_path / "task.yaml").write_text(ENDS)
    (tmp_path / "interactor.py").write_text(ACCEPTING)
    (tmp_path / "solver.py").write_text(program)
    call = Call(sandbox, apart=apart)
    package = load_package(tmp_path, call)
    report = judge_program(package, Source.load(tmp_path / "solver.py"), call)
    assert report.outcome is expected, report.message

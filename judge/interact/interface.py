"""The interactor interface: a class that hides a test, answers queries and gives the verdict.

This file stands alone: it is imported by the judge and, under the name ``cverify.interactor``,
placed beside an interactor that runs as a program of its own. It imports nothing heavy, since the
second use pays for it on every test.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from time import perf_counter
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

CHUNK = 1 << 16
TOKEN_LIMIT = 1 << 20
"""Bytes of a token or line; a longer one is a protocol error."""
KEPT = 1000
"""Messages kept from each end of a dialogue."""
CLIPPED = 200
"""Bytes kept of a message."""
SOLVER, INTERACTOR = ">", "<"
"""Direction of a message: from the solver, from the interactor."""
CHANNEL = 3
RECORD_LIMIT = 1 << 22
INTEGER_DIGITS = 4000


class Finished(Exception):  # noqa: N818 - the normal way to end a dialogue
    """The verdict: AC, WA, PE, QLE, or END where the solver's output ended too early."""

    def __init__(self, outcome: str, message: str = "", score: float | None = None) -> None:
        super().__init__(message)
        self.outcome, self.message, self.score = outcome, message, score


class Transcript:
    """Messages of both sides in order, the first and last thousand kept, all of them counted.

    A message is what one read or write moved: (seconds since the start, direction, bytes, text).
    """

    def __init__(self) -> None:
        self.started = perf_counter()
        self.messages = 0
        self.bytes = {SOLVER: 0, INTERACTOR: 0}
        self.head: list[tuple[float, str, int, bytes]] = []
        self.tail: deque[tuple[float, str, int, bytes]] = deque(maxlen=KEPT)
        self._keep = self.head.append

    def note(self, way: str, data: bytes) -> None:
        """Record one message."""
        size = len(data)
        self.bytes[way] += size
        self.messages += 1
        kept = data if size <= CLIPPED else data[:CLIPPED]
        self._keep((perf_counter() - self.started, way, size, kept))
        if self.messages == KEPT:
            self._keep = self.tail.append


class Words:
    """Tokens of a test's own input, for the interactor to read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._words = iter(text.split())

    def word(self) -> str:
        """The next token. Raises ValueError at the end: the test is faulty, not the solver."""
        found = next(self._words, None)
        if found is None:
            raise ValueError("the test's input ends too early")
        return found

    def integer(self) -> int:
        """The next token as an integer."""
        return int(self.word())

    def integers(self, count: int) -> list[int]:
        """The next tokens as integers."""
        return [self.integer() for _ in range(count)]


class Interactor:
    """Derive from it, define ``play``, end with ``accept``, ``wrong`` or ``malformed``.

    ``case``: the test's hidden input. ``budget``: queries that are allowed (None: any number);
    ``play`` may set it from the test. ``seed``: of every random choice; ``random`` follows it.
    Reading past the end of the solver's output and any breach of the protocol end the dialogue by
    themselves. Whatever else ``play`` raises is the judge's fault, never the solver's.
    """

    budget: int | None = None
    adaptive = False

    def __init__(
        self, text: str, reader: int, writer: int, *, seed: int = 0, budget: int | None = None
    ) -> None:
        self.case = Words(text)
        self.seed = seed
        if budget is not None:
            self.budget = budget
        self.queries = 0
        self.facts: dict[str, str] = {}
        self.next_input: str | None = None
        self.saw_end = False
        self.transcript = Transcript()
        self.late: bytearray | None = None
        self.extra_allowed = False
        self._reader, self._writer = reader, writer
        self._data, self._at = b"", 0
        self._words: list[bytes] = []
        self._random: Random | None = None

    def play(self) -> None:
        """The dialogue."""
        raise NotImplementedError

    @property
    def random(self) -> Random:
        """A generator that depends on the seed alone."""
        if self._random is None:
            from random import Random

            self._random = Random(self.seed)
        return self._random

    # What the solver says

    def word(self, among: Sequence[str] | None = None, name: str = "word") -> str:
        """The next token; with ``among`` it must be one of these."""
        token = self._token(name)
        text = token.decode("utf-8", "replace")
        if among is not None and text not in among:
            self._unexpected(name, token, "one of " + ", ".join(map(repr, among)))
        return text

    def integer(self, low: int | None = None, high: int | None = None, name: str = "value") -> int:
        """The next token as an integer in a range."""
        token = self._words.pop() if self._words else self._token(name)
        if not token.isdigit() and not (token[:1] == b"-" and token[1:].isdigit()):
            self._unexpected(name, token, "an integer" + _range(low, high))
        if len(token) > INTEGER_DIGITS:
            self._unexpected(name, token, "an integer" + _range(low, high))
        value = int(token)
        if (low is not None and value < low) or (high is not None and value > high):
            self._unexpected(name, token, "an integer" + _range(low, high))
        return value

    def integers(
        self, count: int, low: int | None = None, high: int | None = None, name: str = "value"
    ) -> list[int]:
        """The next tokens as integers in a range; each is named by its place."""
        return [self.integer(low, high, f"{name} {k + 1}") for k in range(count)]

    def number(
        self, low: float | None = None, high: float | None = None, name: str = "value"
    ) -> float:
        """The next token as a finite decimal number in a range."""
        token = self._token(name)
        try:
            value = float(token) if b"_" not in token else float("nan")
        except ValueError:
            value = float("nan")
        inside = (low is None or value >= low) and (high is None or value <= high)
        if not (abs(value) < float("inf") and inside):
            self._unexpected(name, token, "a number" + _range(low, high))
        return value

    def line(self) -> str:
        """The rest of the line, or the next line, without its end."""
        if self._words:
            rest = b" ".join(reversed(self._words))
            self._words.clear()
            return rest.decode("utf-8", "replace")
        while (end := self._data.find(b"\n", self._at)) < 0:
            if not self._more():
                if self._at == len(self._data):
                    self._ended("a line")
                end = len(self._data)
                break
        found, self._at = self._data[self._at : end], min(end + 1, len(self._data))
        return found.rstrip(b"\r").decode("utf-8", "replace")

    # What the interactor says and counts

    def say(self, *values: object) -> None:
        """Send one line: the values with spaces between."""
        if len(values) == 1:
            self.send(f"{values[0]}\n")
        else:
            self.send(" ".join(map(str, values)) + "\n")

    def send(self, text: str) -> None:
        """Send text as it is."""
        data = text.encode()
        self.transcript.note(INTERACTOR, data)
        try:
            done = os.write(self._writer, data)
            size = len(data)
            while done < size:
                done += os.write(self._writer, data[done:])
        except OSError:
            return  # the solver is gone; reading will say so

    def count(self, queries: int = 1) -> None:
        """Count queries; the first one over the budget ends the dialogue with QLE."""
        self.queries += queries
        if self.budget is not None and self.queries > self.budget:
            raise Finished("QLE", f"query {self.budget + 1} is over the budget of {self.budget}")

    def record(self, **facts: object) -> None:
        """Keep with the result what a replay needs: a value settled on, a tie-break."""
        self.facts.update({key: str(value)[:CLIPPED] for key, value in facts.items()})

    # How it ends

    def accept(
        self,
        message: str = "",
        *,
        score: float | None = None,
        next_input: str | None = None,
        extra: bool = False,
    ) -> NoReturn:
        """The answer is right, if nothing but white space follows (unless ``extra``).

        ``next_input``: the hidden input of a further pass, for which the solver is started anew.
        """
        self.next_input = next_input
        self.extra_allowed = extra
        raise Finished("AC", message, score)

    def wrong(self, message: str, *, score: float | None = None) -> NoReturn:
        """The protocol was kept, the answer is wrong."""
        raise Finished("WA", message, score)

    def malformed(self, message: str) -> NoReturn:
        """The protocol was broken."""
        raise Finished("PE", message)

    # Inside

    def run(self) -> Finished:
        """Play to the end, then see that nothing follows an accepted answer."""
        try:
            self.play()
            raise RuntimeError("play() ended without accept, wrong or malformed")
        except Finished as verdict:
            if verdict.outcome != "AC" or self.extra_allowed:
                return verdict
            self._close()
            try:
                extra = self._token("the end of output")
            except Finished as end:
                if end.outcome == "END":
                    return verdict
                extra = self._data
            return Finished("PE", f"extra output after the answer: {_shown(extra)}")

    def close(self) -> None:
        """End the solver's input."""
        self._close()

    def _close(self) -> None:
        if self._writer >= 0:
            writer, self._writer = self._writer, -1
            os.close(writer)

    def _token(self, name: str) -> bytes:
        if not self._words:
            self._fill(name)
        return self._words.pop()

    def _fill(self, name: str) -> None:
        """Take the words of the next line, or those of a line whose end is not there yet."""
        if (
            self._at == len(self._data)
            and self._more()
            and self._data.find(b"\n") + 1 == len(self._data)
        ):  # one message, one line: the usual case
            self._at = len(self._data)
            self._words = self._data.split()
            if self._words:
                self._words.reverse()
                return
        while True:
            data, at = self._data, self._at
            end = data.find(b"\n", at)
            if end < 0:
                end = max(data.rfind(b" ", at), data.rfind(b"\t", at))
            if end >= 0:
                self._at = end + 1
                self._words = data[at:end].split()
            elif not self._more():
                self._words = data[at:].split()
                self._at = len(data)
                if not self._words:
                    self._ended(name)
            if self._words:
                self._words.reverse()
                return

    def _more(self) -> bool:
        """Read once more; False at the end of the solver's output."""
        data = os.read(self._reader, CHUNK)
        if self.late is not None:
            return self._keep_late(data)
        if not data:
            self.saw_end = True
            return False
        self.transcript.note(SOLVER, data)
        self._data = data if self._at == len(self._data) else self._data[self._at :] + data
        self._at = 0
        if len(self._data) > TOKEN_LIMIT and not self._words:
            longest = max(map(len, self._data.split()), default=0)
            raise Finished("PE", f"over {TOKEN_LIMIT} bytes without an end, {longest} in one word")
        return True

    def _keep_late(self, data: bytes) -> bool:
        """What comes only once the solver's input has ended was held back; it is no message."""
        assert self.late is not None
        while data and len(self.late) < CHUNK:
            self.late += data
            data = os.read(self._reader, CHUNK)
        self.saw_end = True
        return False

    def _ended(self, name: str) -> NoReturn:
        raise Finished("END", f"output ends where {self._place}{name} is expected")

    def _unexpected(self, name: str, token: bytes, expectation: str) -> NoReturn:
        raise Finished("PE", f"{self._place}{name} is {_shown(token)}, expected {expectation}")

    @property
    def _place(self) -> str:
        return f"after {self.queries} queries, " if self.queries else ""


def _range(low: float | None, high: float | None) -> str:
    if low is None and high is None:
        return ""
    if low is None:
        return f" of at most {high}"
    return f" of at least {low}" if high is None else f" from {low} to {high}"


def _shown(token: bytes) -> str:
    text = token[:61].decode("utf-8", "backslashreplace")
    return repr(text[:60] + ("…" if len(text) > 60 else ""))


def interactor_class(module: object) -> type[Interactor]:
    """The one class of a module that derives from Interactor. Raises ValueError."""
    found = [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and value.__name__ != "Interactor"
        and any(base.__name__ == "Interactor" for base in value.__mro__)
        and value.__module__ == getattr(module, "__name__", "")
    ]
    if len(found) != 1:
        raise ValueError(f"expected one class derived from Interactor, found {len(found)}")
    return found[0]


def record_of(interactor: Interactor, verdict: Finished) -> dict[str, object]:
    """All that the judge wants to know of a dialogue, as plain values."""
    heard = interactor.transcript
    return {
        "outcome": verdict.outcome,
        "message": verdict.message,
        "score": verdict.score,
        "queries": interactor.queries,
        "budget": interactor.budget,
        "facts": interactor.facts,
        "next_input": interactor.next_input,
        "saw_end": interactor.saw_end,
        "messages": heard.messages,
        "bytes": dict(heard.bytes),
        "head": heard.head,
        "tail": list(heard.tail),
    }


def serve(module: object, arguments: Sequence[str]) -> None:
    """Run a module's interactor as a program: input file, seed and budget are its arguments.

    Standard streams lead to the solver; the record goes to descriptor 3.
    """
    import signal

    def stop(number: int, frame: object) -> None:
        raise Finished("END", "stopped by the judge")

    signal.signal(signal.SIGTERM, stop)
    with open(arguments[0], encoding="utf-8") as file:
        text = file.read()
    budget = int(arguments[2]) if len(arguments) > 2 else None
    reader, writer = os.dup(0), os.dup(1)
    null = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1):
        os.dup2(null, standard)
    played = interactor_class(module)(text, reader, writer, seed=int(arguments[1]), budget=budget)
    try:
        verdict = played.run()
    except Finished as stopped:
        verdict = stopped
    record = repr(record_of(played, verdict)).encode()
    os.pwrite(CHANNEL, record[:RECORD_LIMIT], 0)
    sys.exit(0)

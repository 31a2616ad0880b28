"""The guessing task of the matrix, and interactors that are at fault themselves."""

import time

from cverify.interactor import Interactor

HIDDEN, HIGHEST, BUDGET = 73, 100, 7


class Guess(Interactor):
    """`? x` is answered with 1 when the hidden number is at least x; `! x` ends."""

    budget = BUDGET

    def play(self) -> None:
        self.say(HIGHEST)
        while self.word(("?", "!"), "command") == "?":
            x = self.integer(1, HIGHEST, "question")
            if self.queries == BUDGET:
                self.say(-1)
            self.count()
            self.before_reply()
            self.say(int(x <= HIDDEN))
        if self.integer(1, HIGHEST, "answer") != HIDDEN:
            self.wrong("wrong number")
        self.accept()

    def before_reply(self) -> None:
        """What makes the other interactors different."""


class Slow(Guess):
    def before_reply(self) -> None:
        time.sleep(1.6)


class Crashing(Guess):
    def before_reply(self) -> None:
        self.budget = 1 // 0


class Spinning(Guess):
    def before_reply(self) -> None:
        while True:
            pass


class Silent(Interactor):
    def play(self) -> None:
        self.say(HIGHEST)


class Hungry(Interactor):
    def play(self) -> None:
        self.case.integers(5)


INTERACTORS = {
    "guess": Guess,
    "slow": Slow,
    "crashing": Crashing,
    "spinning": Spinning,
    "silent": Silent,
    "hungry": Hungry,
}

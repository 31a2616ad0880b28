"""Hides the number of the test."""

from cverify.interactor import Interactor


class Fixed(Interactor):
    def play(self) -> None:
        n, hidden = self.case.integers(2)
        self.budget = (n - 1).bit_length()
        self.say(n)
        while self.word(("?", "!"), "command") == "?":
            x = self.integer(1, n, "question")
            if self.queries == self.budget:
                self.say(-1)
            self.count()
            self.say(int(hidden >= x))
        answer = self.integer(1, n, "answer")
        if answer != hidden:
            self.wrong(f"answer {answer}, hidden is {hidden}")
        self.accept()

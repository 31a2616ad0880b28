"""Hides three values; all others cancel out of every reply."""

from cverify.interactor import Interactor


class OddOnes(Interactor):
    def play(self) -> None:
        n, *odd = self.case.integers(4)
        self.say(n)
        while self.word(("xor", "ans"), "command") == "xor":
            low = self.integer(1, n, "l")
            high = self.integer(low, n, "r")
            if self.queries == self.budget:
                self.say(-1)
            self.count()
            reply = 0
            for value in odd:
                reply ^= value if low <= value <= high else 0
            self.say(reply)
        answer = self.integers(3, 1, n, "value")
        if sorted(answer) != sorted(odd):
            self.wrong(f"answer {answer}, hidden are {odd}")
        self.accept()

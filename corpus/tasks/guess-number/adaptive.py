"""Settles on the number as late as it can: it always keeps the larger part, the upper one of two
equal parts."""

from cverify.interactor import Interactor


class Late(Interactor):
    adaptive = True

    def play(self) -> None:
        n = self.case.integer()
        low, high = 1, n
        self.budget = (n - 1).bit_length()
        self.say(n)
        while self.word(("?", "!"), "command") == "?":
            x = self.integer(1, n, "question")
            if self.queries == self.budget:
                self.say(-1)
            self.count()
            if x <= low or (x <= high and high - x + 1 >= x - low):
                low = max(low, x)
                self.say(1)
            else:
                high = min(high, x - 1)
                self.say(0)
        answer = self.integer(1, n, "answer")
        settled = high if answer != high else low
        self.record(settled_on=settled, tie_break="upper part")
        if answer != settled:
            self.wrong(f"answer {answer}, but {settled} fits all replies")
        self.accept()

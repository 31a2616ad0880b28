"""Loses the reply that leaves the most numbers possible, and settles on the number last.

Ties go to the reply that comes first, then to the alphabetically first word; the number settled on
is the smallest that proves the guess wrong, if there is one.
"""

from collections import defaultdict

from cverify.interactor import Interactor


class LostReply(Interactor):
    adaptive = True

    def play(self) -> None:
        n = self.case.integer()
        self.budget = fewest(n)
        self.say(n)
        q = self.integer(1, None, "number of questions")
        self.count(q)
        words = self.replies(n, q)
        lost, word, fitting = worst(words, q)
        self.record(lost_reply=lost + 1, tie_break="first reply, first word", fitting=len(fitting))
        self.say(word)
        guess = self.integer(1, n, "guess")
        others = [x for x in fitting if x != guess]
        self.record(settled_on=others[0] if others else guess)
        if others:
            self.wrong(f"guess {guess}, but {others[0]} fits {word}")
        self.accept()

    def replies(self, n: int, q: int) -> list[str]:
        """What the q questions say of each number."""
        letters = [["N"] * q for _ in range(n + 1)]
        for place in range(q):
            k = self.integer(0, n, f"k of question {place + 1}")
            if k % 2:
                self.malformed(f"k of question {place + 1} is {k}, expected an even number")
            asked = self.integers(k, 1, n, f"question {place + 1}, number")
            if len(set(asked)) != k:
                self.malformed(f"question {place + 1} names a number twice")
            for index, x in enumerate(asked):
                letters[x][place] = "L" if index < k // 2 else "R"
        return ["".join(row) for row in letters]


def fewest(n: int) -> int:
    """The smallest q with 3^(q - 1) >= n."""
    q, reach = 1, 1
    while reach < n:
        q, reach = q + 1, reach * 3
    return q


def worst(words: list[str], q: int) -> tuple[int, str, list[int]]:
    """The lost reply with the largest class of numbers that then look alike."""
    best: tuple[int, str, list[int]] = (0, "", [])
    for lost in range(q):
        classes = defaultdict(list)
        for x in range(1, len(words)):
            classes[words[x][:lost] + "?" + words[x][lost + 1 :]].append(x)
        word = min(classes, key=lambda text: (-len(classes[text]), text))
        if len(classes[word]) > len(best[2]):
            best = lost, word, classes[word]
    return best

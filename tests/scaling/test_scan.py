"""A scan over many families keeps the worst, wherever it stands, and what the caller insists on."""

from collections.abc import Mapping

from complexity.growth import parse_growth
from scaling.analyse import Targets, analyse_scaling
from scaling.executor import Counted, Failed, Timed
from scaling.outcome import Beyond, Within
from scaling.sweeps import Bounds

NAMES = tuple(f"f{k}" for k in range(30))


class Costly:
    """Work by family: n for all but one, which needs n squared from a size on."""

    counts_work, dear_step = True, 1.0

    def __init__(self, slow: str) -> None:
        self.slow = slow
        self.runs = 0

    def count(self, data: bytes, limit: float) -> Counted | Failed:
        self.runs += 1
        family, size = data.decode().split()
        n = int(size)
        work = n * n if family == self.slow else 9 * n
        return Failed("slow", True) if work > 3e8 * limit else Counted(work, None, work / 3e8)

    def time(self, data: bytes, limit: float) -> Timed | Failed:
        return Timed(0.0, 0)

    def read_only(self, data: bytes) -> Timed | Failed:
        return Timed(0.0, 0)

    def trace_memory(self, data: bytes, limit: float) -> Timed | Failed:
        return Failed("not traced", slow=False)


def make_input(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
    return f"{family} {sizes['n']}".encode()


def analyse(executor: Costly, always: int = 1) -> Within | Beyond | object:
    return analyse_scaling(
        executor,
        make_input,
        {"n": Bounds(1, 10**6)},
        Targets(parse_growth("n")),
        families=NAMES,
        always=always,
    ).time


def test_the_worst_family_is_found_wherever_it_stands() -> None:
    for slow in ("f0", "f1", "f17", "f29"):
        outcome = analyse(Costly(slow))
        assert isinstance(outcome, Beyond)
        assert outcome.family == slow


def test_none_is_worse_than_the_target() -> None:
    assert analyse(Costly("none of them")) == Within()


def test_the_scan_is_cheap() -> None:
    few, many = Costly("f29"), Costly("f29")
    analyse(few)
    analyse(many, always=len(NAMES))
    assert few.runs < many.runs

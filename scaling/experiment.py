"""Runs a submission on generated inputs, keeps inputs and the bill."""

import math
import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from scaling.executor import Counted, Executor, Failed, Timed, Trace
from scaling.outcome import Caution

MakeInput = Callable[[Mapping[str, int], int, str], bytes]
"""``make_input(sizes, seed, family)``: one input text; ``ValueError`` when there is none."""
KEPT_BYTES = 256 << 20
LONG_RUN = 0.35


class BadInputError(ValueError):
    """An input could not be made by a fault of whoever makes it."""

    def __init__(self, caution: Caution, detail: str) -> None:
        super().__init__(detail)
        self.caution = caution


class CountingBrokenError(Exception):
    """The counting program fails where the plain one runs: its counts are not to be used."""

    def __init__(self, failed: Failed) -> None:
        super().__init__(failed.reason)
        tampered = failed.caution is Caution.TAMPERED
        self.caution = Caution.TAMPERED if tampered else Caution.NOT_COUNTED


Key = tuple[tuple[tuple[str, int], ...], str, int]


def _key(sizes: Mapping[str, int], family: str, seed: int) -> Key:
    return (tuple(sorted(sizes.items())), family, seed)


@dataclass(slots=True)
class Experiment:
    """One submission and the inputs of its task; ``spent`` adds up its CPU seconds.

    ``heard`` and ``said``: some run read some input, printed something. ``outputs_differ``: two
    runs on one input printed different things; ``counting_differs``: the counting program did.
    """

    executor: Executor
    make_input: MakeInput
    counting: bool
    seed: int = 1
    spent: float = 0.0
    heard: bool = False
    said: bool = False
    outputs_differ: bool = False
    counting_differs: bool = False
    scatter: list[float] = field(default_factory=list)
    _empty: int | None = None
    _inputs: dict[Key, bytes] = field(default_factory=dict)
    _counts: dict[Key, Counted] = field(default_factory=dict)

    def input(
        self, sizes: Mapping[str, int], family: str, seed: int | None = None
    ) -> bytes | Failed:
        """The input for these sizes; made once."""
        seed = self.seed if seed is None else seed
        key = _key(sizes, family, seed)
        if key not in self._inputs:
            if sum(map(len, self._inputs.values())) > KEPT_BYTES:
                self._inputs.clear()
            try:
                self._inputs[key] = self.make_input(sizes, seed, family)
            except BadInputError as error:
                return Failed(str(error), slow=False, caution=error.caution)
            except ValueError as error:
                reason = f"no input of family {family}: {error}"
                return Failed(reason, slow=False, missing=True)
        return self._inputs[key]

    def work(
        self, sizes: Mapping[str, int], family: str, limit: float, seed: int | None = None
    ) -> Counted | Failed:
        """The deciding measure: counted steps, else CPU nanoseconds above the reader's.

        Either is made once for an input. Raises ``CountingBrokenError``.
        """
        data = self.input(sizes, family, seed)
        if isinstance(data, Failed):
            return data
        if self.counting:
            key = _key(sizes, family, self.seed if seed is None else seed)
            if key not in self._counts:
                counted = self._count(data, limit)
                if isinstance(counted, Failed):
                    return counted
                self._counts[key] = counted
            return self._counts[key]
        key = _key(sizes, family, self.seed if seed is None else seed)
        if key not in self._counts:
            timed = self.cpu(sizes, family, limit, repeats=3)
            if isinstance(timed, Failed):
                return timed
            nanoseconds = max(1, round(timed.cpu_seconds * 1e9))
            self._counts[key] = Counted(nanoseconds, None, timed.cpu_seconds)
        return self._counts[key]

    def _count(self, data: bytes, limit: float) -> Counted | Failed:
        counted = self.executor.count(data, limit)
        self.spent += limit if isinstance(counted, Failed) else counted.cpu_seconds
        if isinstance(counted, Failed) and not counted.slow:
            if isinstance(self.executor.count(data, limit), Counted):
                return replace(counted, caution=Caution.FLAKY)
            plain = self.executor.time(data, limit)
            if isinstance(plain, Timed):
                raise CountingBrokenError(counted)
        if isinstance(counted, Counted):
            self._note(counted.trace, data)
        return counted

    def _note(self, trace: Trace, data: bytes) -> None:
        self.heard = self.heard or trace.read_bytes > 0 or not data
        self.said = self.said or trace.printed

    def cpu(
        self,
        sizes: Mapping[str, int],
        family: str,
        limit: float,
        repeats: int,
        enough: float = LONG_RUN,
    ) -> Timed | Failed:
        """Least CPU time of some runs, above the least of a program that only reads the input.

        Of a function the call alone counts, which has no start-up.

        Memory is the resident size above that of a program that reads nothing. Runs over
        ``enough`` seconds are not repeated.
        """
        data = self.input(sizes, family)
        if isinstance(data, Failed):
            return data
        best, baseline, memory = math.inf, math.inf, 0
        outputs = set()
        readings = []
        for turn in range(repeats):
            early = self.executor.read_only(data) if turn % 2 == 0 else None
            result = self.executor.time(data, limit)
            reading = early or self.executor.read_only(data)
            if isinstance(reading, Failed):
                return reading
            self.spent += limit if isinstance(result, Failed) else result.cpu_seconds
            if isinstance(result, Failed):
                return result
            self._note(result.trace, data)
            outputs.add(result.trace.output)
            readings.append(reading.cpu_seconds)
            baseline = min(baseline, reading.cpu_seconds)
            own = result.cpu_seconds if result.call_seconds is None else result.call_seconds
            baseline = 0.0 if result.call_seconds is not None else baseline
            best, memory = min(best, own), max(memory, result.memory_bytes)
            if best > enough:
                break
        self.outputs_differ = self.outputs_differ or len(outputs) > 1
        counted = self._counts.get(_key(sizes, family, self.seed)) if self.counting else None
        if counted is not None and counted.trace.output not in outputs:
            self.counting_differs = True
        if len(readings) > 1:
            self.scatter.append(statistics.variance(readings))
        return Timed(max(0.0, best - baseline), max(0, memory - self._empty_size()))

    @property
    def noise_seconds(self) -> float | None:
        """Standard deviation of the reader's CPU time on one input, over all that was repeated."""
        return math.sqrt(statistics.fmean(self.scatter)) if self.scatter else None

    def traced(self, sizes: Mapping[str, int], family: str, limit: float) -> Timed | Failed:
        """Peak of the program's own memory, traced."""
        data = self.input(sizes, family)
        if isinstance(data, Failed):
            return data
        result = self.executor.trace_memory(data, limit)
        self.spent += limit if isinstance(result, Failed) else result.cpu_seconds
        return result

    def _empty_size(self) -> int:
        if self._empty is None:
            started = self.executor.read_only(b"")
            self._empty = 0 if isinstance(started, Failed) else started.memory_bytes
        return self._empty

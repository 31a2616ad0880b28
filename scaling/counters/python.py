"""Python: ticks by rewriting the program; memory by the interpreter's own accounting."""

from dataclasses import replace
from functools import lru_cache
from importlib import resources

from judge.artifact import BuildOptions, Support
from judge.source import Language, Source
from scaling.counters.base import Instrumented, Work, unseal
from scaling.ticks.names import PACKAGE
from scaling.ticks.transform import add_ticks

WORK_MAGIC = 0x316B636974766363
MEMORY_MAGIC = 0x316D656D76636376
WEIGHTS_A_UNIT = 256


LAUNCHER = f"""\
from {PACKAGE}.memory import load
exec(load(__file__.rpartition("/")[0], globals()))
"""


@lru_cache(maxsize=1)
def _runtime() -> tuple[Support, ...]:
    folder = resources.files("scaling.ticks.runtime")
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".py"))
    return tuple(
        Support(f"{PACKAGE}/{name}", folder.joinpath(name).read_text(encoding="utf-8"))
        for name in files
    )


class PythonCounter:
    """Repeats exactly. Not seen is what C code does in calls that ``ticks/runtime`` does not list.

    Memory is what ``tracemalloc`` sees: objects and buffers, not the interpreter's own frames.
    """

    language = Language.PYTHON

    def count_work(self, source: Source, options: BuildOptions) -> Instrumented | None:
        """The rewritten program beside its runtime."""
        text = add_ticks(source.text)
        if text is None:
            return None
        support = (*options.support, *_runtime())
        return Instrumented(replace(source, text=text), replace(options, support=support))

    def count_memory(self, source: Source, options: BuildOptions) -> Instrumented | None:
        """The program as it is, started by one that switches the accounting on."""
        support = (*options.support, *_runtime())
        if options.driver is not None:
            support = (*support, Support("program.py", options.driver))
        return Instrumented(source, replace(options, driver=LAUNCHER, support=support))

    def read(self, channel: bytes, key: bytes) -> Work | None:
        """Ticks and weights, or the peak of memory, whichever was recorded."""
        match unseal(channel, key, 3), unseal(channel, key, 2):
            case (kind, ticks, weight), _ if kind == WORK_MAGIC:
                return Work(ticks + weight // WEIGHTS_A_UNIT)
            case _, (kind, peak) if kind == MEMORY_MAGIC:
                return Work(0, peak)
            case _:
                return None


COUNTER = PythonCounter()

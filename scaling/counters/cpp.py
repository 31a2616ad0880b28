"""C++: basic blocks by coverage calls, bytes moved and memory by wrapped library functions."""

import struct
from dataclasses import replace
from functools import lru_cache
from importlib import resources

from judge.artifact import BuildOptions, Support
from judge.source import Language, Source
from scaling.counters.base import Instrumented, Work

_LIBRARY = (
    "memcpy memmove memset memchr memcmp strlen strcmp strncmp strcpy strcat strchr strstr "
    "malloc calloc realloc aligned_alloc free"
)
WRAPPED = tuple(_LIBRARY.split())
COMPILE = ("-fsanitize-coverage=trace-pc",)
LINK = ("-static", *(f"-Wl,--wrap={name}" for name in WRAPPED))
BYTES_A_UNIT = 16
RECORD = struct.Struct("<7Q")
MAGIC = 0x31746E756F637663


@lru_cache(maxsize=1)
def _runtime() -> Support:
    text = resources.files("scaling.counters").joinpath("count.cpp").read_text(encoding="utf-8")
    return Support("cverify_count.cpp", text, linked=True)


class CppCounter:
    """Counts exactly and repeatably; not seen are loops inside the compiled C++ library."""

    language = Language.CPP

    def count_work(self, source: Source, options: BuildOptions) -> Instrumented | None:
        """The same source, built with coverage calls and linked with the counter."""
        counted = replace(
            options,
            flags=(*options.flags, *COMPILE),
            link_flags=(*options.link_flags, *LINK),
            support=(*options.support, _runtime()),
        )
        return Instrumented(source, counted)

    def count_memory(self, source: Source, options: BuildOptions) -> Instrumented | None:
        """The same program counts both."""
        return self.count_work(source, options)

    def read(self, channel: bytes) -> Work | None:
        """Blocks and a sixteenth of the bytes; memory is heap and stack at their peaks, and the
        pages of global variables that were touched."""
        magic, blocks, moved, _, heap, stack, static = RECORD.unpack_from(channel)
        if magic != MAGIC:
            return None
        return Work(blocks + moved // BYTES_A_UNIT, heap + stack + static)


COUNTER = CppCounter()

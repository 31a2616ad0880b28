"""C++: steps by the compiler's arc counters, bytes and memory by wrapped library functions."""

import re
from dataclasses import replace
from functools import lru_cache
from importlib import resources

from judge.artifact import BuildOptions, Support
from judge.source import Language, Source
from judge.toolchains.cpp import compiler_version
from scaling.counters.base import Instrumented, Work, unseal

_LIBRARY = (
    "memcpy memmove memset memchr memcmp strlen strcmp strncmp strcpy strcat strchr strstr "
    "malloc calloc realloc aligned_alloc free _exit _Exit quick_exit abort"
)
WRAPPED = tuple(_LIBRARY.split())
CALLS = ("-fsanitize-coverage=trace-pc",)
_PLAIN_CALLS = "fork execl execlp execle execv execvp execve"
ARCS = (
    "-fprofile-arcs",
    "-fprofile-update=single",
    *(f"-fno-builtin-{name}" for name in _PLAIN_CALLS.split()),
)
KNOWN_LAYOUTS = range(10, 15)
"""Versions of gcc whose counters ``count.cpp`` knows where to find."""
LINK = ("-static", *(f"-Wl,--wrap={name}" for name in WRAPPED))
BYTES_A_UNIT = 16
FIELDS = 5


def compile_flags() -> tuple[str, ...]:
    """Arc counters where their layout is known: they cost a tenth of calls. Else calls."""
    return flags_for(compiler_version())


def flags_for(version: str) -> tuple[str, ...]:
    """The same for a compiler's first line of ``--version``."""
    major = re.search(r"(\d+)\.\d+(\.\d+)?\s*$", version)
    gcc = major is not None and "clang" not in version
    known = gcc and major is not None and int(major[1]) in KNOWN_LAYOUTS
    return ARCS if known else CALLS


@lru_cache(maxsize=1)
def _runtime() -> Support:
    text = resources.files("scaling.counters").joinpath("count.cpp").read_text(encoding="utf-8")
    return Support("cverify_count.cpp", text, linked=True)


class CppCounter:
    """Counts exactly and repeatably; not seen are loops inside the compiled C++ library."""

    language = Language.CPP

    def count_work(self, source: Source, options: BuildOptions) -> Instrumented | None:
        """The same source, built with counters and linked with the counter."""
        counted = replace(
            options,
            flags=(*options.flags, *compile_flags()),
            link_flags=(*options.link_flags, *LINK),
            support=(*options.support, _runtime()),
        )
        return Instrumented(source, counted)

    def count_memory(self, source: Source, options: BuildOptions) -> Instrumented | None:
        """The same program counts both."""
        return self.count_work(source, options)

    def read(self, channel: bytes, key: bytes) -> Work | None:
        """Steps and a sixteenth of the bytes; memory is the heap at its peak, and the pages of
        stack and global variables that were touched."""
        found = unseal(channel, key, FIELDS)
        if found is None:
            return None
        steps, moved, heap, stack, static = found
        return Work(steps + moved // BYTES_A_UNIT, heap + stack + static)


COUNTER = CppCounter()

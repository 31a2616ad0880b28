"""libclang behind a few functions: parse with the stub headers, walk, ask for operators.

Only the worker process imports this module: libclang may end its process on strange input.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from pathlib import Path

from clang import cindex
from clang.cindex import Cursor as Cursor
from clang.cindex import Type as ClangType

__all__ = [
    "MAIN_FILE", "STUBS", "ClangType", "Cursor", "Problem", "Unit", "binary_operator", "children",
    "evaluate", "in_main_file", "initializer", "kind", "parse", "spelling_offset", "unary_operator",
]  # fmt: skip

STUBS = Path(__file__).parent / "stubs"
MAIN_FILE = "/main.cpp"
PRELUDE_FILE = "/prelude.h"
_KEEP_GOING = 0x200
_ERROR = 3
_HARMLESS = ("does not have linkage", "file not found")
_FLAGS = ("-x", "c++", "-std=c++20", "-nostdinc", "-nostdinc++", "-ferror-limit=0", "-w",
          "-fbracket-depth=1024", "-ftemplate-depth=128", "-fconstexpr-steps=10000")  # fmt: skip

BINARY = dict(enumerate((
    ".*", "->*", "*", "/", "%", "+", "-", "<<", ">>", "<=>", "<", ">", "<=", ">=", "==", "!=",
    "&", "^", "|", "&&", "||", "=", "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "^=", "|=",
    ",",
), start=1))  # fmt: skip
UNARY = dict(enumerate((
    "x++", "x--", "++x", "--x", "&", "*", "+", "-", "~", "!", "real", "imag", "ext", "co_await",
), start=1))  # fmt: skip


@dataclass(frozen=True, slots=True)
class Problem:
    """An error that the parser reported in the program's own file."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Unit:
    """A parsed file; `tree` must stay referenced as long as cursors are used."""

    tree: cindex.TranslationUnit
    problems: tuple[Problem, ...]


def _bind() -> ctypes.CDLL:
    lib: ctypes.CDLL = cindex.conf.lib
    for name in ("clang_getCursorBinaryOperatorKind", "clang_getCursorUnaryOperatorKind"):
        getattr(lib, name).argtypes = [cindex.Cursor]
        getattr(lib, name).restype = ctypes.c_int
    lib.clang_Cursor_getVarDeclInitializer.argtypes = [cindex.Cursor]
    lib.clang_Cursor_getVarDeclInitializer.restype = cindex.Cursor
    lib.clang_Cursor_Evaluate.argtypes = [cindex.Cursor]
    lib.clang_Cursor_Evaluate.restype = ctypes.c_void_p
    lib.clang_EvalResult_getKind.argtypes = [ctypes.c_void_p]
    lib.clang_EvalResult_getAsLongLong.argtypes = [ctypes.c_void_p]
    lib.clang_EvalResult_getAsLongLong.restype = ctypes.c_longlong
    lib.clang_EvalResult_getAsDouble.argtypes = [ctypes.c_void_p]
    lib.clang_EvalResult_getAsDouble.restype = ctypes.c_double
    lib.clang_EvalResult_dispose.argtypes = [ctypes.c_void_p]
    lib.clang_EvalResult_dispose.restype = None
    return lib


_lib = _bind()
_index = cindex.Index.create()


def parse(text: str, prelude: str = "") -> Unit:
    """Parse one file against the stub headers; `prelude` is put in front of it.

    Raises `cindex.TranslationUnitLoadError` when libclang gives nothing at all.
    """
    flags = [*_FLAGS, "-include", str(STUBS / "std.h")]
    files = [(MAIN_FILE, text)]
    if prelude:
        flags += ["-include", PRELUDE_FILE]
        files.append((PRELUDE_FILE, prelude))
    tree = _index.parse(MAIN_FILE, args=flags, unsaved_files=files, options=_KEEP_GOING)
    problems = []
    for diagnostic in tree.diagnostics:
        if diagnostic.severity < _ERROR or any(h in diagnostic.spelling for h in _HARMLESS):
            continue
        problems.append(Problem(diagnostic.location.line, diagnostic.spelling))
    return Unit(tree, tuple(problems))


def kind(cursor: Cursor) -> str:
    try:
        return str(cursor.kind.name)
    except ValueError:  # a kind that the binding does not know
        return "UNKNOWN"


def children(cursor: Cursor) -> list[Cursor]:
    return list(cursor.get_children())


def binary_operator(cursor: Cursor) -> str:
    return BINARY.get(_lib.clang_getCursorBinaryOperatorKind(cursor), "?")


def unary_operator(cursor: Cursor) -> str:
    return UNARY.get(_lib.clang_getCursorUnaryOperatorKind(cursor), "?")


def initializer(cursor: Cursor) -> Cursor | None:
    """The initialiser of a variable's declaration."""
    found = _lib.clang_Cursor_getVarDeclInitializer(cursor)
    if found is None or found.kind.is_invalid():
        return None
    found._tu = cursor._tu
    return found


def evaluate(cursor: Cursor) -> int | float | None:
    """The value of a constant expression, where the parser can tell."""
    handle = _lib.clang_Cursor_Evaluate(cursor)
    if not handle:
        return None
    try:
        match _lib.clang_EvalResult_getKind(handle):
            case 1:
                return int(_lib.clang_EvalResult_getAsLongLong(handle))
            case 2:
                return float(_lib.clang_EvalResult_getAsDouble(handle))
            case _:
                return None
    finally:
        _lib.clang_EvalResult_dispose(handle)


def in_main_file(cursor: Cursor | None) -> bool:
    """Whether the entity is the program's own, or was put in front of it."""
    if cursor is None:
        return False
    file = cursor.location.file
    return file is not None and file.name in (MAIN_FILE, PRELUDE_FILE)


def spelling_offset(cursor: Cursor) -> int:
    """Where the characters stand, macros looked through; -1 outside the program's own file."""
    file, line = cindex.c_object_p(), ctypes.c_uint()
    column, offset = ctypes.c_uint(), ctypes.c_uint()
    _lib.clang_getSpellingLocation(
        cursor.location, ctypes.byref(file), ctypes.byref(line), ctypes.byref(column),
        ctypes.byref(offset),
    )  # fmt: skip
    if not file:
        return -1
    return int(offset.value) if cindex.File(file).name == MAIN_FILE else -1

"""Library functions: `<algorithm>`, `<numeric>`, `<cmath>`, the C library."""

from __future__ import annotations

from collections.abc import Callable

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.context import Context, operands, span, strip
from complexity.frontends.cpp.fold import base_of, number
from complexity.frontends.cpp.initialisers import element
from complexity.frontends.cpp.ranges import is_place, range_of
from complexity.frontends.cpp.streams import is_text_stream, scanned
from complexity.model import (
    Binary,
    Call,
    Collection,
    Const,
    Expr,
    Index,
    Kind,
    Span,
    Unary,
)

PLAIN = {
    "abs": "abs", "fabs": "abs", "labs": "abs", "llabs": "abs", "fabsl": "abs", "sqrt": "sqrt",
    "sqrtl": "sqrt", "sqrtf": "sqrt", "pow": "pow", "powl": "pow", "powf": "pow", "gcd": "gcd",
    "__gcd": "gcd", "lcm": "lcm", "min": "min", "max": "max", "fmin": "min", "fmax": "max",
    "swap": "swap", "iter_swap": "swap", "to_string": "str", "stoi": "int", "stol": "int",
    "stoll": "int", "stoul": "int", "stoull": "int", "atoi": "int", "atol": "int", "atoll": "int",
    "strtol": "int", "strtoll": "int", "stod": "float", "stof": "float", "stold": "float",
    "atof": "float", "strtod": "float", "popcount": "popcount", "bit_width": "bit_length",
    "__lg": "bit_length", "rand": "random", "srand": "setting", "time": "clock", "clock": "clock",
    "make_pair": "tuple", "make_tuple": "tuple", "tie": "tuple", "forward_as_tuple": "tuple",
    "strlen": "strlen", "strcmp": "compare", "strncmp": "compare", "memcmp": "compare",
    "strcpy": "memcpy", "strcat": "append_text", "strstr": "find", "strchr": "find",
    "free": "delete", "exit": "exit", "abort": "exit", "quick_exit": "exit", "_Exit": "exit",
    "tolower": "lower", "toupper": "lower", "getchar": "read_char", "getchar_unlocked": "read_char",
    "getc": "read_char", "fgetc": "read_char", "gets": "read_line", "fflush": "flush",
    "freopen": "setting", "fopen": "setting", "fclose": "setting", "ungetc": "setting",
    "sync_with_stdio": "setting", "perror": "write", "putchar": "write", "putc": "write",
    "putchar_unlocked": "write", "fputs": "write", "fwrite": "write", "puts": "write_line",
    "printf": "write", "fprintf": "write", "fread": "read_all", "sprintf": "format",
    "snprintf": "format", "bind": "partial", "now": "clock", "clamp": "min",
    "addressof": "addressof",
    "shuffle_order_engine": "random", "size": "len", "ssize": "len", "empty": "empty",
    "ldexp": "math", "getline": "read_line", "sleep_for": "setting", "compare": "compare",
    "make_unique": "new_record", "make_shared": "new_record", "back_inserter": "end",
    "front_inserter": "begin", "inserter": "end", "memset": "memset", "memcpy": "memcpy",
    **dict.fromkeys(("log", "log2", "log10", "log1p", "logl", "logf", "log2l"), "logarithm"),
    **dict.fromkeys(("floor", "ceil", "round", "trunc", "floorl", "ceill", "lround", "llround",
                     "nearbyint", "rint"), "rounded"),
    "memmove": "memcpy", "malloc": "new_record", "realloc": "memcpy", "qsort": "sort",
}  # fmt: skip
_MATH = frozenset({
    "exp", "expm1", "sin",
    "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "hypot", "fmod", "cbrt",
    "isnan", "isinf", "copysign", "remainder",
    "tgamma", "lgamma", "real", "imag", "conj", "polar", "norm", "arg", "div", "midpoint",
    "countr_zero", "countl_zero", "countr_one", "countl_one", "bit_ceil", "bit_floor",
    "has_single_bit", "rotl", "rotr", "cmp_less",
})  # fmt: skip
_TESTS = frozenset({"isalpha", "isdigit", "isalnum", "isspace", "islower", "isupper", "ispunct"})
_IDENTITY = frozenset({
    "move", "forward", "ref", "cref", "as_const", "exchange", "make_reverse_iterator",
    "make_move_iterator", "move_if_noexcept",
})  # fmt: skip
# over a range given by its two ends: name of the operation
RANGED = {
    "sort": "sort", "stable_sort": "sort", "reverse": "reverse", "shuffle": "shuffle",
    "random_shuffle": "shuffle", "fill": "fill", "iota": "iota", "for_each": "for_each",
    "generate": "for_each", "max_element": "max_of", "min_element": "min_of",
    "count": "count_of", "count_if": "count_if", "find": "find", "find_if": "find_if",
    "find_if_not": "find_if", "all_of": "all_of", "any_of": "any_of", "unique": "unique",
    "remove": "remove_if", "remove_if": "remove_if", "replace": "replace", "equal": "equal",
    "lower_bound": "lower_bound", "upper_bound": "upper_bound", "partition_point": "lower_bound",
    "equal_range": "lower_bound", "binary_search": "binary_search", "is_sorted": "is_sorted",
    "next_permutation": "next_permutation", "prev_permutation": "next_permutation",
    "partition": "partition", "stable_partition": "partition", "partial_sum": "accumulate",
    "inclusive_scan": "accumulate", "exclusive_scan": "accumulate",
    "adjacent_difference": "accumulate", "make_heap": "heapify", "push_heap": "heap_push",
    "pop_heap": "heap_pop", "sort_heap": "sort", "inner_product": "sum_of",
    "transform": "for_each", "copy": "copy_into", "copy_if": "copy_into",
    "copy_backward": "copy_into", "reverse_copy": "copy_into", "unique_copy": "copy_into",
    "lexicographical_compare": "compare", "mismatch": "equal", "search": "find",
    "adjacent_find": "find_if", "swap_ranges": "swap", "is_permutation": "equal",
    "minmax_element": "min_of", "sample": "shuffle", "remove_copy_if": "copy_into",
}  # fmt: skip
_TWO_RANGES = {"merge": "merge", "set_union": "union", "set_intersection": "intersection",
               "set_difference": "difference", "set_symmetric_difference": "symmetric_difference",
               "includes": "is_subset"}  # fmt: skip
_THREE_PLACES = {"nth_element": "nth_element", "partial_sort": "partial_sort", "rotate": "rotate",
                 "inplace_merge": "merge"}  # fmt: skip
_KEYED = frozenset({"sort", "max_of", "min_of", "lower_bound", "upper_bound", "binary_search",
                    "nth_element", "partial_sort", "unique", "merge", "heapify",
                    "is_sorted"})  # fmt: skip
_NODES = (Kind.TREE_SET, Kind.TREE_DICT, Kind.SET, Kind.DICT, Kind.LINKED)
_LINEAR_ON_NODES = {"lower_bound": "find_if", "upper_bound": "find_if", "binary_search": "any_of",
                    "find": "find_if", "count_of": "count_if"}  # fmt: skip
_DESCENDING: tuple[tuple[str, Expr], ...] = (("reverse", Const(True)),)
_VALUES = {"lower_bound": 1, "upper_bound": 1, "binary_search": 1, "nth_element": 1,
           "partial_sort": 1, "merge": 1}  # fmt: skip


def lower_library(ctx: Context, cursor: Cursor, name: str, args: list[Cursor]) -> Expr | None:
    """A call of a library function; None when the name is not known."""
    if name in _SPECIAL:
        return _SPECIAL[name](ctx, cursor, args)
    if name.startswith("__builtin_"):
        return _builtin(ctx, cursor, name, args)
    if name in _IDENTITY and args and len(args) < 3:
        return ctx.expr(args[0])
    if name in ("begin", "end", "cbegin", "cend", "rbegin", "rend") and len(args) == 1:
        return place(name, ctx.expr(args[0]))
    if name in RANGED or name in _TWO_RANGES or name in _THREE_PLACES:
        found = _algorithm(ctx, cursor, name, args)
        if found is not None:
            return found
    op = PLAIN.get(name) or ("math" if name in _MATH else "")
    op = "char_test" if name in _TESTS else op
    if not op:
        return None
    if op == "tuple":
        return Collection("tuple", tuple(element(ctx, a) for a in args), span(cursor))
    return Call(op, ctx.exprs(args), span=span(cursor))


def place(name: str, base: Expr) -> Expr:
    """`begin`, `end` and their relatives of a container."""
    bare = name.lstrip("cr")
    backwards = (("reverse", Const(True)),) if name.lstrip("c").startswith("r") else ()
    return Call(bare, (base,), options=backwards)


def _builtin(ctx: Context, cursor: Cursor, name: str, args: list[Cursor]) -> Expr:
    rest = name.removeprefix("__builtin_").rstrip("l")
    op = {"popcount": "popcount", "clz": "bit_length", "parity": "popcount"}.get(rest, "math")
    if rest == "expect" and args:
        return ctx.expr(args[0])
    if rest in ("memset", "memcpy", "abs", "sqrt", "pow"):
        return Call(PLAIN[rest], ctx.exprs(args), span=span(cursor))
    return Call(op, ctx.exprs(args), span=span(cursor))


def _algorithm(ctx: Context, cursor: Cursor, name: str, args: list[Cursor]) -> Expr | None:
    where = span(cursor)
    if name == "iota" and len(args) == 2:
        return Call("range", (*ctx.exprs(args), Const(1)), span=where)
    if _is_ranges(cursor):
        source, rest = (ctx.expr(args[0]), args[1:]) if args else (Const(None), [])
    elif len(args) < 2:
        return None
    else:
        source, rest = range_of(ctx.expr(args[0]), ctx.expr(args[1])), args[2:]
    if name in _TWO_RANGES and len(rest) >= 2:
        other = range_of(ctx.expr(rest[0]), ctx.expr(rest[1]))
        return Call(_TWO_RANGES[name], (source, other, *ctx.exprs(rest[2:])), span=where)
    if name in _THREE_PLACES and rest:
        source = range_of(ctx.expr(args[0]), ctx.expr(args[2]))
        return _keyed(ctx, _THREE_PLACES[name], source, [args[1], *args[3:]], where)
    op = RANGED.get(name, name)
    if op in _LINEAR_ON_NODES and _has_nodes(ctx, args):
        op = _LINEAR_ON_NODES[op]  # no random access: a scan
    if op in ("max_of", "min_of"):
        extreme = _keyed(ctx, op, source, rest, where)
        return Call("find", (source, extreme), span=where)
    if op == "copy_into" and rest:
        return _copy(ctx, source, rest, where)
    return _keyed(ctx, op, source, rest, where)


def _has_nodes(ctx: Context, args: list[Cursor]) -> bool:
    """Whether the iterators belong to a tree, a table or a list, whose algorithms step along."""
    for arg in args[:2]:
        bare = strip(arg)
        if clang.kind(bare) != "CALL_EXPR" or not operands(bare):
            continue
        head = strip(operands(bare)[0])
        bases = operands(head) if clang.kind(head) == "MEMBER_REF_EXPR" else [arg]
        if any(ctx.type(b).kind in _NODES for b in (*bases, *list(bare.get_arguments())[:1])):
            return True
    return bool(args) and ctx.type(args[0]).kind in _NODES


def _has_places(ctx: Context, arg: Cursor) -> bool:
    """Whether the iterator evidently belongs to a sequence, and so can jump."""
    return is_place(ctx.expr(arg)) and not _has_nodes(ctx, [arg])


def _keyed(ctx: Context, op: str, source: Expr, rest: list[Cursor], where: Span) -> Call:
    """The operation with values as arguments and the comparison, if any, as its key."""
    values = _VALUES.get(op, 0) if op in _KEYED else len(rest)
    taken, comparers = rest[:values], rest[values:]
    key: Expr | None = None
    options: tuple[tuple[str, Expr], ...] = ()
    for comparer in comparers[:1]:
        if ctx.type(comparer).name in ("greater", "less", "greater_equal", "less_equal"):
            options = _DESCENDING if ctx.type(comparer).name.startswith("greater") else ()
        else:
            key = ctx.expr(comparer)
    return Call(op, (source, *ctx.exprs(taken)), key, options, where)


def _is_ranges(cursor: Cursor) -> bool:
    entity = cursor.referenced
    parent = entity.semantic_parent if entity is not None else None
    return parent is not None and parent.spelling == "ranges"


def _copy(ctx: Context, source: Expr, rest: list[Cursor], where: Span) -> Expr:
    target = ctx.expr(rest[0])
    bare = strip(rest[0])
    if clang.kind(bare) == "CALL_EXPR" and bare.spelling in ("back_inserter", "inserter"):
        return Call("extend", (base_of(target), source), span=where)
    return Call("copy_into", (source, target, *ctx.exprs(rest[1:])), span=where)


def _fill_n(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    if len(args) != 3:
        return None
    first, count = ctx.expr(args[0]), ctx.expr(args[1])
    view = range_of(first, Binary("+", first, count))
    return Call("fill", (view, ctx.expr(args[2])), span=span(cursor))


def _accumulate(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    if len(args) < 3:
        return None
    source = range_of(ctx.expr(args[0]), ctx.expr(args[1]))
    start, where = ctx.expr(args[2]), span(cursor)
    if len(args) > 3:
        return Call("reduce", (ctx.expr(args[3]), source, start), span=where)
    total = Call("sum_of", (source,), span=where)
    return total if isinstance(start, Const) and not start.value else Binary("+", start, total)


def _memset(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    """`memset(a, v, sizeof a)` fills all of `a`; another size stays the third argument."""
    if len(args) != 3:
        return None
    target, value = ctx.expr(args[0]), ctx.expr(args[1])
    size = strip(args[2])
    if clang.kind(size) == "CXX_UNARY_EXPR" and ctx.type(args[0]) is not None:
        named = [ctx.expr(c) for c in operands(size)]
        if not named or named[0] == target:
            return Call("memset", (target, value), span=span(cursor))
    return Call("memset", (target, value, ctx.expr(args[2])), span=span(cursor))


def _extreme(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    """`min` and `max` of two values, or of the elements of braces."""
    name = operands(cursor)[0].spelling if operands(cursor) else ""
    op = name if name in ("min", "max") else cursor.spelling or "max"
    where, entity = span(cursor), cursor.referenced
    if not args:
        wide = ctx.type(cursor).kind is Kind.INT
        size = cursor.type.get_canonical().get_size()
        limit = (1 << (8 * size - 1)) - 1 if wide and size > 0 else float("inf")
        return Const(limit if op == "max" else -limit, where)
    value = ctx.expr(args[0])
    parent = entity.semantic_parent if entity is not None else None
    if isinstance(value, Collection) and value.kind == "list":
        return Call(op, value.items, span=where)
    if len(args) == 1 and parent is not None and parent.spelling == "ranges":
        return Call(f"{op}_of", (value,), span=where)
    return Call(op, (value, *ctx.exprs(args[1:2])), ctx.expr(args[2]) if args[2:] else None,
                span=where)  # fmt: skip


def _get(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    """`get<0>(t)`"""
    if len(args) != 1:
        return None
    head = strip(operands(cursor)[0])
    position = next((clang.evaluate(c) for c in operands(head)), None)
    value = ctx.expr(args[0])
    return Index(value, Const(int(position)) if position is not None else Const(0), span(cursor))


def _advance(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    if not args:
        return None
    name = cursor.spelling or operands(cursor)[0].spelling
    amount = ctx.expr(args[1]) if len(args) > 1 else Const(1)
    if name == "prev":
        size = number(amount)
        amount = Const(-size) if size is not None else Unary("-", amount)
    jumps = number(amount) is not None or _has_places(ctx, args[0])
    op = "advance" if jumps else "step"
    return Call(op, (ctx.expr(args[0]), amount), span=span(cursor))


def _distance(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    if len(args) != 2:
        return None
    first, last = ctx.expr(args[0]), ctx.expr(args[1])
    if _has_nodes(ctx, args):
        return Call("steps_between", (base_of(first), first, last), span=span(cursor))
    if isinstance(last, Call) and last.op in ("lower_bound", "upper_bound", "find"):
        return last
    return Call("distance", (first, last), span=span(cursor))


def _none_of(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    found = _algorithm(ctx, cursor, "any_of", args)
    return Unary("not", found, span(cursor)) if found is not None else None


def _scan(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    found = scanned(ctx, cursor) or []
    return Call("read_token", tuple(t for t, _ in found), span=span(cursor))


def _calloc(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    count = ctx.expr(args[0]) if args else Const(0)
    return Call("filled", (count, Const(0)), span=span(cursor))


def _getline(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    if len(args) < 2:
        return None
    target = ctx.expr(args[1])
    if is_text_stream(ctx, args[0]):
        return Call("next", (ctx.expr(args[0]), target), span=span(cursor))
    return Call("read_line", (target,), span=span(cursor))


def _fgets(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    return Call("read_line", ctx.exprs(args[:1]), span=span(cursor))


def _assert(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr | None:
    return Call("setting", span=span(cursor))


_SPECIAL: dict[str, Callable[[Context, Cursor, list[Cursor]], Expr | None]] = {
    "fill_n": _fill_n, "accumulate": _accumulate, "reduce": _accumulate, "memset": _memset,
    "min": _extreme, "max": _extreme, "get": _get, "next": _advance, "prev": _advance,
    "advance": _advance,
    "distance": _distance, "none_of": _none_of, "scanf": _scan, "fscanf": _scan,
    "calloc": _calloc, "malloc": _calloc, "lowest": _extreme,
    "infinity": _extreme, "ignore": _assert, "getline": _getline, "fgets": _fgets,
}  # fmt: skip

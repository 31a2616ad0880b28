"""Which calls, by name alone, may do more than constant work inside C code."""

PACKAGE = "cverify_runtime"
TICKS = "_cverify_n"
TICK = "_cverify_tick"
CALL = "_cverify_call"
RESULT = "_cverify_result"
ELEMENTS = "_cverify_elements"
OPERAND = "_cverify_operand"
CONTAINS = "_cverify_contains"
SHIFT = "_cverify_shift"
COPIED = "_cverify_copied"
START = "_cverify_start"
HELPERS = (TICK, CALL, RESULT, ELEMENTS, OPERAND, CONTAINS, SHIFT, COPIED, START)

_CONSTANT = (
    "len range int float complex bool ord chr abs isinstance issubclass round divmod zip enumerate "
    "iter next map filter reversed input id hash type super getattr setattr hasattr delattr "
    "callable open globals locals vars object property staticmethod classmethod slice bin hex oct "
    "exit quit exec eval memoryview"
)
CONSTANT_TIME = frozenset(_CONSTANT.split())
"""Built-in functions that are never weighed; ``super`` must also stay a plain call."""

_METHODS = (
    "extend insert pop remove index count sort reverse copy clear join split rsplit splitlines "
    "replace find rfind rindex strip lstrip rstrip upper lower title swapcase capitalize format "
    "encode decode zfill translate partition rpartition center ljust rjust union intersection "
    "difference symmetric_difference issubset issuperset isdisjoint update intersection_update "
    "difference_update symmetric_difference_update fromkeys rotate extendleft heappush heappop "
    "heapify heapreplace heappushpop nlargest nsmallest bisect bisect_left bisect_right insort "
    "insort_left insort_right reduce deepcopy prod fsum Counter deque shuffle sample choices "
    "most_common subtract sub findall match search fullmatch finditer isdigit isalpha isalnum "
    "startswith endswith casefold expandtabs tolist frombytes tobytes"
)
WEIGHED_METHODS = frozenset(_METHODS.split())
"""Attributes whose calls are looked at; a method of the program's own is left alone."""

"""What library operations cost, by the type of their first operand.

Formulas use n and m for the lengths of the first and second operand, a, b and c for the values of
the first, second and third. The row `*` serves every type without its own. `always` says that the
figure is also a lower bound; `assumes` names an assumption that it rests on, `worst` is the figure
without it. Sources: the language references' complexity clauses (ISO C++ [containers],
[algorithms]; CPython's wiki on time complexity and its implementation).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from complexity.growth import Growth, parse_growth
from complexity.model import Kind


@dataclass(frozen=True, slots=True)
class Row:
    time: str
    always: bool = False
    assumes: str = ""
    note: str = ""
    worst: str = ""

    @property
    def growth(self) -> Growth:
        return parsed(self.time)


@cache
def parsed(text: str) -> Growth:
    return parse_growth(text)


ONE = Row("1")
HASHED = Row("1", assumes="hash_uniform", note="hash table, expected", worst="n")
LINEAR = Row("n", always=True)
SCAN = Row("n", note="scans until found")
TREE = Row("log n", note="balanced tree")
SHIFT = Row("n", note="shifts the rest")
AMORTIZED = Row("1", note="amortized")
LAZY = Row("1", note="lazy: costs when consumed")


def _by_kind(default: Row, **rows: Row) -> dict[Kind | None, Row]:
    table: dict[Kind | None, Row] = {None: default}
    for name, row in rows.items():
        table[Kind[name]] = row
    return table


def _hashed_or_tree(default: Row) -> dict[Kind | None, Row]:
    return _by_kind(default, SET=HASHED, DICT=HASHED, TREE_SET=TREE, TREE_DICT=TREE)


def _same(row: Row, names: str) -> dict[str, dict[Kind | None, Row]]:
    return {name: {None: row} for name in names.split()}


COSTS: dict[str, dict[Kind | None, Row]] = {
    **_same(
        ONE,
        "int float bool chr ord abs min max swap sqrt isqrt divmod math logarithm rounded "
        "popcount bit_length hash random clock id type exit len empty default_dict empty_stack "
        "empty_queue front back top begin end addressof new_record delete setting partial thread "
        "set_recursion_limit cache compare_key item_getter read_char read_token flush set_bit "
        "reserve next distance",
    ),
    **_same(
        LAZY,
        "view range enumerate zip map filter reversed iter chain flatten elements repeat "
        "permutations combinations product group_by islice pairwise keys values items advance",
    ),
    **_same(
        LINEAR,
        "to_list to_tuple to_deque copy reverse rotate shuffle fill iota unique "
        "remove_if partition min_of max_of sum_of prod_of accumulate for_each copy_into heapify "
        "split split_lines strip lower replace encode translate strlen bits_all to_heap reduce "
        "difference read_line read_all read_lines",
    ),
    **_same(
        Row("n", always=True, assumes="hash_uniform", note="one insertion an element", worst="n^2"),
        "to_set to_counter to_dict",
    ),
    **_same(SCAN, "any_of all_of find_if count_if is_sorted char_test rfind equal compare regex"),
    **_same(Row("n log n", always=True, note="comparison sort"), "sort sorted partial_sort"),
    **_same(Row("n + m"), "union intersection symmetric_difference is_subset merge"),
    **_same(Row("m"), "starts_with append_text extend"),
    **_same(Row("log n", note="heap"), "heap_push heap_pop heap_replace"),
    **_same(Row("log a", note="Euclid, word-sized"), "gcd lcm"),
    "pow": {None: Row("log b", note="repeated squaring")},
    "pow_mod": {None: Row("log b", note="repeated squaring")},
    "factorial": {None: Row("a", always=True)},
    "comb": {None: Row("a")},
    "bin": {None: Row("log a")},
    "str": {None: ONE},
    "format": {None: ONE},
    "to_tree_set": {None: Row("n log n")},
    "to_tree_dict": {None: Row("n log n")},
    "update": _by_kind(Row("m")),
    "clear": {None: AMORTIZED},
    "resize": {None: Row("b")},
    "assign": {None: Row("b")},
    "nth_element": {
        None: Row("n", assumes="library_average", note="introselect, average", worst="n log n")
    },
    "next_permutation": {None: Row("n")},
    "push_back": {None: AMORTIZED},
    "pop_back": {None: ONE},
    "push_front": _by_kind(SHIFT, DEQUE=ONE, LINKED=ONE),
    "pop_front": _by_kind(SHIFT, DEQUE=ONE, QUEUE=ONE, LINKED=ONE),
    "pop_at": _by_kind(SHIFT, DICT=HASHED),
    "pop_any": _hashed_or_tree(ONE),
    "insert_at": _by_kind(SHIFT, LINKED=ONE),
    "erase_at": _by_kind(SHIFT, LINKED=ONE, SET=HASHED, DICT=HASHED, TREE_SET=TREE, TREE_DICT=TREE),
    "erase_range": {None: SHIFT},
    "drop_back": {None: ONE},
    "erase_value": _by_kind(SCAN, SET=HASHED, DICT=HASHED),
    "erase_key": _hashed_or_tree(SCAN),
    "contains": _hashed_or_tree(SCAN),
    "find": _by_kind(
        SCAN, SET=HASHED, DICT=HASHED, TREE_SET=TREE, TREE_DICT=TREE, STR=Row("n + m")
    ),
    "count_of": _by_kind(LINEAR, SET=HASHED, DICT=HASHED, TREE_DICT=TREE, TREE_SET=Row("n")),
    "set_add": _hashed_or_tree(HASHED),
    "set_item": _hashed_or_tree(HASHED),
    "get": _hashed_or_tree(HASHED),
    "set_default": _hashed_or_tree(HASHED),
    "push": _by_kind(ONE, HEAP=Row("log n", note="heap")),
    "pop": _by_kind(ONE, HEAP=Row("log n", note="heap")),
    "n_largest": {None: Row("m log a", note="a heap of the k best")},
    "lower_bound": {None: Row("log n", note="binary search")},
    "upper_bound": {None: Row("log n", note="binary search")},
    "binary_search": {None: Row("log n", note="binary search")},
    "insort": {None: Row("n", note="binary search, then shifts the rest")},
    "step": {None: Row("b", note="iterator steps one by one")},
    "steps_between": {None: Row("n", note="iterator steps one by one")},
    "find_by_order": {None: TREE},
    "order_of_key": {None: TREE},
}
"""Operations whose cost is not a formula of these (`filled`, `join`, `write`, `memset`,
`deep_copy`, `memcpy`) are computed where they are interpreted."""


def cost_row(op: str, kind: Kind) -> Row | None:
    """The row for an operation on a receiver of this type; None for an operation without."""
    rows = COSTS.get(op)
    if rows is None:
        return None
    return rows.get(kind, rows[None])

"""Whether a program reuses the algorithm that a task was made to defeat."""

from tagging.engine import Finding, TagReport
from tagging.taxonomy import Distance, category_of, distance, set_distance
from tagging.traps import Clear, Trapped, Unclear, detect_trap

PREFIX = Finding("prefix_sum", (("range_from_totals", 4),))
LAZY = Finding("lazy_segment_tree", (("lazy_push", 9),))
KRUSKAL = Finding("kruskal", (("sorted_links", 3),))
DSU = Finding("dsu", (("root_link", 2),))
HEAP = Finding("heap", (("heap_use", 1),))
FENWICK = Finding("fenwick", (("bit_climb_read", 5),))


def test_the_source_alone_is_a_trap() -> None:
    report = TagReport((PREFIX, HEAP))
    assert detect_trap(report, ["prefix_sum"], ["lazy_segment_tree"]) == Trapped(PREFIX)


def test_the_expected_algorithm_clears() -> None:
    assert detect_trap(TagReport((LAZY,)), ["prefix_sum"], ["lazy_segment_tree"]) == Clear(LAZY)


def test_both_together_are_unclear_with_a_witness() -> None:
    found = detect_trap(TagReport((LAZY, PREFIX)), ["prefix_sum"], ["lazy_segment_tree"])
    assert found == Unclear("prefix_sum stands beside lazy_segment_tree", PREFIX)


def test_what_an_expected_tag_implies_is_no_trap() -> None:
    assert detect_trap(TagReport((DSU, KRUSKAL)), ["dsu", "prim"], ["kruskal"]) == Clear(KRUSKAL)


def test_an_implied_tag_does_not_show_the_expected_one() -> None:
    found = detect_trap(TagReport((DSU, PREFIX)), ["prefix_sum"], ["kruskal"])
    assert found == Trapped(PREFIX)


def test_nothing_found_and_near_algorithms_are_unclear() -> None:
    assert isinstance(detect_trap(TagReport(), ["prefix_sum"]), Unclear)
    assert isinstance(detect_trap(TagReport((FENWICK,)), ["prefix_sum"]), Unclear)
    assert detect_trap(TagReport((HEAP,)), ["dijkstra"]) == Clear()
    assert isinstance(detect_trap(TagReport((HEAP,)), []), Unclear)


def test_distances() -> None:
    assert distance("fenwick", "fenwick") is Distance.SAME
    assert distance("fenwick", "segment_tree") is Distance.NEAR
    assert distance("prefix_sum", "lazy_segment_tree") is Distance.NEAR
    assert distance("kmp", "dijkstra") is Distance.FAR
    assert distance("dijkstra", "kruskal") is distance("kruskal", "dijkstra")
    assert set_distance({"dijkstra", "heap"}, {"dijkstra"}) is Distance.SAME
    assert set_distance({"dijkstra", "heap"}, {"bellman_ford"}) is Distance.NEAR
    assert set_distance({"kmp"}, {"sieve"}) is Distance.FAR
    assert set_distance(set(), {"sieve"}) is Distance.FAR


def test_categories() -> None:
    assert category_of("bitmask_dp").probench.value == "DP"
    assert category_of("trie").probench.value == "String"
    assert category_of("dijkstra").interactbench.value == "Graph"

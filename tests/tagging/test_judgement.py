"""Names of tags, and what a task's tags make of a report."""

import pytest

from tagging.engine import Finding, TagReport
from tagging.judgement import Abstain, Fail, Pass, judge_tags
from tagging.taxonomy import UnknownTagError, resolve_tag

FENWICK = Finding("fenwick", (("bit_climb_write", 3), ("bit_climb_read", 7)))
PREFIX = Finding("prefix_sum", (("running_totals", 4),))
REPORT = TagReport((FENWICK, PREFIX))


@pytest.mark.parametrize(
    ("name", "tag"),
    [
        ("fenwick", "fenwick"),
        ("fenwick_tree_BIT", "fenwick"),
        ("segment tree with lazy propagation", "lazy_segment_tree"),
        ("Lazy-Segment-Tree", "lazy_segment_tree"),
        ("brute_force_n2", "brute_force_pairs"),
        ("brute_force_O(n2)", "brute_force_pairs"),
        ("01_knapsack_dp", "dp_knapsack"),
        ("hash_table_O_n", "hash_map"),
        ("dp_sorted_intervals_with_switch_count", "dp_with_switch_budget"),
        ("greedy_earliest_finish", "greedy_sort"),
        ("sparse_table_rmq", "sparse_table"),
        ("KMP_O_n_plus_m", "kmp"),
        ("bellman_ford_O_nm", "bellman_ford"),
        ("offline_dynamic_connectivity_dsu_rollback", "offline_dynamic_connectivity"),
        ("kahn_bfs_topo_sort", "topological_sort"),
        ("patience_sort_binary_search", "dp_lis"),
        ("wagner_fischer_dp", "dp_edit_distance"),
        ("hash_map_one_pass", "hash_map"),
    ],
)
def test_names_resolve(name: str, tag: str) -> None:
    assert resolve_tag(name) == tag


def test_unknown_names_offer_the_closest() -> None:
    message = r"unknown tag .segmant tree.; did you mean: segment_tree"
    with pytest.raises(UnknownTagError, match=message):
        resolve_tag("segmant tree")


def test_outcomes() -> None:
    assert judge_tags(REPORT) == Pass((FENWICK, PREFIX))
    assert judge_tags(REPORT, any_of=["fenwick", "segment_tree"]) == Pass((FENWICK,))
    assert judge_tags(REPORT, all_of=["fenwick", "heap"]) == Abstain(("heap",))
    assert judge_tags(REPORT, any_of=["heap", "segment_tree"]) == Abstain(("heap", "segment_tree"))
    assert judge_tags(REPORT, forbidden=["prefix_sum"]) == Fail(PREFIX, source=False)
    assert judge_tags(REPORT, source=["prefix_sum"]) == Fail(PREFIX, source=True)
    assert judge_tags(REPORT, any_of=["prefix_sum"], source=["prefix_sum"]) == Pass((PREFIX,))
    assert judge_tags(TagReport(), any_of=["heap"]) == Abstain(("heap",))

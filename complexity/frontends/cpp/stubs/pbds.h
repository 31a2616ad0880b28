// Declarations only: order-statistics trees and hash tables of the GNU library.
#pragma once

namespace __gnu_pbds {
struct null_type {};
struct null_mapped_type {};
struct rb_tree_tag {};
struct tree_order_statistics_node_update {};
template <class K, class V, class C = std::less<K>, class G = rb_tree_tag,
          class U = tree_order_statistics_node_update>
struct tree : std::set<K, C> {
  std::__it<K> find_by_order(size_t);
  size_t order_of_key(const K&);
  void join(tree&);
  void split(const K&, tree&);
};
template <class K, class V, class H = std::hash<K>, class... X> struct gp_hash_table
    : std::unordered_map<K, V> {
  using std::unordered_map<K, V>::unordered_map;
  gp_hash_table();
  template <class... A> gp_hash_table(A&&...);
};
template <class K, class V, class H = std::hash<K>> struct cc_hash_table
    : std::unordered_map<K, V> {};
}  // namespace __gnu_pbds
namespace __gnu_cxx {}

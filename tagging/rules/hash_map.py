"""Lookup or counting in a hashed container."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="hash_map",
    meaning="values of the data are looked up or counted in a hashed container",
    family="hashing",
    also=(
        "hash map",
        "hash map one pass",
        "hashmap or twopointer",
        "counter hash",
        "hash table",
        "hashmap",
        "hash",
        "counter hash",
        "dictionary",
        "hash set",
    ),
    requires=("hashed_lookup",),
    positives=(
        Example(
            python="""
def two_sum(a, t):
    seen = {}
    for i, x in enumerate(a):
        if t - x in seen:
            return seen[t - x], i
        seen[x] = i
    return None
""",
            cpp="""
vector<int> twoSum(vector<int>& a, int t) {
  unordered_map<int, int> pos;
  for (int i = 0; i < a.size(); i++) {
    auto it = pos.find(t - a[i]);
    if (it != pos.end()) return {it->second, i};
    pos[a[i]] = i;
  }
  return {};
}
""",
        ),
        Example(
            python="""
from collections import defaultdict
n = int(input())
count = defaultdict(int)
for _ in range(n):
    count[input()] += 1
print(max(count.values()))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, r = 0; cin >> n; unordered_set<int> s;
  for (int i = 0; i < n; i++) { int x; cin >> x; if (s.count(x)) r++; else s.insert(x); }
  cout << r;
}
""",
        ),
    ),
    near_misses=(
        Example(  # a graph search that marks what it has seen
            python="""
from collections import defaultdict, deque
n, m = map(int, input().split())
g = defaultdict(list)
for _ in range(m):
    a, b = map(int, input().split())
    g[a].append(b)
seen = {1}
q = deque([1])
while q:
    u = q.popleft()
    for v in g[u]:
        if v not in seen:
            seen.add(v)
            q.append(v)
print(len(seen))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<int> a(n); for (int& x : a) cin >> x;
  sort(a.begin(), a.end()); int r = 0;
  for (int i = 1; i < n; i++) r += a[i] == a[i - 1];
  cout << r;
}
""",
        ),
    ),
)

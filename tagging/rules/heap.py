"""A heap that is pushed to and popped from."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="heap",
    meaning="a heap gives the extreme of what was pushed so far",
    family="priority",
    also=(
        "priority queue",
        "binary heap",
        "heap queue",
    ),
    any_of=("heap_use", "sift"),
    positives=(
        Example(
            python="""
import heapq
n, k = map(int, input().split())
h = []
for x in map(int, input().split()):
    heapq.heappush(h, x)
    if len(h) > k:
        heapq.heappop(h)
print(h[0])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; priority_queue<long long, vector<long long>, greater<long long>> q;
  while (n--) { int x; cin >> x; q.push(x); }
  long long cost = 0;
  while (q.size() > 1) { long long a = q.top(); q.pop(); a += q.top(); q.pop(); cost += a; q.push(a); }
  cout << cost;
}
""",
        ),
        Example(
            python="""
from heapq import heapify, heappop, heappush
def merge(lists):
    h = [(l[0], i, 0) for i, l in enumerate(lists) if l]
    heapify(h)
    out = []
    while h:
        x, i, j = heappop(h)
        out.append(x)
        if j + 1 < len(lists[i]):
            heappush(h, (lists[i][j + 1], i, j + 1))
    return out
""",
            cpp="""
class Median {
  priority_queue<int> low; priority_queue<int, vector<int>, greater<int>> high;
public:
  void add(int x) {
    low.push(x); high.push(low.top()); low.pop();
    if (high.size() > low.size()) { low.push(high.top()); high.pop(); }
  }
  double median() { return low.size() > high.size() ? low.top() : (low.top() + high.top()) / 2.0; }
};
""",
        ),
    ),
    near_misses=(
        Example(  # a queue and a stack
            python="""
from collections import deque
q = deque([1])
while q:
    x = q.popleft()
    if x < 100:
        q.append(2 * x)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  queue<int> q; stack<int> s; q.push(1);
  while (!q.empty()) { int x = q.front(); q.pop(); s.push(x); if (x < 100) q.push(2 * x); }
  while (!s.empty()) { cout << s.top(); s.pop(); }
}
""",
        ),
    ),
)

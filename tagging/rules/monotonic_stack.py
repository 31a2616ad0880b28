"""A stack kept in order: nearest greater or smaller elements."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="monotonic_stack",
    meaning="a stack kept in order finds the nearest greater or smaller element",
    family="ordered ends",
    also=(
        "monotone stack",
        "next greater element",
    ),
    requires=("monotone_pop",),
    forbids=("front_expiry",),
    positives=(
        Example(
            python="""
def next_greater(a):
    res = [-1] * len(a)
    st = []
    for i, x in enumerate(a):
        while st and a[st[-1]] < x:
            res[st.pop()] = x
        st.append(i)
    return res
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<int> h(n); for (int& x : h) cin >> x;
  stack<int> s; long long best = 0; h.push_back(0);
  for (int i = 0; i <= n; i++) {
    while (!s.empty() && h[s.top()] >= h[i]) {
      int t = s.top(); s.pop(); int w = s.empty() ? i : i - s.top() - 1; best = max(best, 1LL * h[t] * w);
    }
    s.push(i);
  }
  cout << best;
}
""",
        ),
        Example(
            python="""
n = int(input())
a = list(map(int, input().split()))
stack = []
total = 0
for i in range(n):
    while len(stack) > 0 and stack[-1] > a[i]:
        total += stack[-1]
        stack.pop()
    stack.append(a[i])
print(total)
""",
            cpp="""
#include <cstdio>
int a[100005], st[100005], r[100005];
int main() {
  int n, top = 0; scanf("%d", &n);
  for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
  for (int i = 1; i <= n; i++) {
    while (top > 0 && a[st[top]] <= a[i]) top--;
    r[i] = top ? st[top] : 0;
    st[++top] = i;
  }
  for (int i = 1; i <= n; i++) printf("%d ", r[i]);
}
""",
        ),
    ),
    near_misses=(
        Example(  # matching brackets
            python="""
def balanced(s):
    st = []
    for c in s:
        if c in '([{':
            st.append(c)
        else:
            if not st or st[-1] + c not in ('()', '[]', '{}'):
                return False
            st.pop()
    return not st
""",
            cpp="""
bool balanced(string s) {
  stack<char> st;
  for (char c : s) {
    if (c == '(' || c == '[') st.push(c);
    else { if (st.empty() || (c == ')' && st.top() != '(')) return false; st.pop(); }
  }
  return st.empty();
}
""",
        ),
    ),
)

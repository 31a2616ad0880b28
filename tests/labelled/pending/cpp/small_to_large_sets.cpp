// time: n log^2 n
// space: n
// why: an element moves to a set twice as large, log n times, each insert costs log n
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> p(n + 1, 0), colour(n + 1);
    for (int v = 2; v <= n; v++) cin >> p[v];
    vector<set<int>> s(n + 1);
    for (int v = 1; v <= n; v++) {
        cin >> colour[v];
        s[v].insert(colour[v]);
    }
    vector<int> answer(n + 1);
    for (int v = n; v >= 1; v--) {
        answer[v] = s[v].size();
        int u = p[v];
        if (u == 0) continue;
        if (s[u].size() < s[v].size()) swap(s[u], s[v]);
        for (int c : s[v]) s[u].insert(c);
        s[v].clear();
    }
    for (int v = 1; v <= n; v++) cout << answer[v] << ' ';
}

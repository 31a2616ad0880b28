// time: n log n + m log m
// space: n + m
// why: after the sorts j only grows through the whole outer loop
#include <bits/stdc++.h>
using namespace std;
int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<int> a(n), b(m);
    for (auto &x : a) cin >> x;
    for (auto &x : b) cin >> x;
    sort(a.begin(), a.end());
    sort(b.begin(), b.end());
    int j = 0, matched = 0;
    for (int i = 0; i < n; i++) {
        while (j < m) {
            if (b[j] >= a[i]) break;
            j++;
        }
        if (j == m) break;
        matched++;
        j++;
    }
    cout << matched;
}

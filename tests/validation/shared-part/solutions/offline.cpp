#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;
int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> a(n), answer(q), stack;
    for (auto &x : a) cin >> x;
    vector<vector<pair<int, int>>> ends(n);
    for (int i = 0; i < q; i++) {
        int l, r;
        cin >> l >> r;
        ends[r - 1].push_back({l - 1, i});
    }
    for (int r = 0; r < n; r++) {
        while (!stack.empty() && a[stack.back()] >= a[r]) stack.pop_back();
        stack.push_back(r);
        for (auto [l, i] : ends[r]) answer[i] = a[*lower_bound(stack.begin(), stack.end(), l)];
    }
    for (int x : answer) cout << x << '\n';
}

#include <bits/stdc++.h>
using namespace std;

// f[i] for the current number of rebuilds: most requests in a plan that ends with request i.
// A layer is one sweep over all starts and ends; only the layer before is kept.
int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> s(n), e(n), c(n);
    for (int i = 0; i < n; i++) cin >> s[i] >> e[i] >> c[i];

    // even: end of request, odd: start of request; ends come first at equal times
    vector<int> order(2 * n);
    for (int i = 0; i < 2 * n; i++) order[i] = i;
    auto when = [&](int x) { return x % 2 == 0 ? e[x / 2] : s[x / 2]; };
    sort(order.begin(), order.end(), [&](int x, int y) {
        int tx = when(x), ty = when(y);
        if (tx != ty) return tx < ty;
        return x % 2 < y % 2;
    });

    vector<int> f(n, 0), before(n, 0), same(n + 1, 0);
    int answer = 0;
    for (int j = 0; j <= k; j++) {
        fill(same.begin(), same.end(), 0);
        int best_before = 0;
        for (int x = 0; x < 2 * n; x++) {
            int i = order[x] / 2;
            if (order[x] % 2 == 1) {
                f[i] = max(same[c[i]], best_before) + 1;
            } else {
                same[c[i]] = max(same[c[i]], f[i]);
                best_before = max(best_before, before[i]);
                answer = max(answer, f[i]);
            }
        }
        for (int i = 0; i < n; i++) before[i] = f[i];
    }
    cout << answer << endl;
}

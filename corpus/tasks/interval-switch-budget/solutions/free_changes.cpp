#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> s(n), e(n), c(n), idx(n);
    for (int i = 0; i < n; i++) {
        cin >> s[i] >> e[i] >> c[i];
        idx[i] = i;
    }
    sort(idx.begin(), idx.end(), [&](int x, int y) { return e[x] < e[y]; });
    vector<int> ends;
    for (int i : idx) ends.push_back(e[i]);
    // after each layer, best[i] is for the first i requests; a plan is remembered by its last type
    vector<int> best(n + 1, 0), next(n + 1, 0), last_type(n + 1, 0);
    for (int j = 0; j <= k; j++) {
        for (int p = 0; p < n; p++) {
            int i = idx[p];
            int q = upper_bound(ends.begin(), ends.end(), s[i]) - ends.begin();
            int take = best[q] + 1;
            if (last_type[q] == c[i] || last_type[q] == 0) take = max(take, next[q] + 1);
            next[p + 1] = next[p];
            last_type[p + 1] = last_type[p];
            if (take > next[p]) {
                next[p + 1] = take;
                last_type[p + 1] = c[i];
            }
        }
        best = next;
    }
    cout << best[n] << endl;
    return 0;
}

#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<array<int, 3>> a(n);
    for (auto& x : a) cin >> x[1] >> x[0] >> x[2];
    sort(a.begin(), a.end());
    vector<int> prev(n, 0), cur(n, 0);
    int ans = 0;
    for (int j = 0; j <= k; j++) {
        for (int i = 0; i < n; i++) {
            cur[i] = 1;
            for (int p = 0; p < i; p++) {
                if (a[p][0] <= a[i][1]) {
                    if (a[p][2] == a[i][2]) {
                        cur[i] = max(cur[i], cur[p] + 1);
                    } else if (j > 0) {
                        cur[i] = max(cur[i], prev[p] + 1);
                    }
                }
            }
            ans = max(ans, cur[i]);
        }
        prev = cur;
    }
    cout << ans << endl;
}

// time: n + k log k
// space: k
// why: distinct steps v up to k visit k/v multiples each
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> cnt(k + 1, 0);
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        cnt[x]++;
    }
    long long pairs = 0;
    for (int v = 1; v <= k; v++) {
        if (!cnt[v]) continue;
        for (int j = 2 * v; j <= k; j += v) pairs += 1LL * cnt[v] * cnt[j];
    }
    cout << pairs << '\n';
}

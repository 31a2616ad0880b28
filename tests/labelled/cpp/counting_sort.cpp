// time: n + k
// space: k
// why: one counter for each value up to k
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> cnt(k + 1);
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        cnt[x]++;
    }
    for (int v = 0; v <= k; v++)
        while (cnt[v]-- > 0) cout << v << ' ';
}

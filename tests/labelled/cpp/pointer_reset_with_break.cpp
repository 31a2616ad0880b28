// time: n log n + m log m + n m
// space: n + m
// why: j starts at zero again for every i
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<int> a(n), b(m);
    for (auto &x : a) cin >> x;
    for (auto &x : b) cin >> x;
    sort(a.begin(), a.end());
    sort(b.begin(), b.end());
    long long total = 0;
    for (int i = 0; i < n; i++) {
        int j = 0;
        while (j < m) {
            if (b[j] >= a[i]) break;
            j++;
        }
        total += j;
    }
    cout << total;
}

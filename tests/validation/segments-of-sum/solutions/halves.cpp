#include <bits/stdc++.h>
using namespace std;
long long s, total;
void count(vector<long long> &p, int l, int r) {
    if (r - l < 2) return;
    int m = (l + r) / 2;
    count(p, l, m);
    count(p, m, r);
    for (int i = l; i < m; i++) {
        auto range = equal_range(p.begin() + m, p.begin() + r, p[i] + s);
        total += range.second - range.first;
    }
    inplace_merge(p.begin() + l, p.begin() + m, p.begin() + r);
}
int main() {
    int n;
    cin >> n >> s;
    vector<long long> p(n + 1);
    for (int i = 1; i <= n; i++) { cin >> p[i]; p[i] += p[i - 1]; }
    count(p, 0, n + 1);
    cout << total << endl;
}

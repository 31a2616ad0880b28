// time: q n
// space: n
// why: the query never stops early, it goes down to every leaf
#include <bits/stdc++.h>
using namespace std;
vector<long long> t;
int n, q;
long long query(int v, int l, int r, int a, int b) {
    if (l == r) return a <= l && l <= b ? t[v] : 0;
    int m = (l + r) / 2;
    return query(2 * v, l, m, a, b) + query(2 * v + 1, m + 1, r, a, b);
}
int main() {
    cin >> n >> q;
    t.assign(4 * n, 1);
    while (q--) {
        int a, b, x;
        cin >> a >> b >> x;
        cout << query(1, 1, n, a, b) + x << '\n';
    }
}

// time: (n + q) log n
// space: n
// why: each update and query climbs log n places
#include <bits/stdc++.h>
using namespace std;
int n, q;
vector<long long> tree_;
void add(int i, long long x) {
    for (; i <= n; i += i & -i) tree_[i] += x;
}
long long sum(int i) {
    long long s = 0;
    while (i > 0) {
        s += tree_[i];
        i -= i & -i;
    }
    return s;
}
int main() {
    cin >> n >> q;
    tree_.assign(n + 1, 0);
    for (int i = 1; i <= n; i++) {
        long long x;
        cin >> x;
        add(i, x);
    }
    while (q--) {
        int l, r;
        cin >> l >> r;
        cout << sum(r) - sum(l - 1) << "\n";
    }
}

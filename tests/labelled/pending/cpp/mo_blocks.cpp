// time: n log n + q log q + q sqrt n + n min(q, sqrt n)
// space: n + q
// why: sorted by block, left moves q sqrt n places, right at most n a block or a query
#include <bits/stdc++.h>
using namespace std;
struct Query {
    int l, r, id;
};
int main() {
    int n, q;
    cin >> n >> q;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    vector<int> values(a);
    sort(values.begin(), values.end());
    values.erase(unique(values.begin(), values.end()), values.end());
    for (auto &x : a) x = lower_bound(values.begin(), values.end(), x) - values.begin();
    vector<Query> qs(q);
    for (int i = 0; i < q; i++) {
        cin >> qs[i].l >> qs[i].r;
        qs[i].id = i;
    }
    int block = max(1, (int)sqrt(n));
    sort(qs.begin(), qs.end(), [&](const Query &x, const Query &y) {
        if (x.l / block != y.l / block) return x.l < y.l;
        return x.r < y.r;
    });
    vector<int> count(n, 0), answer(q);
    int l = 0, r = -1, distinct = 0;
    for (auto &c : qs) {
        while (r < c.r) distinct += count[a[++r]]++ == 0;
        while (l > c.l) distinct += count[a[--l]]++ == 0;
        while (r > c.r) distinct -= --count[a[r--]] == 0;
        while (l < c.l) distinct -= --count[a[l++]] == 0;
        answer[c.id] = distinct;
    }
    for (int x : answer) cout << x << '\n';
}

// time: n sqrt n + q log q + q sqrt n
// space: n + q
// why: queries ordered by block; the left end moves a block a query, the right end n a block
#include <bits/stdc++.h>
using namespace std;

int n, q, B;
struct Q {
    int l, r, id;
};

int main() {
    scanf("%d %d", &n, &q);
    vector<int> a(n);
    for (auto& x : a) scanf("%d", &x);
    vector<int> vals = a;
    sort(vals.begin(), vals.end());
    for (auto& x : a) x = lower_bound(vals.begin(), vals.end(), x) - vals.begin();
    B = max(1, (int)sqrt((double)n));
    vector<Q> qs(q);
    for (int i = 0; i < q; i++) {
        scanf("%d %d", &qs[i].l, &qs[i].r);
        qs[i].l--;
        qs[i].r--;
        qs[i].id = i;
    }
    sort(qs.begin(), qs.end(), [](const Q& x, const Q& y) {
        if (x.l / B != y.l / B) return x.l / B < y.l / B;
        return x.r < y.r;
    });
    vector<int> cnt(n, 0), ans(q);
    int distinct = 0, L = 0, R = -1;
    for (auto& c : qs) {
        while (L > c.l) {
            L--;
            if (cnt[a[L]]++ == 0) distinct++;
        }
        while (R < c.r) {
            R++;
            if (cnt[a[R]]++ == 0) distinct++;
        }
        while (L < c.l) {
            if (--cnt[a[L]] == 0) distinct--;
            L++;
        }
        while (R > c.r) {
            if (--cnt[a[R]] == 0) distinct--;
            R--;
        }
        ans[c.id] = distinct;
    }
    for (int x : ans) printf("%d\n", x);
}

// time: n log n
// space: n
// why: values compressed by sort and lower_bound, then two Fenwick walks an element
#include <bits/stdc++.h>
using namespace std;

template <typename T>
struct BIT {
    vector<T> t;
    int n;
    BIT(int n) : t(n + 1), n(n) {}
    void add(int i, T v) {
        for (++i; i <= n; i += i & -i) t[i] += v;
    }
    T sum(int i) {
        T s = 0;
        for (++i; i > 0; i -= i & -i) s += t[i];
        return s;
    }
};

int main() {
    int n;
    scanf("%d", &n);
    vector<int> a(n);
    for (int& x : a) scanf("%d", &x);
    vector<int> b(a);
    sort(b.begin(), b.end());
    b.erase(unique(b.begin(), b.end()), b.end());
    BIT<long long> bit(b.size());
    long long ans = 0;
    for (int i = n - 1; i >= 0; i--) {
        int r = lower_bound(b.begin(), b.end(), a[i]) - b.begin();
        if (r > 0) ans += bit.sum(r - 1);
        bit.add(r, 1);
    }
    printf("%lld\n", ans);
}

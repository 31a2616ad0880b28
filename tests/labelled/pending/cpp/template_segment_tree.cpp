// time: n + q log n
// space: n
// why: bottom-up updates and queries visit log n nodes
#include <bits/stdc++.h>
using namespace std;
template <class T, class F>
struct SegTree {
    int size = 1;
    T unit;
    F op;
    vector<T> t;
    SegTree(int n, T unit, F op) : unit(unit), op(op) {
        while (size < n) size *= 2;
        t.assign(2 * size, unit);
    }
    void set(int i, T x) {
        for (t[i += size] = x; i > 1;) {
            i /= 2;
            t[i] = op(t[2 * i], t[2 * i + 1]);
        }
    }
    T get(int l, int r) {
        T a = unit, b = unit;
        for (l += size, r += size; l < r; l /= 2, r /= 2) {
            if (l & 1) a = op(a, t[l++]);
            if (r & 1) b = op(t[--r], b);
        }
        return op(a, b);
    }
    void build(const vector<T> &v) {
        for (size_t i = 0; i < v.size(); i++) t[size + i] = v[i];
        for (int i = size - 1; i > 0; i--) t[i] = op(t[2 * i], t[2 * i + 1]);
    }
};
int main() {
    int n, q;
    cin >> n >> q;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    auto f = [](int x, int y) { return max(x, y); };
    SegTree<int, decltype(f)> st(n, INT_MIN, f);
    st.build(a);
    while (q--) {
        int c, x, y;
        cin >> c >> x >> y;
        if (c == 1) st.set(x - 1, y);
        else cout << st.get(x - 1, y) << '\n';
    }
}

#include <bits/stdc++.h>
using namespace std;

struct Operation {
    int type, l, r;
    long long x;
};

struct Tree {
    int n;
    vector<long long> mx, lz;

    Tree(const vector<long long>& values) : n(values.size()), mx(4 * n), lz(4 * n) {
        build(1, 0, n - 1, values);
    }

    void build(int v, int tl, int tr, const vector<long long>& values) {
        if (tl == tr) {
            mx[v] = values[tl];
        } else {
            int tm = (tl + tr) / 2;
            build(v * 2, tl, tm, values);
            build(v * 2 + 1, tm + 1, tr, values);
            mx[v] = max(mx[v * 2], mx[v * 2 + 1]);
        }
    }

    void push(int v) {
        mx[v * 2] += lz[v];
        lz[v * 2] += lz[v];
        mx[v * 2 + 1] += lz[v];
        lz[v * 2 + 1] += lz[v];
        lz[v] = 0;
    }

    void update(int v, int tl, int tr, int l, int r, long long x) {
        if (l > r) return;
        if (l == tl && tr == r) {
            mx[v] += x;
            lz[v] += x;
        } else {
            push(v);
            int tm = (tl + tr) / 2;
            update(v * 2, tl, tm, l, min(r, tm), x);
            update(v * 2 + 1, tm + 1, tr, max(l, tm + 1), r, x);
            mx[v] = max(mx[v * 2], mx[v * 2 + 1]);
        }
    }

    long long query(int v, int tl, int tr, int l, int r) {
        if (l > r) return LLONG_MIN;
        if (l == tl && tr == r) return mx[v];
        push(v);
        int tm = (tl + tr) / 2;
        return max(query(v * 2, tl, tm, l, min(r, tm)),
                   query(v * 2 + 1, tm + 1, tr, max(l, tm + 1), r));
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<long long> a(n);
    for (int i = 0; i < n; i++) cin >> a[i];

    vector<Operation> operations(q);
    for (int i = 0; i < q; i++) {
        cin >> operations[i].type >> operations[i].l >> operations[i].r;
        if (operations[i].type == 1) cin >> operations[i].x;
    }

    Tree tree(a);
    vector<long long> answers;
    for (int i = 0; i < q; i++) {
        Operation op = operations[i];
        if (op.type == 1) {
            tree.update(1, 0, n - 1, op.l - 1, op.r - 1, op.x);
        } else {
            answers.push_back(tree.query(1, 0, n - 1, op.l - 1, op.r - 1));
        }
    }
    for (int i = 0; i < (int)answers.size(); i++) cout << answers[i] << '\n';
    return 0;
}

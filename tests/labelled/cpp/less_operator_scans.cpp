// time: n m log n
// space: n m
// why: the set compares objects by an operator that walks m numbers
#include <bits/stdc++.h>
using namespace std;
struct Row {
    vector<int> v;
    bool operator<(const Row &o) const {
        for (size_t i = 0; i < v.size(); i++)
            if (v[i] != o.v[i]) return v[i] < o.v[i];
        return false;
    }
};
int main() {
    int n, m;
    cin >> n >> m;
    set<Row> rows;
    for (int i = 0; i < n; i++) {
        Row r;
        r.v.resize(m);
        for (int &x : r.v) cin >> x;
        rows.insert(r);
    }
    cout << rows.size() << '\n';
}

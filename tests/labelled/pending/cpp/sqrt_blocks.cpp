// time: n + q sqrt n
// space: n
// why: a query visits sqrt n blocks and 2 sqrt n single elements
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q;
    cin >> n >> q;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    int size = sqrt(n) + 1;
    vector<long long> blocks(size + 1);
    for (int i = 0; i < n; i++) blocks[i / size] += a[i];
    while (q--) {
        int l, r;
        cin >> l >> r;
        --l;
        long long total = 0;
        while (l < r && l % size) total += a[l++];
        while (l + size <= r) {
            total += blocks[l / size];
            l += size;
        }
        while (l < r) total += a[l++];
        cout << total << '\n';
    }
}

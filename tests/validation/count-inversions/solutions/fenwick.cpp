#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    vector<int> order(a);
    sort(order.begin(), order.end());
    order.erase(unique(order.begin(), order.end()), order.end());
    vector<int> tree(order.size() + 1);
    long long found = 0;
    for (int i = n - 1; i >= 0; i--) {
        int rank = lower_bound(order.begin(), order.end(), a[i]) - order.begin() + 1;
        for (int k = rank - 1; k > 0; k -= k & -k) found += tree[k];
        for (int k = rank; k < (int)tree.size(); k += k & -k) tree[k]++;
    }
    cout << found << endl;
}

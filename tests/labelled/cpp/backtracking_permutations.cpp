// time: n! n
// space: n
// why: n! leaves, each reached by a loop over n values
#include <bits/stdc++.h>
using namespace std;
int n, best = 0;
vector<int> a, order;
vector<bool> used;
void search(int k) {
    if (k == n) {
        int value = 0;
        for (int i = 1; i < n; i++) value += abs(order[i] - order[i - 1]);
        best = max(best, value);
        return;
    }
    for (int i = 0; i < n; i++) {
        if (used[i]) continue;
        used[i] = true;
        order[k] = a[i];
        search(k + 1);
        used[i] = false;
    }
}
int main() {
    cin >> n;
    a.resize(n);
    order.resize(n);
    used.assign(n, false);
    for (int &x : a) cin >> x;
    search(0);
    cout << best << '\n';
}

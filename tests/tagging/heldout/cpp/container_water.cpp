#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n; vector<long long> h(n); for (auto& x : h) cin >> x;
    int i = 0, j = n - 1; long long best = 0;
    while (i < j) {
        best = max(best, (j - i) * min(h[i], h[j]));
        if (h[i] < h[j]) i++; else j--;
    }
    cout << best;
}

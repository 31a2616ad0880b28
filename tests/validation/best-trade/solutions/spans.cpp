#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    long long best = LLONG_MIN;
    for (int i = 0; i < n; i++) {
        long long sum = 0;
        for (int j = i + 1; j < n; j++) {
            sum += a[j] - a[j - 1];
            best = max(best, sum);
        }
    }
    cout << best;
}

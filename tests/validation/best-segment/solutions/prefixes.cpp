#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    vector<long long> sum(n + 1);
    for (int i = 1; i <= n; i++) { cin >> sum[i]; sum[i] += sum[i - 1]; }
    long long least = 0, best = sum[1];
    for (int i = 1; i <= n; i++) { best = max(best, sum[i] - least); least = min(least, sum[i]); }
    cout << best << endl;
}

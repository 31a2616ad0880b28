#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;
int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; long long s;
    cin >> n >> s;
    vector<pair<long long, long long>> runs;
    vector<long long> a(n);
    for (int i = 0; i < n; ++i) cin >> a[i];
    sort(begin(a), end(a));
    for (long long x : a) {
        if (!runs.empty() && runs.back().first == x) runs.back().second++;
        else runs.emplace_back(x, 1);
    }
    long long total = 0;
    int low = 0, high = (int)runs.size() - 1;
    while (low < high) {
        long long both = runs[low].first + runs[high].first;
        if (both == s) { total += runs[low].second * runs[high].second; ++low; --high; }
        else if (both < s) ++low;
        else --high;
    }
    if (low == high && 2 * runs[low].first == s) total += runs[low].second * (runs[low].second - 1) / 2;
    cout << total << '\n';
}

#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;
int main() {
    int n;
    long long s;
    cin >> n >> s;
    vector<pair<long long, int>> prefix(n + 1);
    for (int i = 1; i <= n; i++) {
        long long x;
        cin >> x;
        prefix[i] = {prefix[i - 1].first + x, i};
    }
    vector<pair<long long, int>> order = prefix;
    sort(order.begin(), order.end());
    long long total = 0;
    for (auto [value, i] : prefix) {
        auto low = upper_bound(order.begin(), order.end(), make_pair(value + s, i));
        auto high = upper_bound(order.begin(), order.end(), make_pair(value + s, n + 1));
        total += high - low;
    }
    cout << total << endl;
}

#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<pair<int, pair<int, int>>> v;
    for (int i = 0; i < n; i++) {
        int s, e, c;
        cin >> s >> e >> c;
        v.push_back({e, {s, c}});
    }
    sort(v.begin(), v.end());
    int last_end = -1, last_type = -1, switches = 0, count = 0;
    for (auto& p : v) {
        int e = p.first, s = p.second.first, c = p.second.second;
        if (s < last_end) continue;
        if (last_type != -1 && c != last_type) {
            if (switches == k) continue;
            switches++;
        }
        count++;
        last_end = e;
        last_type = c;
    }
    cout << count << "\n";
    return 0;
}

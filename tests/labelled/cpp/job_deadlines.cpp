// time: n log n
// space: n
// why: sort by deadline, then one push and at most one pop of a heap for each job
#include <bits/stdc++.h>
using namespace std;
#define int long long
#define pb push_back
#define all(x) (x).begin(), (x).end()

signed main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<pair<int, int>> jobs;
    for (int i = 0; i < n; i++) {
        int d, t;
        cin >> t >> d;
        jobs.pb({t, d});
    }
    sort(all(jobs), [](const pair<int, int>& a, const pair<int, int>& b) {
        return a.second < b.second || (a.second == b.second && a.first < b.first);
    });
    priority_queue<int> pq;
    int now = 0;
    for (auto& [t, d] : jobs) {
        now += t;
        pq.push(t);
        if (now > d) {
            now -= pq.top();
            pq.pop();
        }
    }
    cout << pq.size() << "\n";
    return 0;
}

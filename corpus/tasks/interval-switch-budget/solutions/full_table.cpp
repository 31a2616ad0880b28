#include <bits/stdc++.h>
using namespace std;

int main() {
    ios_base::sync_with_stdio(false);
    cin.tie(NULL);
    int n, k;
    cin >> n >> k;
    vector<tuple<int, int, int>> jobs(n);
    for (int i = 0; i < n; i++) {
        int s, e, c;
        cin >> s >> e >> c;
        jobs[i] = make_tuple(e, s, c);
    }
    sort(jobs.begin(), jobs.end());
    vector<int> ends(n);
    for (int i = 0; i < n; i++) ends[i] = get<0>(jobs[i]);

    // last job of the same type that ends in time, found with a pointer list per type
    vector<vector<int>> by_type(n + 1);
    vector<int> compatible(n), same(n, -1);
    for (int i = 0; i < n; i++) {
        int s = get<1>(jobs[i]), c = get<2>(jobs[i]);
        compatible[i] = upper_bound(ends.begin(), ends.end(), s) - ends.begin();
        vector<int>& list = by_type[c];
        int lo = 0, hi = list.size();
        while (lo < hi) {
            int mid = (lo + hi) / 2;
            if (ends[list[mid]] <= s) lo = mid + 1;
            else hi = mid;
        }
        if (lo > 0) same[i] = list[lo - 1];
        list.push_back(i);
    }

    // best[i][j]: among the first i jobs; chain[i][j]: among jobs of i's type up to i
    vector<vector<int>> best(n + 1, vector<int>(k + 1, 0));
    vector<vector<int>> chain(n, vector<int>(k + 1, 0));
    vector<int> last(n + 1, -1);
    for (int i = 0; i < n; i++) {
        int c = get<2>(jobs[i]);
        for (int j = 0; j <= k; j++) {
            int value = 0;
            if (same[i] >= 0) value = chain[same[i]][j];
            if (j > 0) value = max(value, best[compatible[i]][j - 1]);
            value += 1;
            best[i + 1][j] = max(best[i][j], value);
            chain[i][j] = value;
            if (last[c] >= 0) chain[i][j] = max(chain[i][j], chain[last[c]][j]);
        }
        last[c] = i;
    }
    cout << best[n][k] << '\n';
}

#include <bits/stdc++.h>
using namespace std;

struct Request {
    int start, end, type;
};

int main() {
    int n, k;
    scanf("%d %d", &n, &k);
    vector<Request> a(n);
    for (auto& r : a) scanf("%d %d %d", &r.start, &r.end, &r.type);
    sort(a.begin(), a.end(), [](const Request& x, const Request& y) { return x.end < y.end; });

    vector<int> ends(n);
    for (int i = 0; i < n; i++) ends[i] = a[i].end;

    // slots of one type lie side by side, sorted by end
    vector<int> first(n + 2, 0);
    for (int i = 0; i < n; i++) first[a[i].type + 1]++;
    for (int t = 1; t <= n + 1; t++) first[t] += first[t - 1];
    vector<int> slot(n), slot_end(n), filled(n + 1, 0);
    for (int i = 0; i < n; i++) {
        int t = a[i].type;
        slot[i] = first[t] + filled[t]++;
        slot_end[slot[i]] = a[i].end;
    }

    vector<int> any_count(n), own_count(n);
    for (int i = 0; i < n; i++) {
        int t = a[i].type;
        any_count[i] = upper_bound(ends.begin(), ends.end(), a[i].start) - ends.begin();
        own_count[i] = upper_bound(slot_end.begin() + first[t], slot_end.begin() + first[t + 1],
                                   a[i].start) - (slot_end.begin() + first[t]);
    }

    vector<int> previous(n + 1, 0), current(n + 1, 0), own(n, 0);
    for (int switches = 0; switches <= k; switches++) {
        for (int i = 0; i < n; i++) {
            int t = a[i].type;
            int value = previous[any_count[i]];
            if (own_count[i] > 0) value = max(value, own[first[t] + own_count[i] - 1]);
            value++;
            own[slot[i]] = value;
            if (slot[i] > first[t]) own[slot[i]] = max(own[slot[i]], own[slot[i] - 1]);
            current[i + 1] = max(current[i], value);
        }
        swap(previous, current);
    }
    printf("%d\n", previous[n]);
    return 0;
}

// time: n log n
// space: n
// why: each update of an ordered map costs log n
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    map<int, int> count;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        count[x]++;
    }
    int best = 0;
    for (auto& [value, times] : count) best = max(best, times);
    cout << best;
}

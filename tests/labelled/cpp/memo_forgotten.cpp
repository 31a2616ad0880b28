// time: 2^n
// space: n
// why: without a memo both branches run to the end when the room k is large
#include <bits/stdc++.h>
using namespace std;
int n, k;
vector<int> w;
int best(int i, int room) {
    if (i == n) return 0;
    int r = best(i + 1, room);
    if (w[i] <= room) r = max(r, w[i] + best(i + 1, room - w[i]));
    return r;
}
int main() {
    cin >> n >> k;
    w.resize(n);
    for (int i = 0; i < n; i++) cin >> w[i];
    cout << best(0, k) << '\n';
}

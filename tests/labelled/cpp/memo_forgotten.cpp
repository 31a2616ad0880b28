// time: 2^n
// space: n
// why: without a memo both branches run to the end
#include <bits/stdc++.h>
using namespace std;
int n;
vector<int> w;
int best(int i, int room) {
    if (i == n) return 0;
    int r = best(i + 1, room);
    if (w[i] <= room) r = max(r, w[i] + best(i + 1, room - w[i]));
    return r;
}
int main() {
    cin >> n;
    for (int i = 0; i < n; i++) w.push_back(i * i % 17 + 1);
    cout << best(0, 40) << '\n';
}

// time: n k
// space: k
// why: one flag for each sum up to k
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<char> can(k + 1, 0);
    can[0] = 1;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        for (int s = k; s >= x; s--) can[s] |= can[s - x];
    }
    cout << count(can.begin(), can.end(), 1) << '\n';
}

// time: n
// space: n
// why: each index lies on one cycle and is marked when walked
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> p(n);
    for (int &x : p) cin >> x, x--;
    vector<bool> seen(n, false);
    int cycles = 0;
    for (int i = 0; i < n; i++) {
        if (seen[i]) continue;
        cycles++;
        for (int j = i; !seen[j]; j = p[j]) seen[j] = true;
    }
    cout << cycles << '\n';
}

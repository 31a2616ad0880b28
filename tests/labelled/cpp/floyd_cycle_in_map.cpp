// time: n
// space: n
// why: the two runners meet within n steps
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> f(n + 1);
    for (int i = 1; i <= n; i++) cin >> f[i];
    int slow = f[1], fast = f[f[1]], steps = 0;
    while (slow != fast && steps <= n) {
        slow = f[slow];
        fast = f[f[fast]];
        steps++;
    }
    cout << slow << '\n';
}

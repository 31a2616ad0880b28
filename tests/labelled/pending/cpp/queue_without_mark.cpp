// time: 2^n
// space: 2^n
// why: each popped pair pushes two with n one smaller, nothing stops repeats
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    queue<pair<int, int>> work;
    work.push({n, 0});
    long long leaves = 0;
    while (!work.empty()) {
        auto [left, value] = work.front();
        work.pop();
        if (left == 0) {
            leaves += value & 1;
            continue;
        }
        work.push({left - 1, value * 2 % 1009});
        work.push({left - 1, (value * 2 + 1) % 1009});
    }
    cout << leaves << '\n';
}

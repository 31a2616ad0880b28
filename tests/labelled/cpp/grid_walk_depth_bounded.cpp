// time: 4^n
// space: n
// why: four calls at each of n levels, no mark
#include <bits/stdc++.h>
using namespace std;
int n;
const int dx[] = {1, -1, 0, 0}, dy[] = {0, 0, 1, -1};
long long walk(int k, int x, int y) {
    if (k == n) return x == 0 && y == 0;
    long long total = 0;
    for (int d = 0; d < 4; d++) total += walk(k + 1, x + dx[d], y + dy[d]);
    return total;
}
int main() {
    cin >> n;
    cout << walk(0, 0, 0) << '\n';
}

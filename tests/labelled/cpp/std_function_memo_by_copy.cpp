// time: n
// space: n
// why: the table is shared by reference although n is captured by value
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> best(n + 1, -1);
    function<int(int)> steps = [n, &best, &steps](int k) -> int {
        if (k >= n) return 0;
        if (best[k] >= 0) return best[k];
        int r = 1 + min(steps(k + 1), steps(k + 2));
        return best[k] = r;
    };
    cout << steps(0) << '\n';
}

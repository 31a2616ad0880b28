// time: n + k
// space: n
// why: swap exchanges pointers
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n, 1), b(n, 2);
    for (int r = 0; r < k; r++) {
        swap(a, b);
        a[r % n] += b[(r + 1) % n];
    }
    cout << a[0] << '\n';
}

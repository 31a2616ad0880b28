// time: n + n k
// space: n
// why: the vector is copied by assignment in each round
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n, 1), b;
    for (int r = 0; r < k; r++) {
        b = a;
        a[r % n] += b[(r + 1) % n];
    }
    cout << a[0] << '\n';
}

// time: n + n k
// space: n
// why: == walks both vectors in each of k rounds
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n, 1), b(n, 1);
    int same = 0;
    for (int i = 0; i < k; i++) {
        b[i % n] ^= 2;
        b[i % n] ^= 2;
        if (a == b) same++;
    }
    cout << same << '\n';
}

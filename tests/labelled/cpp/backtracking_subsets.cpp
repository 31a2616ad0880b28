// time: 2^n
// space: n
// why: two choices for each of n elements
#include <bits/stdc++.h>
using namespace std;
int n;
vector<int> a;
int search(int i, int total) {
    if (i == n) return total % 3 == 0;
    return search(i + 1, total + a[i]) + search(i + 1, total);
}
int main() {
    cin >> n;
    a.resize(n);
    for (int &x : a) cin >> x;
    cout << search(0, 0) << '\n';
}

#include <bits/stdc++.h>
using namespace std;
string s, t;
int far(int i, int j) {
    if (i == 0 || j == 0) return i + j;
    return min({far(i - 1, j) + 1, far(i, j - 1) + 1, far(i - 1, j - 1) + (s[i - 1] != t[j - 1])});
}
int main() {
    int n, m; cin >> n >> m >> s >> t;
    cout << far(n, m) << endl;
}

#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    string s, t;
    cin >> n >> s >> t;
    string u = t + "." + s + s;
    int size = u.size();
    vector<int> z(size);
    for (int i = 1, l = 0, r = 0; i < size; i++) {
        if (i < r) z[i] = min(r - i, z[i - l]);
        while (i + z[i] < size && u[z[i]] == u[i + z[i]]) z[i]++;
        if (i + z[i] > r) l = i, r = i + z[i];
        if (i > n && z[i] == n) { cout << i - n - 1 << endl; return 0; }
    }
    cout << -1 << endl;
}

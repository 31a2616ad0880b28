#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    string s;
    cin >> n >> s;
    vector<vector<bool>> good(n, vector<bool>(n));
    int best = 1;
    for (int length = 1; length <= n; length++)
        for (int i = 0; i + length <= n; i++) {
            int j = i + length - 1;
            good[i][j] = s[i] == s[j] && (length < 3 || good[i + 1][j - 1]);
            if (good[i][j]) best = length;
        }
    cout << best << endl;
}

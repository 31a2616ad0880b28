#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, s;
    cin >> n >> s;
    vector<int> coins(n), ways(s + 1);
    for (auto &c : coins) cin >> c;
    sort(coins.rbegin(), coins.rend());
    ways[0] = 1;
    for (int c : coins)
        for (int start = 0; start < c && start + c <= s; start++)
            for (int x = start + c; x <= s; x += c) {
                ways[x] += ways[x - c];
                if (ways[x] >= 1000000007) ways[x] -= 1000000007;
            }
    cout << ways[s] << endl;
}

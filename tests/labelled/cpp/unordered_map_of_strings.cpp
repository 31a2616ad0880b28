// time: n m
// space: n m
// why: hashing and storing a word of m letters costs m
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    unordered_map<string, int> count;
    int best = 0;
    for (int i = 0; i < n; i++) {
        string w;
        for (int j = 0; j < m; j++) {
            char c;
            cin >> c;
            w.push_back(c);
        }
        best = max(best, ++count[w]);
    }
    cout << best << '\n';
}

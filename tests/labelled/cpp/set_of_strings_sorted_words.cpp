// time: n m log m + n m log n
// space: n m
// why: each word is sorted by letter, then compared log n times on m letters
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    map<string, int> groups;
    for (int i = 0; i < n; i++) {
        string w(m, ' ');
        for (int j = 0; j < m; j++) cin >> w[j];
        sort(w.begin(), w.end());
        groups[w]++;
    }
    cout << groups.size() << '\n';
}

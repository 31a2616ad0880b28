// time: |s| |t|
// space: |s| + |t|
// why: on a mismatch i goes back to the next start
#include <bits/stdc++.h>
using namespace std;
int main() {
    string s, t;
    cin >> s >> t;
    int i = 0, j = 0, found = 0, n = s.size(), m = t.size();
    while (i < n) {
        if (s[i] == t[j]) {
            i++;
            j++;
            if (j == m) {
                found++;
                i = i - j + 1;
                j = 0;
            }
        } else {
            i = i - j + 1;
            j = 0;
        }
    }
    cout << found << '\n';
}

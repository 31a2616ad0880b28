// time: |s|^3 log |s|
// space: |s|^3
// why: |s|^2 texts of length up to |s|, each compared log |s| times on the way down
#include <bits/stdc++.h>
using namespace std;
int main() {
    string s;
    cin >> s;
    set<string> seen;
    for (size_t i = 0; i < s.size(); i++)
        for (size_t len = 1; i + len <= s.size(); len++) seen.insert(s.substr(i, len));
    cout << seen.size() << '\n';
}

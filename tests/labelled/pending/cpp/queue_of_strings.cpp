// time: 2^n n
// space: 2^n n
// why: all binary texts up to length n are built breadth first
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<string> level{""};
    for (int i = 0; i < n; i++) {
        vector<string> next;
        for (auto &w : level) {
            next.push_back(w + "0");
            next.push_back(w + "1");
        }
        level = next;
    }
    cout << level.size() << '\n';
}

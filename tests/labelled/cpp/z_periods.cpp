// time: |s|
// space: |s|
// why: the right end of the Z box only advances
#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<int> zfunc(const string& s) {
    int n = s.size();
    vector<int> z(n, 0);
    int l = 0, r = 0;
    for (int i = 1; i < n; i++) {
        if (i < r) z[i] = min(r - i, z[i - l]);
        while (i + z[i] < n && s[z[i]] == s[i + z[i]]) z[i]++;
        if (i + z[i] > r) {
            l = i;
            r = i + z[i];
        }
    }
    return z;
}

int main() {
    string s;
    cin >> s;
    auto z = zfunc(s);
    int n = s.length();
    for (int i = 1; i <= n; i++) {
        if (i == n || i + z[i] == n) {
            cout << i << ' ';
        }
    }
    cout << endl;
    return 0;
}

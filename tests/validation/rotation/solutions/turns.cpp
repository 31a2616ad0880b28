#include <algorithm>
#include <iostream>
#include <string>
using namespace std;
int main() {
    int n;
    string s, t;
    cin >> n >> s >> t;
    for (int turn = 0; turn < n; turn++) {
        if (s == t) { cout << turn << endl; return 0; }
        rotate(s.begin(), s.begin() + 1, s.end());
    }
    cout << -1 << endl;
}

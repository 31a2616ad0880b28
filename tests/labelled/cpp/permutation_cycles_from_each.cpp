// time: n^2
// space: n
// why: without a mark the whole cycle is walked from each of its members
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> p(n);
    for (int &x : p) cin >> x, x--;
    int longest = 0;
    for (int i = 0; i < n; i++) {
        int length = 1;
        for (int j = p[i]; j != i; j = p[j]) length++;
        longest = max(longest, length);
    }
    cout << longest << '\n';
}

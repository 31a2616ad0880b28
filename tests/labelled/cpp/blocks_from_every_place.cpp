// time: n^2
// space: n
// why: the place moves on by one only, whatever the length of the block
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto& x : a) cin >> x;
    int longest = 0, start = 0;
    while (start < n) {
        int length = 1;
        while (start + length < n && a[start + length] == a[start]) length++;
        longest = max(longest, length);
        start++;
    }
    cout << longest << '\n';
}

// time: n
// space: n
// why: the length of a block of equal numbers is added to the place where it starts
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
        start += length;
    }
    cout << longest << '\n';
}

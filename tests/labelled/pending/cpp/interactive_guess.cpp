// time: log n
// space: 1
// why: halving with an answer each round
#include <bits/stdc++.h>
using namespace std;
int main() {
    long long n;
    cin >> n;
    long long lo = 1, hi = n;
    while (lo < hi) {
        long long mid = lo + (hi - lo + 1) / 2;
        cout << "? " << mid << endl;
        string ans;
        cin >> ans;
        if (ans == "<") hi = mid - 1;
        else lo = mid;
    }
    cout << "! " << lo << endl;
}

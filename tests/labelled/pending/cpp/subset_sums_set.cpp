// time: 2^n n
// space: 2^n
// why: the ordered set of sums can double with each number
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    set<long long> sums{0};
    for (int i = 0; i < n; i++) {
        long long x;
        cin >> x;
        set<long long> fresh = sums;
        for (long long s : sums) fresh.insert(s + x);
        sums = fresh;
    }
    cout << sums.size() << '\n';
}

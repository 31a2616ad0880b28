// time: n log n
// space: n
// why: find, erase of one iterator and insert cost log n
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    multiset<int> open;
    int piles = 0;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        auto it = open.upper_bound(x);
        if (it == open.end()) piles++;
        else open.erase(it);
        open.insert(x);
    }
    cout << piles << " " << open.size() << "\n";
}

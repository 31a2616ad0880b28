// time: n log n
// space: n
// why: the sum of n/i over all i
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> count(n + 1);
    for (int i = 1; i <= n; i++)
        for (int j = i; j <= n; j += i) count[j]++;
    cout << *max_element(count.begin(), count.end()) << '\n';
}

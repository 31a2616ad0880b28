// time: 2^n
// space: n
// why: the subsets are only counted
#include <bits/stdc++.h>
using namespace std;
int n;
long long total = 0;
vector<int> chosen;
void collect(int i) {
    if (i == n) {
        total++;
        return;
    }
    collect(i + 1);
    chosen.push_back(i);
    collect(i + 1);
    chosen.pop_back();
}
int main() {
    cin >> n;
    collect(0);
    cout << total << '\n';
}

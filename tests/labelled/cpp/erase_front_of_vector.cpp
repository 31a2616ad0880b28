// time: n^2
// space: n
// why: erasing the first element shifts the others
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> line;
    for (int i = 1; i <= n; i++) line.push_back(i);
    long long sum = 0;
    while (!line.empty()) {
        sum = (sum * k + line.front()) % 1000003;
        line.erase(line.begin());
    }
    cout << sum << '\n';
}

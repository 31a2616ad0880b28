// time: n^2 N
// space: n N
// why: each pair of rows is combined over N bits, the word factor is a constant
#include <bits/stdc++.h>
using namespace std;
const int N = 2048;
int main() {
    int n;
    cin >> n;
    vector<bitset<N>> row(n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            int x;
            cin >> x;
            row[i][j] = x;
        }
    long long triangles = 0;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (row[i][j]) triangles += (row[i] & row[j]).count();
    cout << triangles / 3 << '\n';
}

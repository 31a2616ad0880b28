#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> p(n), q(n);
    for (int &x : p) cin >> x;
    for (int &x : q) cin >> x;
    vector<vector<int>> best(2, vector<int>(n + 1, 0));
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++)
            best[i % 2][j] = p[i - 1] == q[j - 1] ? best[(i + 1) % 2][j - 1] + 1
                                                  : max(best[(i + 1) % 2][j], best[i % 2][j - 1]);
    cout << best[n % 2][n] << endl;
}

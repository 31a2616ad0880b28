#include <iostream>
#include <vector>
using namespace std;
int sum[701][701];
int main() {
    ios::sync_with_stdio(false);
    int r, c;
    cin >> r >> c;
    for (int i = 1; i <= r; i++)
        for (int j = 1; j <= c; j++) {
            cin >> sum[i][j];
            sum[i][j] += sum[i - 1][j] + sum[i][j - 1] - sum[i - 1][j - 1];
        }
    int best = 0;
    for (int i = 0; i < r; i++)
        for (int j = 0; j < c; j++) {
            int k = best + 1;
            while (i + k <= r && j + k <= c &&
                   sum[i + k][j + k] - sum[i][j + k] - sum[i + k][j] + sum[i][j] == k * k) best = k++;
        }
    cout << best << endl;
}

#include <iostream>
#include <vector>
using namespace std;
int main() {
    int r, c;
    cin >> r >> c;
    vector<vector<int>> a(r, vector<int>(c));
    for (auto &row : a) for (int &x : row) cin >> x;
    int best = 0;
    for (int i = 0; i < r; i++)
        for (int j = 0; j < c; j++)
            for (int k = 1; i + k <= r && j + k <= c; k++) {
                bool full = true;
                for (int x = i; x < i + k && full; x++)
                    for (int y = j; y < j + k && full; y++) full = a[x][y];
                if (full && k > best) best = k;
            }
    cout << best << endl;
}

// time: n^3
// space: n^2
// why: interval dynamic programme: every length, start and split point
#include <iostream>
#include <vector>
#include <climits>
using namespace std;

class MatrixChain {
    vector<long long> d;
    vector<vector<long long>> best;

public:
    explicit MatrixChain(const vector<long long>& dims) : d(dims) {
        int n = d.size();
        best.assign(n, vector<long long>(n, 0));
    }

    long long run() {
        int n = d.size();
        for (int len = 2; len < n; ++len) {
            for (int i = 1; i + len - 1 < n; ++i) {
                int j = i + len - 1;
                best[i][j] = LLONG_MAX;
                for (int k = i; k < j; ++k) {
                    long long c = best[i][k] + best[k + 1][j] + d[i - 1] * d[k] * d[j];
                    if (c < best[i][j]) best[i][j] = c;
                }
            }
        }
        return best[1][n - 1];
    }
};

int main() {
    int n;
    cin >> n;
    vector<long long> dims(n);
    for (long long& x : dims) cin >> x;
    MatrixChain mc(dims);
    cout << mc.run() << endl;
    return 0;
}

// time: log n
// space: 1
// why: 2x2 matrices, power by squaring over the bits of n
#include <iostream>
#include <array>
using namespace std;
using ull = unsigned long long;
const ull MOD = 1e9 + 7;

struct Mat {
    ull v[2][2];
    Mat() { v[0][0] = v[0][1] = v[1][0] = v[1][1] = 0; }
    Mat operator*(const Mat& o) const {
        Mat r;
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++)
                for (int k = 0; k < 2; k++)
                    r.v[i][j] = (r.v[i][j] + v[i][k] * o.v[k][j]) % MOD;
        return r;
    }
};

Mat power(Mat b, ull e) {
    Mat r;
    r.v[0][0] = r.v[1][1] = 1;
    for (; e; e /= 2) {
        if (e % 2) r = r * b;
        b = b * b;
    }
    return r;
}

int main() {
    ull n;
    cin >> n;
    Mat f;
    f.v[0][0] = f.v[0][1] = f.v[1][0] = 1;
    cout << power(f, n).v[0][1] << endl;
}

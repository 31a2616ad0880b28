#include <cstdio>
#include <cstring>
const int MOD = 1000000007;
struct Mat { long long a[3][3]; Mat() { memset(a, 0, sizeof a); } };
Mat mul(Mat x, Mat y) { Mat r; for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) for (int k = 0; k < 3; k++) r.a[i][j] = (r.a[i][j] + x.a[i][k] * y.a[k][j]) % MOD; return r; }
int main() { long long n; scanf("%lld", &n); Mat b, r; b.a[0][0] = b.a[0][2] = b.a[1][0] = b.a[2][1] = 1; for (int i = 0; i < 3; i++) r.a[i][i] = 1; while (n) { if (n & 1) r = mul(r, b); b = mul(b, b); n >>= 1; } printf("%lld", r.a[0][0]); }

#include <bits/stdc++.h>
using namespace std;
const long long MOD = 1e9 + 7; long long fact[1000005], inv[1000005];
long long binpow(long long a, long long b) { if (b == 0) return 1; long long half = binpow(a, b / 2); half = half * half % MOD; return b % 2 ? half * a % MOD : half; }
int main() { fact[0] = 1; for (int i = 1; i <= 1000000; i++) fact[i] = fact[i - 1] * i % MOD; inv[1000000] = binpow(fact[1000000], MOD - 2); for (int i = 1000000; i; i--) inv[i - 1] = inv[i] * i % MOD; int q; cin >> q; while (q--) { int a, b; cin >> a >> b; cout << fact[a] * inv[b] % MOD * inv[a - b] % MOD << "\n"; } }

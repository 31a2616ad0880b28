#include <iostream>
#include <string>
#include <vector>
using namespace std;
typedef unsigned long long u64;
const u64 M = (1ULL << 61) - 1, B = 911382323;
u64 mul(u64 a, u64 b) { return (u64)((unsigned __int128)a * b % M); }
int main() {
    int n;
    string s;
    cin >> n >> s;
    vector<u64> forward(n + 1), backward(n + 1), power(n + 1, 1);
    for (int i = 0; i < n; i++) {
        power[i + 1] = mul(power[i], B);
        forward[i + 1] = (mul(forward[i], B) + s[i]) % M;
        backward[i + 1] = (mul(backward[i], B) + s[n - 1 - i]) % M;
    }
    auto same = [&](int start, int stop) {
        u64 a = (forward[stop] + M - mul(forward[start], power[stop - start])) % M;
        u64 b = (backward[n - start] + M - mul(backward[n - stop], power[stop - start])) % M;
        return a == b;
    };
    int best = 1;
    for (int middle = 0; middle < 2 * n - 1; middle++) {
        int left = middle / 2, right = (middle + 1) / 2, low = 0, high = min(left + 1, n - right);
        while (low < high) {
            int k = (low + high + 1) / 2;
            if (same(left - k + 1, right + k)) low = k; else high = k - 1;
        }
        if (low) best = max(best, right - left + 2 * low - 1);
    }
    cout << best << endl;
}

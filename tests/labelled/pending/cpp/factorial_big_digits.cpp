// time: n^2 log n
// space: n log n
// why: the product of i numbers has i log i digits, each multiplied by a word
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> digits{1};
    for (int i = 2; i <= n; i++) {
        long long carry = 0;
        for (size_t k = 0; k < digits.size(); k++) {
            carry += 1LL * digits[k] * i;
            digits[k] = carry % 10;
            carry /= 10;
        }
        while (carry) {
            digits.push_back(carry % 10);
            carry /= 10;
        }
    }
    for (int k = digits.size() - 1; k >= 0; k--) cout << digits[k];
}

#include <iostream>
#include <vector>
int main() {
    int n, s;
    std::cin >> n >> s;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    long long total = 0;
    for (int i = 0; i < n; i++) {
        int sum = 0;
        for (int j = i; j < n; j++) {
            sum += a[j];
            total += sum == s;
        }
    }
    std::cout << total << "\n";
}

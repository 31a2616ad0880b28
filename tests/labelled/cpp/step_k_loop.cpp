// time: n/k + 1
// space: 1
// why: the index moves by k
#include <iostream>
int main() {
    int n, k, total = 0;
    std::cin >> n >> k;
    for (int i = 0; i < n; i += k) total += i % 7;
    std::cout << total << '\n';
}

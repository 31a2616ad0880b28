// time: n log n
// space: 1
// why: for each i the inner index doubles up to n
#include <iostream>
int main() {
    int n, total = 0;
    std::cin >> n;
    for (int i = 0; i < n; i++)
        for (long long j = 1; j < n; j <<= 1) total++;
    std::cout << total << '\n';
}

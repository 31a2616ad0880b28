// time: n log n
// space: 1
// why: the inner loop always runs to n while i halves
#include <iostream>
int main() {
    int n, total = 0;
    std::cin >> n;
    for (int i = n; i > 0; i /= 2)
        for (int j = 0; j < n; j++) total += j & i;
    std::cout << total << '\n';
}

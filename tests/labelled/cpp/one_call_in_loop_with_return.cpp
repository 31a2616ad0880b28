// time: n
// space: n
// why: the loop leaves the function with its first call
#include <iostream>
long long words(int k, int last) {
    if (k == 0) return last;
    for (int c = 0; c < 3; c++)
        if (c != last) return words(k - 1, c) + c;
    return -1;
}
int main() {
    int n;
    std::cin >> n;
    std::cout << words(n, 0) << '\n';
}

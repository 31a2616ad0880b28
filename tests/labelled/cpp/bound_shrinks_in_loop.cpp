// time: log n
// space: 1
// why: the bound halves inside the body while i counts up
#include <iostream>
int main() {
    long long n, s = 0;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        n /= 2;
        s += n;
    }
    std::cout << s << '\n';
}

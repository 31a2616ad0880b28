// time: 2^n n
// space: n^2
// why: each call gets its own text one letter longer
#include <iostream>
#include <string>
int n, good = 0;
void build(std::string s, int i) {
    if (i == n) {
        good += s[0] == s[n - 1];
        return;
    }
    build(s + "0", i + 1);
    build(s + "1", i + 1);
}
int main() {
    std::cin >> n;
    build("", 0);
    std::cout << good << '\n';
}

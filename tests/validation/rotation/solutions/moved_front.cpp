#include <iostream>
#include <string>
int main() {
    int n;
    std::string s, t;
    std::cin >> n >> s >> t;
    int turn = 0;
    while (turn < n && s != t) {
        char c = s[0];
        s.erase(s.begin());
        s.push_back(c);
        turn++;
    }
    std::cout << (turn < n ? turn : -1) << "\n";
}

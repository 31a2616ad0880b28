// time: |s|
// space: |s|
// why: size() is a constant
#include <cstring>
#include <iostream>
#include <string>
int main() {
    std::string s;
    std::cin >> s;
    int vowels = 0;
    for (size_t i = 0; i < s.size(); i++) {
        if (strchr("aeiou", s[i])) vowels++;
    }
    std::cout << vowels << std::endl;
}

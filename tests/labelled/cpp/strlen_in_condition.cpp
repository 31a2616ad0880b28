// time: |s|^2
// space: |s|
// why: the length is counted again in every round
#include <cstdio>
#include <cstring>
#include <string>
#include <iostream>
int main() {
    std::string s;
    std::cin >> s;
    int vowels = 0;
    for (size_t i = 0; i < strlen(s.c_str()); i++) {
        if (strchr("aeiou", s[i])) vowels++;
    }
    printf("%d\n", vowels);
}

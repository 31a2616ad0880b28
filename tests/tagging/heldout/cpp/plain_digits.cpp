#include <iostream>
#include <string>
int main() { std::string s; std::cin >> s; long long sum = 0; for (char c : s) sum += c - '0'; while (sum > 9) { long long t = 0; while (sum) { t += sum % 10; sum /= 10; } sum = t; } std::cout << sum << std::endl; }

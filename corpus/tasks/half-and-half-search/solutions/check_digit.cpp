#include <iostream>
#include <map>
#include <string>
#include <vector>

// Words over 0, 1, 2 (N, L, R) whose digits add up to 0 mod 3: any one lost digit is known from the
// others. They come in pairs of opposite words, so that every question is half and half.
int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    int q = 1, reach = 1;
    while (reach < n) reach *= 3, q++;
    std::vector<std::vector<int>> word;
    if (n % 2) word.push_back(std::vector<int>(q, 0));
    for (int code = 1; (int)word.size() < n; code++) {
        std::vector<int> digits(q, 0), opposite(q, 0);
        int rest = code, sum = 0, first = 0;
        for (int i = 0; i < q - 1; i++) {
            digits[i] = rest % 3;
            rest /= 3;
            sum += digits[i];
            if (digits[i]) first = digits[i];
        }
        if (first != 1) continue;
        digits[q - 1] = (3 - sum % 3) % 3;
        for (int i = 0; i < q; i++) opposite[i] = (3 - digits[i]) % 3;
        word.push_back(digits);
        word.push_back(opposite);
    }
    std::string out = std::to_string(q) + "\n";
    for (int i = 0; i < q; i++) {
        std::string left, right;
        int k = 0;
        for (int x = 0; x < n; x++) {
            if (word[x][i] == 1) left += " " + std::to_string(x + 1), k++;
            if (word[x][i] == 2) right += " " + std::to_string(x + 1), k++;
        }
        out += std::to_string(k) + left + right + "\n";
    }
    std::cout << out << std::flush;
    std::string reply;
    std::cin >> reply;
    std::vector<int> digits(q);
    int lost = 0, sum = 0;
    for (int i = 0; i < q; i++) {
        if (reply[i] == '?') lost = i;
        else sum += digits[i] = reply[i] == 'L' ? 1 : reply[i] == 'R' ? 2 : 0;
    }
    digits[lost] = (3 - sum % 3) % 3;
    std::map<std::vector<int>, int> number;
    for (int x = 0; x < n; x++) number[word[x]] = x + 1;
    std::cout << number[digits] << std::endl;
}

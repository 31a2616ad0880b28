// time: n^2
// space: n
// why: the result is rebuilt in front of itself for each character, a copy each time
#include <iostream>
#include <string>
using namespace std;

int main() {
    string line;
    getline(cin, line);
    string res = "";
    int vowels = 0;
    for (size_t i = 0; i < line.size(); i++) {
        char c = line[i];
        if (c >= 'A' && c <= 'Z') {
            c = c - 'A' + 'a';
        }
        if (c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u') {
            vowels++;
        }
        res = c + res;
    }
    cout << res << endl;
    cout << vowels << endl;
    return 0;
}

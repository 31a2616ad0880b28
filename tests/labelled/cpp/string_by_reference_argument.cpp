// time: |s|
// space: |s|
// why: a reference is handed on
#include <iostream>
#include <string>
using namespace std;
bool vowel(const string &text, int i) { return text[i] == 'a' || text[i] == 'e' || text[i] == 'o'; }
int main() {
    string s;
    cin >> s;
    int count = 0;
    for (int i = 0; i < (int)s.size(); i++) count += vowel(s, i);
    cout << count << endl;
}

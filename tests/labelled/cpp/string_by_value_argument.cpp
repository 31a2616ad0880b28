// time: |s|^2
// space: |s|
// why: the text is copied in every call
#include <iostream>
#include <string>
using namespace std;
bool vowel(string text, int i) { return text[i] == 'a' || text[i] == 'e' || text[i] == 'o'; }
int main() {
    string s;
    cin >> s;
    int count = 0;
    for (int i = 0; i < (int)s.size(); i++) count += vowel(s, i);
    cout << count << endl;
}

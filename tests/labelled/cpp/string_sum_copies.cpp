// time: n^2
// space: n
// why: s = s + c builds a new string in each round
#include <iostream>
#include <string>
using namespace std;
int main() {
    int n;
    cin >> n;
    string out;
    for (int i = 0; i < n; i++) {
        out = out + char('a' + i % 26);
    }
    cout << out << endl;
}

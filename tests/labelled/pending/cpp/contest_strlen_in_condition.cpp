// time: |s|^2
// space: |s|
// why: strlen runs in each round
#include <bits/stdc++.h>
using namespace std;
int main() {
    string t;
    cin >> t;
    const char *s = t.c_str();
    int c = 0;
    for (int i = 0; i < (int)strlen(s); i++) if (s[i] == 'a') c++;
    printf("%d\n", c);
}

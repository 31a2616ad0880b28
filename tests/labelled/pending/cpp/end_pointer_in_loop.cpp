// time: n
// space: N
// why: the end is kept, each letter is stored at once
#include <cstdio>
const int N = 100005;
char out[N];
int main() {
    int n;
    scanf("%d", &n);
    char *end = out;
    for (int i = 0; i < n; i++) *end++ = 'x';
    *end = 0;
    puts(out);
}

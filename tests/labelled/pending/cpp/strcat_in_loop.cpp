// time: n^2
// space: N
// why: strcat walks to the end of what is there in each round
#include <cstdio>
#include <cstring>
const int N = 100005;
char out[N];
int main() {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) strcat(out, "x");
    printf("%s\n", out);
}

#include <cstdio>
#include <algorithm>

using namespace std;

const int MAX_CAPACITY = 100000;
long long row[2][MAX_CAPACITY + 1];

int main() {
    int items, capacity;
    scanf("%d %d", &items, &capacity);
    for (int i = 1; i <= items; ++i) {
        int weight, value;
        scanf("%d %d", &weight, &value);
        int now = i & 1, old = now ^ 1;
        for (int c = 0; c <= capacity; ++c) {
            row[now][c] = row[old][c];
            if (c >= weight && row[old][c - weight] + value > row[now][c]) {
                row[now][c] = row[old][c - weight] + value;
            }
        }
    }
    printf("%lld\n", row[items & 1][capacity]);
    return 0;
}

#include <cstdio>

int main() {
    long long n;
    if (std::scanf("%lld", &n) != 1) return 0;
    long long low = 1, high = n;
    while (low < high) {
        long long middle = (low + high + 1) / 2;
        std::printf("? %lld\n", middle);
        int reply;
        if (std::scanf("%d", &reply) != 1) return 0;
        if (reply == 1) low = middle;
        else high = middle - 1;
    }
    std::printf("! %lld\n", low);
}

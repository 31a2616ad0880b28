// label: memory limit
#include <cstdlib>
int main() {
    for (;;) {
        volatile char *p = (volatile char *)malloc(1 << 20);
        for (int i = 0; i < (1 << 20); i += 4096) p[i] = 1;
    }
}

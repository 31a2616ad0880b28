// label: ok
// prints: 1
#include <cstdio>
#include <unistd.h>
int main() {
    if (fork() == 0) {
        setsid();
        if (fork() == 0) { setsid(); for (;;) pause(); }
        _exit(0);
    }
    puts("1");
}

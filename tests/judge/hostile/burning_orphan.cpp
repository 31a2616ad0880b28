// label: ok | cpu limit
// prints: *
#include <csignal>
#include <cstdio>
#include <unistd.h>
int main() {
    if (fork() == 0) { setsid(); for (int i = 1; i < 65; i++) signal(i, SIG_IGN); for (volatile int x = 0;;) x = x + 1; }
    puts("1");
}

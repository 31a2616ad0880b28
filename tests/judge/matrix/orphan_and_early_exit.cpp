// expect: PE
// because: a child holds the pipes, but it said nothing
// says: exited early
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>
#include <sys/wait.h>
#include <csignal>

static char reply[64];

static void listen() {
    if (!std::fgets(reply, sizeof reply, stdin)) reply[0] = 0;
}

static void say(const char* text) {
    std::fputs(text, stdout);
    std::fflush(stdout);
}

int main() {
    listen();
    if (fork() == 0)
        for (;;) pause();
    _exit(0);
}

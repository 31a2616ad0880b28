// expect: PE
// because: it ends before it reads the reply
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
    say("? 5\n");
    return 0;
}

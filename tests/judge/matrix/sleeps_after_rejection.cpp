// expect: PE
// because: rejected, then it never ends
// says: question is '1000', expected an integer from 1 to 100
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
    say("? 1000\n");
    for (;;) pause();
}

// expect: QLE
// because: rejected, then it never ends
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
    for (int k = 0; k < 8; k++) say("? 5\n");
    for (volatile int x = 0;; x++) {
    }
}

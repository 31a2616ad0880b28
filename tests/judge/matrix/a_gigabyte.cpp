// expect: MLE
// because: 1 GB of memory that is used
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
    volatile char* x = static_cast<char*>(std::malloc(1u << 30));
    for (unsigned k = 0; k < 1u << 30; k += 4096) x[k] = 1;
}

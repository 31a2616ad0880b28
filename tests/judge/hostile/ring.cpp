// label: ok
// prints: held
// io_uring opens files and sockets without the system calls that are watched.
#include <cstdio>
#include <sys/syscall.h>
#include <unistd.h>
int main() {
    static char parameters[256];
    puts(syscall(425, 8, parameters) < 0 ? "held" : "made");
}

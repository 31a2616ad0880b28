// label: ok
// prints: held
#include <cstdio>
#include <sys/uio.h>
#include <unistd.h>
int main() {
    char text[64];
    iovec here = {text, sizeof text}, there = {(void *)0x400000, sizeof text};
    puts(process_vm_readv(getppid(), &here, 1, &there, 1, 0) < 0 ? "held" : "read");
}

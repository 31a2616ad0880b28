// label: output limit | signal | exit code
// prints: *
#include <cstdio>
#include <cstdlib>
#include <string>
int main() {
    std::string home = getenv("HOME");
    static char text[1 << 16];
    for (int i = 0; i < 300; i++) {
        FILE *file = fopen((home + "/f" + std::to_string(i)).c_str(), "w");
        if (!file) return 1;
        for (int k = 0; k < 8; k++) if (fwrite(text, 1, sizeof text, file) == 0) return 1;
        if (fclose(file)) return 1;
    }
    for (volatile int x = 0;;) x = x + 1;
}

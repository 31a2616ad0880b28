/* Runs one untrusted program under limits and reports what it used.
 *
 * Usage: supervisor key=value... -- program argument...; the keys stand in options.h.
 *
 * It is meant to be the only trusted process beside the program, so it is small and static: the
 * kernel counts a launcher's own size into the peak memory of what it launches. The record goes to
 * a descriptor that is closed when the program starts. Standard output comes as a descriptor of its
 * own: launchers hold the standard ones, and a reader would not see that the program closed it.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "confine.h"
#include "options.h"
#include "processes.h"

enum { CHANNEL = 3 };

static i64 cpu_us, user_us, system_us, peak_kb;

static i64 now_us(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (i64)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static i64 micros(struct timeval t) { return (i64)t.tv_sec * 1000000 + t.tv_usec; }

static void report(const char *reason, int status, i64 wall_us, const char *detail) {
    char text[1024];
    int code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    int sig = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    int length = snprintf(text, sizeof text,
                          "reason=%s code=%d signal=%d cpu_us=%lld user_us=%lld system_us=%lld "
                          "wall_us=%lld peak_kb=%lld detail=%.200s\n",
                          reason, code, sig, cpu_us, user_us, system_us, wall_us, peak_kb, detail);
    ssize_t written = write((int)option.result, text, (size_t)length);
    _exit(written == length ? 0 : 3);
}

static void fail(const char *what) {
    char text[200];
    snprintf(text, sizeof text, "%s: %s", what, strerror(errno));
    report("internal", 0, 0, text);
}

static void limit(int resource, i64 soft, i64 hard, const char *name) {
    struct rlimit r = {(rlim_t)soft, (rlim_t)hard};
    if (soft <= 0 || setrlimit(resource, &r) == 0) return;
    if (getrlimit(resource, &r) != 0) fail(name);
    if (r.rlim_max > (rlim_t)soft) fail(name);
    r.rlim_cur = r.rlim_max; /* the host allows less than asked: take what there is */
    if (setrlimit(resource, &r) != 0) fail(name);
}

static void apply_limits(void) {
    i64 seconds = (option.cpu_ms + 999) / 1000 + 1;
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    setrlimit(RLIMIT_MSGQUEUE, &none);
    limit(RLIMIT_CPU, seconds, seconds + 1, "RLIMIT_CPU");
    limit(RLIMIT_STACK, option.stack, option.stack, "RLIMIT_STACK");
    limit(RLIMIT_FSIZE, option.file, option.file, "RLIMIT_FSIZE");
    limit(RLIMIT_NOFILE, option.files, option.files, "RLIMIT_NOFILE");
    limit(RLIMIT_NPROC, option.processes, option.processes, "RLIMIT_NPROC");
    limit(RLIMIT_AS, option.address, option.address, "RLIMIT_AS");
}

static void close_from(int first) {
    if (close_range((unsigned)first, UINT_MAX, 0) == 0) return;
    for (int fd = first; fd < 1024; fd++) close(fd);
}

/* Drop from root to a user without processes, so that the process limit holds. With `read_all` the
 * program keeps the right to read files of root's, which it needs where nothing is mounted for it. */
static int change_user(void) {
    gid_t id = (gid_t)option.uid;
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct data[2] = {{0}};
    unsigned capability = 1u << CAP_DAC_READ_SEARCH;
    if (option.read_all) prctl(PR_SET_KEEPCAPS, 1);
    if (setgroups(0, NULL) || setresgid(id, id, id) || setresuid(id, id, id)) return -1;
    if (!option.read_all) return 0;
    data[0].effective = data[0].permitted = data[0].inheritable = capability;
    if (syscall(SYS_capset, &header, data)) return 0;
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, CAP_DAC_READ_SEARCH, 0, 0);
    return 0;
}

/* In the child: become the program, or send errno through `error_pipe`. */
static void become(char **argv, int error_pipe) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    setsid();
    umask(022);
    int first_closed = CHANNEL;
    int report_to = fcntl(error_pipe, F_DUPFD_CLOEXEC, 100);
    if (option.output >= 0 && dup2((int)option.output, STDOUT_FILENO) < 0) goto failed;
    if (option.channel >= 0) {
        if (dup2((int)option.channel, CHANNEL) < 0) goto failed;
        first_closed = CHANNEL + 1;
    }
    for (int fd = first_closed; fd < report_to; fd++) close(fd);
    close_from(report_to + 1);
    option.result = -1;
    int ruleset = option.landlock ? landlock_ruleset() : -1;
    if (option.landlock && ruleset < 0) goto failed;
    apply_limits();
    personality(ADDR_NO_RANDOMIZE); /* the same run twice is then the same */
    if (option.uid > 0 && change_user()) goto failed;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) goto failed;
    if (ruleset >= 0 && syscall(__NR_landlock_restrict_self, ruleset, 0)) goto failed;
    if (option.seccomp && apply_seccomp()) goto failed;
    execv(argv[0], argv);
failed:;
    int code = errno;
    ssize_t ignored = write(report_to, &code, sizeof code);
    (void)ignored;
    _exit(127);
}

static const char *over_limit(void) {
    int total;
    i64 ticks = 0, pages = 0, largest = 0;
    scan(&total);
    for (int i = 0; i < total; i++) {
        if (!table[i].mine) continue;
        ticks += table[i].ticks;
        pages += table[i].pages;
        if (table[i].pages > largest) largest = table[i].pages;
    }
    i64 used_ms = cpu_us / 1000 + ticks * 1000 / sysconf(_SC_CLK_TCK);
    i64 page = sysconf(_SC_PAGESIZE);
    if (option.cpu_ms && used_ms > option.cpu_ms + 20) return "cpu";
    /* Pages shared after a fork are seen twice, hence the wider bound for the sum. */
    if (option.memory && largest * page > option.memory + (1 << 20)) return "memory";
    if (option.memory && pages * page > 2 * option.memory) return "memory";
    if (folder_is_full()) return "files";
    return NULL;
}

static void account(const struct rusage *usage) {
    user_us += micros(usage->ru_utime);
    system_us += micros(usage->ru_stime);
    cpu_us = user_us + system_us;
    if (usage->ru_maxrss > peak_kb) peak_kb = usage->ru_maxrss;
}

/* Reap what has ended; true once the program itself is among it. */
static int reap(pid_t program, int *status) {
    struct rusage usage;
    int ended = 0, s;
    pid_t pid;
    while ((pid = wait4(-1, &s, WNOHANG, &usage)) > 0) {
        account(&usage);
        if (pid == program) *status = s, ended = 1;
    }
    return ended;
}

static void end_stragglers(pid_t program, int *status) {
    i64 give_up = now_us() + 3000000;
    struct timespec pause = {0, 1000000};
    siginfo_t left;
    while (now_us() < give_up) {
        int s = 0;
        kill_all();
        if (reap(program, &s)) *status = s;
        if (waitid(P_ALL, 0, &left, WEXITED | WNOHANG | WNOWAIT) < 0 && errno == ECHILD) return;
        nanosleep(&pause, NULL);
    }
}

static const char *watch(pid_t program, i64 start, int *status) {
    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    sigaddset(&child, SIGTERM);
    i64 tick = option.tick_ms * 1000;
    for (;;) {
        i64 left = start + option.wall_ms * 1000 - now_us();
        i64 wait = option.wall_ms && left < tick ? (left > 0 ? left : 0) : tick;
        struct timespec t = {wait / 1000000, wait % 1000000 * 1000};
        int number = sigtimedwait(&child, NULL, &t);
        if (reap(program, status)) return "ended";
        if (number == SIGTERM) return "stopped";
        const char *reason = over_limit();
        if (!reason && option.wall_ms && now_us() >= start + option.wall_ms * 1000)
            reason = "wall";
        if (reason) return reason;
    }
}

int main(int argc, char **argv) {
    int first = parse_options(argc, argv), status = 0, code = 0, channel[2];
    if (option.result < 0 || first >= argc) return 2;
    fcntl((int)option.result, F_SETFD, FD_CLOEXEC);
    prctl(PR_SET_DUMPABLE, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    sigaddset(&child, SIGTERM);
    sigprocmask(SIG_BLOCK, &child, NULL);
    if (pipe2(channel, O_CLOEXEC)) fail("pipe");
    i64 start = now_us();
    pid_t program = fork();
    if (program < 0) fail("fork");
    if (program == 0) become(argv + first, channel[1]);
    close(channel[1]);
    if (option.output >= 0) close((int)option.output);
    if (read(channel[0], &code, sizeof code) == sizeof code) {
        errno = code;
        fail("cannot start the program");
    }
    const char *reason = watch(program, start, &status);
    i64 wall = now_us() - start;
    end_stragglers(program, &status);
    report(reason, status, wall, "");
}

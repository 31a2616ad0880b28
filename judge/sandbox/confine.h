/* Landlock and seccomp: what a program may open and which system calls it has.
 *
 * Landlock takes the file system away where no namespace does; seccomp takes calls that no judged
 * program needs and that reach around limits (memory that belongs to no process, other users'
 * processes, kernel interfaces). Sources: landlock(7), seccomp(2).
 */
#ifndef CONFINE_H
#define CONFINE_H

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "options.h"

#ifndef __NR_landlock_create_ruleset
#define __NR_landlock_create_ruleset 444
#define __NR_landlock_add_rule 445
#define __NR_landlock_restrict_self 446
#endif

/* Own names, since headers may be older than the kernel. */
enum {
    LL_EXECUTE = 1 << 0,
    LL_READ_FILE = 1 << 2,
    LL_READ_DIR = 1 << 3,
    LL_FILE_RIGHTS = LL_EXECUTE | 1 << 1 | LL_READ_FILE | 1 << 14 | 1 << 15,
    LL_NEEDED_ABI = 3, /* the first that covers truncation */
    LL_NET_ABI = 4,
    LL_IOCTL_ABI = 5,
    LL_SCOPE_ABI = 6,
};

struct ll_ruleset {
    uint64_t files, net, scoped;
};

struct ll_path {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

static int landlock_abi(void) {
    return (int)syscall(__NR_landlock_create_ruleset, NULL, 0, 1);
}

static int allow(int ruleset, const char *path, uint64_t rights) {
    struct stat info;
    struct ll_path rule = {rights, open(path, O_PATH | O_CLOEXEC)};
    if (rule.parent < 0) return errno == ENOENT ? 0 : -1;
    if (fstat(rule.parent, &info)) return -1;
    if (!S_ISDIR(info.st_mode)) rule.allowed &= LL_FILE_RIGHTS;
    int failed = (int)syscall(__NR_landlock_add_rule, ruleset, 1, &rule, 0);
    close(rule.parent);
    return failed;
}

/* A ruleset that allows the named paths alone, no TCP, and no signal to processes outside. */
static int landlock_ruleset(void) {
    int abi = landlock_abi();
    if (abi < LL_NEEDED_ABI) return errno = ENOSYS, -1;
    struct ll_ruleset rules = {(1u << (abi >= LL_IOCTL_ABI ? 16 : 15)) - 1, 0, 0};
    if (abi >= LL_NET_ABI) rules.net = 3;
    if (abi >= LL_SCOPE_ABI) rules.scoped = 3;
    size_t size = abi >= LL_SCOPE_ABI ? 24 : abi >= LL_NET_ABI ? 16 : 8;
    int ruleset = (int)syscall(__NR_landlock_create_ruleset, &rules, size, 0);
    if (ruleset < 0) return -1;
    fcntl(ruleset, F_SETFD, FD_CLOEXEC);
    uint64_t reading = LL_EXECUTE | LL_READ_FILE | LL_READ_DIR;
    for (int i = 0; i < readable_paths.count; i++)
        if (allow(ruleset, readable_paths.path[i], reading)) return -1;
    for (int i = 0; i < writable_paths.count; i++)
        if (allow(ruleset, writable_paths.path[i], rules.files)) return -1;
    return ruleset;
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#define ARCHITECTURE 0
#endif

enum { MAX_FILTER = 512, NAMESPACES = 0x7e020080 };

static struct sock_filter filter[MAX_FILTER];
static unsigned short filter_length;

static void emit(unsigned short code, uint32_t k, unsigned char yes, unsigned char no) {
    if (filter_length < MAX_FILTER)
        filter[filter_length++] = (struct sock_filter){code, yes, no, k};
}

static void load(size_t offset) { emit(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0); }

static void refuse(int error) {
    emit(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (uint32_t)error, 0, 0);
}

static void deny(int call, int error) {
    emit(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 1);
    refuse(error);
}

/* Refuse the call where `argument` is neither 0 nor the program's own process. */
static void own_process_only(int call, int argument) {
    emit(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 5);
    load(offsetof(struct seccomp_data, args) + 8u * (unsigned)argument);
    emit(BPF_JMP | BPF_JEQ | BPF_K, 0, 2, 0);
    emit(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)getpid(), 1, 0);
    refuse(EPERM);
    load(offsetof(struct seccomp_data, nr));
}

static const int never[] = {
    __NR_ptrace, __NR_process_vm_readv, __NR_process_vm_writev, __NR_unshare, __NR_setns,
    __NR_mount, __NR_umount2, __NR_pivot_root, __NR_chroot, __NR_bpf, __NR_perf_event_open,
    __NR_userfaultfd, __NR_keyctl, __NR_add_key, __NR_request_key, __NR_kexec_load,
    __NR_init_module, __NR_finit_module, __NR_delete_module, __NR_reboot, __NR_swapon,
    __NR_swapoff, __NR_acct, __NR_quotactl, __NR_open_by_handle_at, __NR_name_to_handle_at,
    __NR_syslog, __NR_settimeofday, __NR_clock_settime, __NR_adjtimex, __NR_clock_adjtime,
    __NR_sethostname, __NR_setdomainname, __NR_fanotify_init, __NR_kcmp, __NR_memfd_create,
    __NR_shmget, __NR_msgget, __NR_semget, __NR_mq_open,
    425, 426, 427,                          /* io_uring: opens sockets and files by itself */
    428, 429, 430, 431, 432, 433, 438, 440, /* mounts, pidfd_getfd, process_madvise */
    442, 447,                               /* mount_setattr, memfd_secret */
};

static const int metadata[] = {
#ifdef __NR_chmod
    __NR_chmod, __NR_chown, __NR_lchown, __NR_utime, __NR_utimes, __NR_futimesat,
#endif
    __NR_fchmod, __NR_fchmodat, __NR_fchown, __NR_fchownat, __NR_utimensat, __NR_setxattr,
    __NR_lsetxattr, __NR_fsetxattr, __NR_removexattr, __NR_lremovexattr, __NR_fremovexattr,
    452, /* fchmodat2 */
};

/* Which argument names a process, or a thread, in calls that reach other ones of the same user. */
static const struct {
    int call, argument;
} reaching[] = {
    {__NR_prlimit64, 0},        {__NR_sched_setaffinity, 0}, {__NR_sched_setscheduler, 0},
    {__NR_sched_setparam, 0},   {__NR_sched_setattr, 0},     {__NR_setpriority, 1},
    {__NR_ioprio_set, 1},       {__NR_migrate_pages, 0},     {__NR_move_pages, 0},
};

static const struct {
    int call, argument;
} signalling[] = {
    {__NR_kill, 0}, {__NR_tkill, 0}, {__NR_tgkill, 0}, {__NR_rt_sigqueueinfo, 0},
    {__NR_rt_tgsigqueueinfo, 0}, {434, 0},
};

static void deny_all(const int *calls, size_t count, int error) {
    for (size_t i = 0; i < count; i++) deny(calls[i], error);
}

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Without namespaces: no sockets, nothing that changes files by name, no other processes. */
static void filter_without_namespaces(void) {
    deny(__NR_socket, EACCES);
    if (!option.chmod) deny_all(metadata, COUNT(metadata), EPERM);
    for (size_t i = 0; i < COUNT(reaching); i++)
        own_process_only(reaching[i].call, reaching[i].argument);
    for (size_t i = 0; landlock_abi() < LL_SCOPE_ABI && i < COUNT(signalling); i++)
        own_process_only(signalling[i].call, signalling[i].argument);
}

static int apply_seccomp(void) {
    if (!ARCHITECTURE) return 0;
    load(offsetof(struct seccomp_data, arch));
    emit(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
    refuse(ENOSYS);
    load(offsetof(struct seccomp_data, nr));
    emit(BPF_JMP | BPF_JGE | BPF_K, 0x40000000u, 0, 1);
    refuse(ENOSYS);
    deny(__NR_clone3, ENOSYS); /* its flags lie in memory; the C library then uses clone */
    deny_all(never, COUNT(never), EPERM);
    if (option.landlock) filter_without_namespaces();
    emit(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 3);
    load(offsetof(struct seccomp_data, args));
    emit(BPF_JMP | BPF_JSET | BPF_K, NAMESPACES, 0, 1);
    refuse(EPERM);
    emit(BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
    if (filter_length >= MAX_FILTER) return errno = E2BIG, -1;
    struct sock_fprog program = {filter_length, filter};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#endif

"""Compiler, sandbox, interpreter, clock, cache."""

from __future__ import annotations

from cverify.health.host import Host
from cverify.health.report import Finding, State, fine
from judge.sandbox import Isolation, SandboxError
from judge.toolchains.base import ToolchainError
from scaling.counters.cpp import flags_for

STANDARDS = {
    "C++17": ("-std=c++17", "#include <optional>\nint main() { std::optional<int> x; }"),
    "C++20": ("-std=c++20", "#include <span>\nint main() { std::span<int> x; }"),
}
BWRAP_TRIAL = ("--unshare-pid", "--unshare-net", "--ro-bind", "/", "/", "--", "/bin/true")
COARSE_CLOCK = 0.001
"""Seconds; measured runs last some 20 ms and more."""
NAMESPACE_SWITCHES = {
    "/proc/sys/kernel/apparmor_restrict_unprivileged_userns": ("1", "0"),
    "/proc/sys/kernel/unprivileged_userns_clone": ("0", "1"),
    "/proc/sys/user/max_user_namespaces": ("0", "10000"),
}
"""Kernel setting: the value that forbids a sandbox, and one that allows it."""


def check_compiler(host: Host) -> Finding:
    """A C++ compiler that knows both standards."""
    try:
        path = host.compiler()
    except ToolchainError as error:
        return Finding("compiler", State.MISSING, str(error), "apt-get install g++")
    version = host.run((path, "--version")).output.partition("\n")[0]
    lacking = [
        name
        for name, (flag, text) in STANDARDS.items()
        if host.run((path, flag, "-fsyntax-only", "-x", "c++", "-"), text).code
    ]
    if "C++17" in lacking:
        found = f"{version} at {path} does not compile C++17"
        return Finding("compiler", State.MISSING, found, "apt-get install g++ (9 or newer)")
    if lacking:
        found = f"{version} at {path}: C++17 only"
        return Finding("compiler", State.WEAK, found, "apt-get install g++ (10 or newer) for C++20")
    return fine("compiler", f"{version} at {path}: C++17, C++20")


def check_coverage(host: Host) -> Finding:
    """Exact work counts need a compiler that instruments what it compiles."""
    name, loss = "work counts", "growth of C++ is measured by CPU time alone"
    try:
        path = host.compiler()
    except ToolchainError:
        return Finding(name, State.WEAK, f"no compiler: {loss}", "apt-get install g++")
    flags = flags_for(host.run((path, "--version")).output.partition("\n")[0])
    trial = host.run((path, *flags, "-fsyntax-only", "-x", "c++", "-"), "int main() {}")
    if trial.code:
        found = f"{path} lacks {flags[0]}: {loss}"
        return Finding(name, State.WEAK, found, "apt-get install g++, and put it first in PATH")
    return fine(name, f"C++ by {flags[0]}, Python by injected ticks")


def check_sandbox(host: Host) -> Finding:
    """The sandbox that passes a trial run here."""
    try:
        sandbox = host.sandbox()
    except SandboxError as error:
        return Finding("sandbox", State.MISSING, str(error), "apt-get install g++")
    match sandbox.isolation:
        case Isolation.BUBBLEWRAP:
            return fine("sandbox", f"{sandbox.describe()} ({sandbox.bwrap})")
        case Isolation.LANDLOCK | Isolation.LIMITS_ONLY:
            why, remedy = _why_no_isolation(host)
            return Finding("sandbox", State.WEAK, f"{sandbox.describe()}; {why}", remedy)


def check_isolation(host: Host) -> tuple[Finding, ...]:
    """What the sandbox holds when programs try to get around it; nothing without a sandbox."""
    try:
        held = host.probe(host.sandbox())
    except SandboxError:
        return ()
    holding = ", ".join(name for name, holds in held.items() if holds) or "nothing"
    leaking = ", ".join(name for name, holds in held.items() if not holds)
    if leaking:
        found = f"missing: {leaking}; holds: {holding}"
        remedy = "see `sandbox`; run only programs that you trust until it is fine"
        return (Finding("isolation", State.WEAK, found, remedy),)
    return (fine("isolation", f"tried, and held: {holding}"),)


def _why_no_isolation(host: Host) -> tuple[str, str]:
    bwrap = host.which("bwrap")
    if bwrap is None:
        return "bubblewrap is not installed", "apt-get install bubblewrap"
    said = host.run((bwrap, *BWRAP_TRIAL)).output.strip().rpartition("\n")[2]
    for path, (forbids, allows) in NAMESPACE_SWITCHES.items():
        if host.setting(path) == forbids:
            switch = path.removeprefix("/proc/sys/").replace("/", ".")
            return f"{bwrap} fails: {said}", f"sysctl -w {switch}={allows}"
    remedy = "run outside a container or chroot, or in a container that may make namespaces"
    return f"{bwrap} fails: {said}", remedy


def check_interpreter(host: Host) -> Finding:
    """The Python that runs submissions, without our own packages in its path."""
    path = host.interpreter()
    trial = host.run((str(path), "-I", "-S", "-c", "import sys; print(sys.version.split()[0])"))
    if trial.code:
        found = f"{path} does not start"
        return Finding("Python", State.MISSING, found, "rm -r .venv && ./install")
    return fine("Python", f"{trial.output.strip()} at {path} runs submissions")


def check_clock(host: Host) -> Finding:
    """CPU accounting, and what else the machine is doing."""
    step, cores, load = host.cpu_clock_step(), host.cores(), host.load()
    found = f"CPU time in steps of {step * 1e6:.0f} µs; {cores} cores, load {load:.1f}"
    if step > COARSE_CLOCK:
        remedy = "give a larger --budget; a kernel with CONFIG_VIRT_CPU_ACCOUNTING_GEN counts finer"
        return Finding("clock", State.WEAK, found, remedy)
    if load > 2 * cores:
        remedy = "wait until the machine is quieter, or give a larger --budget"
        return Finding("clock", State.WEAK, found, remedy)
    return fine("clock", found)


def check_cache(host: Host) -> Finding:
    """The folder that keeps compiled programs."""
    try:
        return fine("cache", str(host.cache()))
    except OSError as error:
        remedy = "set XDG_CACHE_HOME to a folder that you may write to"
        return Finding("cache", State.MISSING, str(error), remedy)

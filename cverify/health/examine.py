"""All checks, in the order in which they are shown."""

from __future__ import annotations

from cverify.health.host import Host
from cverify.health.libraries import check_libraries, check_packages
from cverify.health.machine import (
    check_cache,
    check_clock,
    check_compiler,
    check_coverage,
    check_interpreter,
    check_isolation,
    check_sandbox,
)
from cverify.health.report import HealthReport


def examine_host(host: Host) -> HealthReport:
    """Never raises for any state of the machine."""
    return HealthReport(
        (
            check_compiler(host),
            check_sandbox(host),
            *check_isolation(host),
            check_interpreter(host),
            check_clock(host),
            check_coverage(host),
            check_cache(host),
            *check_libraries(host),
            check_packages(host),
        )
    )

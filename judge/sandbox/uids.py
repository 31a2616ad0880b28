"""User ids that belong to nobody, one for each run, so that process limits do not add up."""

import itertools
import os

FIRST, COUNT = 61184, 4000
_next = itertools.count()


def spare_uid() -> int:
    """A user id for one run; 0 (keep) unless we are root."""
    if os.getuid() != 0:
        return 0
    return FIRST + (os.getpid() * 7 + next(_next)) % COUNT

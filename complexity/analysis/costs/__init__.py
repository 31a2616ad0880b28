"""The meter and the ledger: what a walk costs, and which line pays it."""

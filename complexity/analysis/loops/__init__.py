"""Walking loops: what holds in every round, and what all rounds cost."""

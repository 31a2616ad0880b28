"""Layer 1: what the source alone proves about time and space."""

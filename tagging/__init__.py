"""Layer 2: which algorithm a program uses, structurally."""

"""Layer 3: how time and memory grow when a program runs."""

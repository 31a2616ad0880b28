"""The front door: verify, decide, render, command line."""

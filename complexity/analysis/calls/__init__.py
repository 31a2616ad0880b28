"""Calls of the program's own functions and of the library."""

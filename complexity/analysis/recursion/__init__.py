"""Recursive functions: their shapes, recurrences and solutions."""

"""Runs untrusted programs and says what happened."""

"""Inputs made from a grammar, by family."""

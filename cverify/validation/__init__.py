"""Verdicts against the labels of a corpus, for each configuration of layers."""

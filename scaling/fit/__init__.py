"""Fits over measured points: the anchored slope and the paper's regression."""

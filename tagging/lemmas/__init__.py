"""Costs that a witnessed algorithm brings along, each with the proof that its facts imply it."""

"""Summaries for people: names of sizes, peak space, what a function costs."""

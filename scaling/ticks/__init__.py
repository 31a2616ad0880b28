"""Counts the steps of a Python program by rewriting its syntax tree.

Loops, functions and comprehensions get ticks; operations that C code performs in time that depends
on the size of their operands get weights. The program's results do not change.
"""

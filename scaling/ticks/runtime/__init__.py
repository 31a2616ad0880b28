"""Runs inside foreign programs and is never imported by this project.

The files are copied beside a program; they use the standard library only.
"""

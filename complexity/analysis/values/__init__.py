"""Abstract values, exact forms and symbols: what the interpreter computes with."""

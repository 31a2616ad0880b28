"""One module a language: source text to program model."""

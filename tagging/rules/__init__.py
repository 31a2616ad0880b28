"""One file a tag: what shows it, and programs that must and must not have it."""

"""What containers hold: their elements, keys and lengths."""

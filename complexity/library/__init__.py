"""What library calls are, and what they cost, as data."""

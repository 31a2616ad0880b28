"""Facts: small structural observations, each with the lines that witness it."""

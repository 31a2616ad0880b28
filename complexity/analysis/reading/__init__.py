"""Input: from reads to size symbols."""

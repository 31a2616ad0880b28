"""Parts of a whole: slices, filters, partitions and merges that add up."""

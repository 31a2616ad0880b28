"""How values are bound to targets, copied and cut into slices."""

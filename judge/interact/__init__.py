"""Interactive tasks: a solver and an interactor talk, and exactly one of them is to blame."""

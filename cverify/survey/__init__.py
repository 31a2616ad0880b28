"""How the static layer fares over whole folders of foreign sources."""

"""Live tables: a match in memory, those who watch it, and the list of all of them."""

"""Live tables: matches in memory with their watchers and bots, and the lobby that holds them."""

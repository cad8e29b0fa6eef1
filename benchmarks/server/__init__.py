"""What a server costs: moves, live tables, carries, a cold start."""

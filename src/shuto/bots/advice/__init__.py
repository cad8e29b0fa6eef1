"""What bots say about turns: hints, and the analysis of a game."""

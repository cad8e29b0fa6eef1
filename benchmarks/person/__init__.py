"""A model of a person builds by hand on tables of real games: how long it takes, what they miss, and what falls."""

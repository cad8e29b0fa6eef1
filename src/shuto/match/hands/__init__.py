"""Building by hand: pieces placed one by one, misses, bills; and places that a hand reaches."""

"""What hands cause at a table: pieces placed one by one, misses, bills; and places that a hand reaches."""

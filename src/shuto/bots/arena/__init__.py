"""The arena: bots play each other many times, seats swapped, and what comes out is said with its uncertainty."""

"""What an agent sees of a position: numbers about the seats, every piece, or an image."""

"""What a piece is called, and a verdict in words."""

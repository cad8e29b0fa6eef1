"""Messages from clients to the server: plain data."""

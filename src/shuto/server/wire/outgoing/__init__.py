"""Messages from the server to clients: plain data."""

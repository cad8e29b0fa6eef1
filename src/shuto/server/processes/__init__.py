"""Worker processes: hands, thinking bots, the back room. Nothing here knows a table or a connection."""

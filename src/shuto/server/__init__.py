"""The server: HTTP, WebSocket, live tables, storage. Every event is stored before any client is told about it."""

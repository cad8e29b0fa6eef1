"""The server: HTTP, WebSocket, live tables, storage. Every event is stored before anybody is told of it."""

"""HTTP and WebSocket, storage, settings. One authority per match, persisted before anybody is told."""

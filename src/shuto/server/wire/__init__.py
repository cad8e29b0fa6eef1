"""The protocol between browser and server: messages, the WebSocket, answers to questions."""

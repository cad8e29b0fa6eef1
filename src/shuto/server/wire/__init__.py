"""The connection to a browser: messages in and out, the play socket, answers to questions."""

"""The server: people meet at tables over HTTP and WebSocket, and an accepted move is never lost."""

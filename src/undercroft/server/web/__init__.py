"""The server's face to the network: HTTP endpoints, live connections, and what guards them."""

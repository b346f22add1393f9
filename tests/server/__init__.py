"""The server as guests meet it: a real process on this machine, spoken to over HTTP and WebSocket."""

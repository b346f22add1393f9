"""What the product is measured with; nothing in the product imports it. `make bench-server` runs `server.py`."""

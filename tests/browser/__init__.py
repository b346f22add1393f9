"""The client in a real Chromium against a real server. `conftest.py` starts both, `guest.py` is a person at a table."""

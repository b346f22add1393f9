"""The table in the browser: people, tables, play over HTTP and WebSocket. Clients of it are `web` and `cli`.

Start with `schema.py` (every message, and so the API; `docs/protocol.md` is the same on one page) and `database.py`
(what is kept). `tables.py` is what people do with a table, `room.py` a live match with its sockets, `app.py` the
routes, `run.py` starts it all. What a seat may not know never leaves here: views and log lines are made per seat.
"""

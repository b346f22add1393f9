"""The table in the browser: people, tables, play over HTTP and WebSocket. Clients of it are `web` and `cli`.

`http` answers requests, `play` holds live matches, `store` keeps everything: each may import those after it. All may
import what stands here: `schema` (every message, and so the API; `docs/protocol.md` is the same on one page), `errors`,
`config`, `limits`, `metrics`. `run.py` starts it all. Begin with `schema` and `play/room.py`.
"""

"""Play: rooms with their matches, sockets, clocks, bots, and what each seat is shown.

Start with `room.py` (a live match: check, write, do, show) and `socket.py` (what a person sends and gets); `rooms.py`
holds all rooms of a worker. `opening.py`, `seats.py`, `chat.py` are what people do besides playing, `consent.py` says
whose seat may be touched, `review.py` is looking back. What a seat may not know never leaves `presenter.py`,
whose messages `news.py` makes. This package may import `store`, not `http`.
"""

"""A word to a URL when it is somebody's turn. Whoever opened the table has named it, so it is called with care."""

from __future__ import annotations

import msgspec

from guildhall.server.config import Config
from guildhall.server.metrics import Metrics
from guildhall.server.play.calling import Calls, Letter
from guildhall.server.play.room import Room

JSON = {"Content-Type": "application/json"}


class Webhooks:
    def __init__(self, config: Config, metrics: Metrics) -> None:
        self._public_url = config.public_url
        self._calls = Calls("webhook", config.webhooks, metrics.webhooks)
        self.stop = self._calls.stop
        self.check = self._calls.check

    def tell(self, room: Room) -> None:
        """Say whose turn it is, if it is a person's, or that it is over."""
        table = room.table
        people = [seat for seat in table.to_act if room.seats[seat].bot is None]
        if table.webhook is not None and (people or table.status == "finished"):
            message = {
                "table": table.id,
                "game": table.game,
                "status": table.status,
                "to_act": people,
                "names": [room.seats[seat].name for seat in people],
                "number": table.number,
                "link": f"{self._public_url}/table/{table.id}",
            }
            self._calls.start(Letter(table.webhook, JSON, msgspec.json.encode(message)), table.owner)

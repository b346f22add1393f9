"""A bot in a process of its own: a request a line, its answer a line of JSON.

It is started by its path, with the installation it belongs to on PYTHONPATH, so bots of different versions can meet. It
keeps to what Guildhall 0.1.0 had as well. All players of a match deal it themselves and are told what the others did.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any


class Player:
    def __init__(self, name: str, seats: int, options: dict[str, str]) -> None:
        from guildhall.games import game

        self.setup: Any = game(name).setup(seats, options)
        self.state: Any = None
        self.bot: Any = None

    def answer(self, what: str, numbers: list[int], bot: str) -> dict[str, Any]:
        """`deal SEED BOT_SEED`, `do SEAT ACTION` or `choose SEAT`."""
        if what == "deal":
            from guildhall.bots import make_bot

            self.state, self.bot = self.setup.start(numbers[0]), make_bot(bot, numbers[1])
        elif what == "do":
            self.state.apply(*numbers)
        else:
            began = time.process_time()
            action = int(self.bot.choose(self.state, numbers[0]))
            return {"action": action, "cpu": time.process_time() - began}
        return {}


def main() -> None:
    bot, name, seats, options = sys.argv[1:]
    player = Player(name, int(seats), json.loads(options))
    for line in sys.stdin:
        what, *numbers = line.split()
        sys.stdout.write(json.dumps(player.answer(what, [int(number) for number in numbers], bot)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

"""What `bench` runs in processes of their own: a question a line, its answer a line of JSON.

It is started by its path, with the installation to be measured on PYTHONPATH: so an older Guildhall is measured by the
same code as this one. It keeps to what Guildhall 0.1.0 had as well; what an installation cannot do it answers by null.

All time is the process's own CPU time. Nothing is measured on one position alone: matches are dealt anew, and copies,
worlds, views and questions are made of the positions of a match that was played at random.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROUND_CPU = 0.4
"""CPU seconds that a rate is measured for at least."""
SIMULATIONS = 100
REPEATS = 5
"""A single call is timed so often, a pass over the match at a time; the quickest counts: all else only adds to it."""


class Measuring:
    """A game at a table of so many seats."""

    def __init__(self, name: str, seats: int) -> None:
        from guildhall.core.rng import SEARCH, Rng
        from guildhall.core.state import Moves
        from guildhall.games import game

        self.setup: Any = game(name).setup(seats)
        self.rng = Rng(1, SEARCH)
        self.room = Moves()
        self.dealt = 0
        self.positions = self._sampled_match()

    def _deal(self) -> Any:
        self.dealt += 1
        return self.setup.start(self.dealt)

    def _sampled_match(self) -> list[tuple[Any, int]]:
        """Every position of a match played at random, with the seat that is to act."""
        state, found = self._deal(), []
        while state.to_act():
            seat = state.to_act()[0]
            found.append((state.copy(), seat))
            legal = state.legal(seat)
            state.apply(seat, legal[int(self.rng.below(len(legal)))])
        return found

    def playouts(self) -> dict[str, float]:
        """Random matches from the deal to the end: actions, turns and matches a CPU second."""
        from guildhall.bots.playout import play_randomly

        actions, turns, matches, bound = 0, 0, 0, self.setup.bound
        began = time.process_time()
        while (spent := time.process_time() - began) < ROUND_CPU:
            state = self._deal()
            actions += int(play_randomly(state, self.rng, self.room, bound))
            turns += state.turn_number()
            matches += 1
        return {"actions": actions / spent, "turns": turns / spent, "matches": matches / spent}

    def copies(self) -> dict[str, float]:
        return {"copy": self._microseconds(lambda state, seat: state.copy())}

    def worlds(self) -> dict[str, float]:
        return {"determinize": self._microseconds(lambda state, seat: state.determinize(seat, self.rng))}

    def search(self) -> dict[str, float]:
        """Simulations a CPU second, each search from a new deal."""
        from guildhall.bots.mcts import search

        done = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < ROUND_CPU:
            state = self._deal()
            search(state, int(state.mover()), self.rng, SIMULATIONS, 0)
            done += SIMULATIONS
        return {"simulations": done / spent}

    def views(self) -> dict[str, float]:
        return self._usual_and_worst("view", lambda state, seat: state.view(seat))

    def questions(self) -> dict[str, float]:
        return self._usual_and_worst("question", asking(self.setup.catalogue))

    def _microseconds(self, verb: Callable[[Any, int], object]) -> float:
        """What a call costs on average over the sampled match."""
        done = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < ROUND_CPU:
            for state, seat in self.positions:
                verb(state, seat)
            done += len(self.positions)
        return spent / done * 1e6

    def _usual_and_worst(self, name: str, verb: Callable[[Any, int], object]) -> dict[str, float]:
        """What a call costs in the middle position and in the worst one of the sampled match."""
        passes = [[timed(verb, *position) for position in self.positions] for _ in range(REPEATS)]
        costs = sorted(min(times) for times in zip(*passes, strict=True))
        return {name: costs[len(costs) // 2], f"{name}_worst": costs[-1]}


def timed(verb: Callable[[Any, int], object], state: Any, seat: int) -> float:
    """Microseconds of one call."""
    began = time.process_time_ns()
    verb(state, seat)
    return (time.process_time_ns() - began) / 1000


def asking(catalogue: Any) -> Callable[[Any, int], object]:
    """What a person is asked: the prompt, and every candidate with what it shows or the rule that forbids it."""
    try:
        from guildhall.core.question import question
    except ImportError:  # Guildhall 0.1.0 called it so
        from guildhall.core.decision import decide  # type: ignore[attr-defined]

        return lambda state, seat: decide(state, catalogue, seat)
    return question


def installation() -> dict[str, Any]:
    """What is being measured; `build` is what the compiler was told, if the installation kept it."""
    import guildhall
    from guildhall._pure import engine_is_compiled

    folder = Path(guildhall.__file__).parent
    built = folder / "engine.json"
    compiled = engine_is_compiled()
    build = json.loads(built.read_text(encoding="utf-8")) if compiled and built.is_file() else None
    return {"version": guildhall.__version__, "compiled": compiled, "build": build, "folder": str(folder.parent)}


def answer(measuring: Measuring, question: str) -> object:
    if question == "installation":
        return installation()
    try:
        return getattr(measuring, question)()
    except ImportError:
        return None


def main(name: str, seats: int) -> None:
    measuring = Measuring(name, seats)
    for line in sys.stdin:
        print(json.dumps(answer(measuring, line.strip())), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

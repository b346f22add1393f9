"""How many steps a CPU second the environments of `guildhall.envs` make, with observations and masks.

    PYTHONPATH=build/compiled:. .venv/bin/python -m bench.envs --seconds 5 --rounds 3

An agent takes any action that the mask allows; matches are dealt anew with seeds 1, 2, 3…
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium

from guildhall import envs
from guildhall.core.rng import SEARCH, Rng
from guildhall.games import built_in, game

Stepping = Callable[[Any], Iterator[None]]
"""Plays matches for ever, a step at a time."""


def every_seat(env: Any) -> Iterator[None]:
    """All seats are agents."""
    rng, seed = Rng(1, SEARCH), 0
    while True:
        seed += 1
        env.reset(seed=seed)
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(any_of(seen["action_mask"], rng))
            yield


def one_seat(env: Any) -> Iterator[None]:
    """One agent, the others are bots, whose moves are not counted."""
    rng, seed = Rng(1, SEARCH), 0
    while True:
        seed += 1
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            seen, _, terminated, truncated, _ = env.step(any_of(seen["action_mask"], rng))
            over = terminated or truncated
            yield


def any_of(mask: Any, rng: Rng) -> int:
    allowed = mask.nonzero()[0]
    return int(allowed[rng.below(len(allowed))])


def rate(stepping: Iterator[None], seconds: float) -> float:
    """Steps a second of processor time."""
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(100):
            next(stepping)
        steps += 100
    return steps / (time.process_time() - began)


def kinds(name: str, seats: int) -> list[tuple[str, Stepping, Any]]:
    made = envs.aec(name, seats=seats)
    against = f"guildhall/{name}-v0"
    return [
        ("PettingZoo", every_seat, made),
        ("PettingZoo, unwrapped", every_seat, made.unwrapped),
        ("Gymnasium against random", one_seat, gymnasium.make(against, seats=seats, opponents="random").unwrapped),
        ("Gymnasium against greedy", one_seat, gymnasium.make(against, seats=seats, opponents="greedy").unwrapped),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    print("| game | seats | environment | steps a CPU second | from | to |\n|---|---|---|---|---|---|")  # noqa: T201
    for name in built_in():
        meta = game(name).meta
        for seats in sorted({meta.default_seats, max(meta.seats)}):
            for title, stepping, env in kinds(name, seats):
                found = [rate(stepping(env), chosen.seconds) for _ in range(chosen.rounds)]
                figures = [f"{number:,.0f}" for number in (statistics.median(found), min(found), max(found))]
                print(f"| {meta.title} | {seats} | {title} | {' | '.join(figures)} |", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()

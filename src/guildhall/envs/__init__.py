"""The games as environments for researchers: PettingZoo's for all seats, Gymnasium's for one seat against bots.

`aec("rococo", seats=3)` gives every seat to agents, `gymnasium.make("guildhall/splendor-v0")` one of them; importing
this package announces all games to Gymnasium. An observation is what a network of ours sees, as an array of 0 and 1
with named parts, and a mask over the catalogue of actions. May import bots, text, games and core; it needs the extra
`envs`. Start with `table.py`.
"""

try:
    from guildhall.envs.every_seat import EverySeat, aec
    from guildhall.envs.observing import Place, named, parts
    from guildhall.envs.one_seat import OneSeat, register
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"guildhall.envs needs the extra “envs”: pip install guildhall[envs] ({missing})", name=missing.name
    ) from None

register()

__all__ = ["EverySeat", "OneSeat", "Place", "aec", "named", "parts", "register"]

"""Reads the two sides of the board."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from guildhall.core.components import Shelf
from guildhall.core.errors import BadComponents
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.checks import need
from guildhall.games.rococo.components.parts import Board

Table = dict[str, Any]
Lists = dict[str, list[int]]


def board_table(shelf: Shelf, name: str, side: str) -> Table:
    """The file of a side."""
    table = shelf.table(name)
    if table.get("meta", {}).get("side") != side:
        raise BadComponents(name, None, f"this is side {side} of the board", "ROC-OPT-06")
    return table


def read_board(table: Table, name: str, jewelry: Table) -> Board:
    """A side for the rules."""
    try:
        return _fill_board(table, name, jewelry)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadComponents(name, None, f"a value is missing or wrong: {error}", "ROC-SETUP-01") from None


def _fill_board(table: Table, name: str, jewelry: Table) -> Board:
    side = table["meta"]["side"]
    setup, favor, drawers = table["setup"], table["queens_favor"], table["resource_drawers"]
    majority = table["fireworks"]["majority"]
    lists = {
        **_markets(table, name, side),
        **_halls(table["halls"], name),
        **_decorations(table, name, jewelry),
    }
    return Board(
        side,
        {
            "livres": int(setup["livres"]),
            "lace": int(setup["lace"]),
            "yarn": int(setup["yarn"]),
            "base_income": int(setup["base_income"]),
            "rounds": int(setup["rounds"]),
            "hand_cards": int(setup["hand_cards"]),
            "minimum_staff": int(setup["minimum_employees"]),
            "livres_per_prestige": int(setup["livres_per_prestige_at_end"]),
            "favor_livres": int(favor["livres"]),
            "favor_prestige": int(favor["prestige_at_end"]),
            "fire_first": int(majority["first"]),
            "fire_second": int(majority["second"]),
            "statue_prestige": int(table["statues"]["prestige_per_colour"]),
            "drawer_spaces": int(drawers["spaces_per_drawer"]),
            "discard_spaces": int(table["garment_display"]["discard_spaces"]),
        },
        lists,
    )


def _markets(table: Table, name: str, side: str) -> Lists:
    """Garment display, drawers and hire row."""
    spaces, drawers, hire = table["garment_display"]["spaces"], table["resource_drawers"], table["hire"]
    costs = [int(space["cost"]) for space in spaces]
    need(1 <= len(costs) <= c.DISPLAY, name, f"the display has at most {c.DISPLAY} spaces", "ROC-P1-10")
    falling = costs == sorted(costs, reverse=True) and costs[-1] >= 0 and costs[0] <= 8
    need(falling, name, "display costs fall from 8 to 0", "ROC-TAILOR-02")
    wanted = 3 if side == "1-3" else 4
    right = drawers["drawers"] == 3 and drawers["spaces_per_drawer"] == wanted
    need(right, name, f"3 drawers of {wanted}", "ROC-SETUP-20")
    need(hire["spaces"] == c.HIRE_ROW, name, "the hire row has 4 spaces", "ROC-SETUP-20")
    drawer_price = [0, *(int(drawers["price_by_tiles"][str(n)]) for n in (1, 2, 3, 4))]
    hire_price = [0, *(int(hire["price_by_cards"][str(n)]) for n in (1, 2, 3, 4))]
    need(hire_price == [0, 0, 1, 3, 5], name, "hiring costs 5, 3, 1, 0", "ROC-HIRE-02")
    need(drawer_price == [0, 0, 1, 2, 2], name, "tiles cost 2, 2, 1, 0", "ROC-ACQ-02")
    return {"display_cost": costs, "drawer_price": drawer_price, "hire_price": hire_price}


def _halls(halls: list[Table], name: str) -> Lists:
    lists: Lists = {
        key: []
        for key in ("hall_start", "guest_hall", "guest_master", "guest_reward", "guest_amount", "first", "second")
    }
    need([hall["number"] for hall in halls] == [1, 2, 3, 4, 5], name, "there are five halls", "ROC-TAILOR-11")
    for number, hall in enumerate(halls):
        lists["hall_start"].append(len(lists["guest_hall"]))
        lists["first"].append(int(hall["majority"]["first"]))
        lists["second"].append(int(hall["majority"]["second"]))
        need(lists["first"][-1] >= lists["second"][-1] >= 0, name, "first place scores most", "ROC-END-09")
        for guest in hall["guests"]:
            usual = 0 if guest["reward"] in ("none", "resource_tile") else 1
            lists["guest_hall"].append(number)
            lists["guest_master"].append(int(guest["master"]))
            lists["guest_reward"].append(c.REWARDS.index(guest["reward"]))
            lists["guest_amount"].append(int(guest.get("amount", usual)))
    lists["hall_start"].append(len(lists["guest_hall"]))
    need(len(lists["guest_hall"]) <= c.GUESTS, name, f"at most {c.GUESTS} guest spaces", "ROC-TAILOR-13")
    return lists


def _decorations(table: Table, name: str, jewelry: Table) -> Lists:
    """Costs and prestige of all spaces for decorations, and the All Halls spaces."""
    cost, prestige = [-1] * int(c.DECORATIONS), [0] * int(c.DECORATIONS)
    fireworks, kitchen = table["fireworks"]["spaces"], table["kitchen"]
    for start, end, items in (
        (c.FIREWORKS, c.STATUES, fireworks),
        (c.STATUES, c.KITCHEN_LEFT, table["statues"]["spaces"]),
        (c.KITCHEN_LEFT, c.KITCHEN_RIGHT, kitchen["left"]),
        (c.KITCHEN_RIGHT, c.MUSICIANS, kitchen["right"]),
        (c.MUSICIANS, c.JEWELLER, [hall["musician"] for hall in table["halls"]]),
        (c.JEWELLER, c.DECORATIONS, jewelry["jeweller_decorations"]["spaces"]),
    ):
        need(len(items) <= end - start, name, "too many decoration spaces of a kind", "ROC-FUND-02")
        for i, item in enumerate(items):
            cost[start + i], prestige[start + i] = int(item["cost"]), int(item["prestige"])
    dearer = all(a < b for a, b in pairwise(int(item["cost"]) for item in fireworks))
    need(dearer, name, "fireworks get dearer to the right", "ROC-END-19")
    multiplier = [int(item["multiplier"]) for item in fireworks]
    need(set(multiplier) <= {2, 3}, name, "the Terrace multiplies by 2 or 3", "ROC-END-25")
    all_halls = [int(item) for item in table["all_halls"]["prestige"]]
    falling = all_halls == sorted(all_halls, reverse=True) and len(all_halls) <= c.ALL_HALLS
    need(falling, name, "All Halls spaces fall", "ROC-ALLH-01")
    return {"deco_cost": cost, "deco_prestige": prestige, "multiplier": multiplier, "all_halls": all_halls}

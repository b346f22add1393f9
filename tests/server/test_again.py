"""An action whose answer was lost with the line is sent again: it is done once, or refused if the table moved on."""

from __future__ import annotations

import pytest

from guildhall import games
from tests.server.guests import ME, Live, Server, bot, replaced, sensible, two_at_a_table, wait_until


def back(live: Live) -> Live:
    """The line is back: the same guest at a new socket."""
    live.leaves()
    return live.guest.sits_at(live.table, after=live.state["number"])


def again(live: Live, number: int, action: str) -> str:
    """Send an action that may have been sent before; `done`, or why not."""
    live.until(bool)
    answer = live.sends("act", number=number, action=action, again=True)
    return str(answer.get("code", answer["type"]))


def test_what_was_done_before_the_line_broke_is_not_done_twice(server: Server) -> None:
    ann, ben, _ = two_at_a_table(server)
    number = ann.acts("take wbg")["number"]
    ann = back(ann)
    assert again(ann, number - 1, "take wbg") == "done"
    assert ann.state["actions"] == 1
    ben.until(lambda state: state["decisions"])
    ben.acts(sensible(ben.legal()))
    ann.until(lambda state: state["actions"] == 2)
    assert again(ann, number - 1, "take wbg") == "done", "also when others have gone on"
    assert ann.state["actions"] == 2


def test_what_never_came_is_done_now(server: Server) -> None:
    ann, _, _ = two_at_a_table(server)
    number = ann.until(bool)["number"]
    ann = back(ann)
    assert again(ann, number, "take wbg") == "done"
    ann.until(lambda state: state["actions"] == 1)


def test_it_is_refused_if_something_else_happened(server: Server) -> None:
    ann, ben, _ = two_at_a_table(server)
    number = ann.acts("take wbg")["number"]
    assert again(ann, number - 1, "take wbr") == "stale", "another action"
    assert again(ben, number - 1, "take wbg") == "stale", "another seat"
    plain = ann.sends("act", number=number - 1, action="take wbg")
    assert plain["code"] == "stale", "who does not say that it is sent again hears that more has happened"
    ann.does("undo")
    assert again(ann, number - 1, "take wbg") == "stale", "it was taken back"
    ann.acts("take wbg")
    assert again(ann, number - 1, "take wbg") == "stale", "and done anew later, as something else"
    assert ann.state["actions"] == 1


def test_the_last_action_of_a_match(server: Server) -> None:
    guest = server.guest("Ann")
    live = guest.sits_at(guest.opens(ME, bot("greedy"), seed=5)["summary"]["id"])
    while not live.until(lambda state: state["outcome"] or state["decisions"])["outcome"]:
        number, action = live.state["number"], sensible(live.legal())
        live.acts(action)
    assert again(live, number, action) == "done"


# -- the film --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_a_film_is_all_pages_of_the_replay(server: Server, game: str) -> None:
    guest = server.guest("Ann")
    table = guest.opens(bot("random"), bot("random"), game=game, seed=2)["summary"]["id"]
    wait_until(lambda: guest.get(f"/api/tables/{table}")["summary"]["status"] == "finished")
    for eyes in ("", "seat=1&"):
        film = guest.get(f"/api/tables/{table}/film?{eyes}")
        page = film["first"]
        for at in range(len(film["steps"]) + 1):
            if at:
                for *path, value in film["steps"][at - 1]:
                    page = replaced(page, path, value)
            if at % 7 == 0 or at == len(film["steps"]):
                assert guest.get(f"/api/tables/{table}/replay?{eyes}at={at}") == page
        assert page["at"] == page["actions"]
        assert page["outcome"] is not None


def test_there_is_no_film_of_a_match_that_goes_on(server: Server) -> None:
    ann, _, table = two_at_a_table(server)
    ann.acts("take wbg")
    assert ann.guest.refused("GET", f"/api/tables/{table}/film") == (409, "not_finished")
    assert server.guest("Eve").refused("GET", f"/api/tables/{table}/film") == (403, "not_yours")

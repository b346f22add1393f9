"""The analysis board of a real server: where trees begin, positions of them, sharing; and what nobody is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from guildhall import games
from guildhall.core.rng import SEARCH, Rng
from guildhall.play.match import Match, import_record, new_match
from guildhall.server import schema
from guildhall.server.play import analysis
from guildhall.server.play.analysis import Positions
from guildhall.server.store import trees
from guildhall.study import growth, tree
from guildhall.study.tree import Move
from tests.server.guests import HOTSEAT, ME, Guest, Server, bot, two_at_a_table, wait_until
from tests.server.test_secrets import room_of

GOLDEN = Path(__file__).parents[1] / "golden"
SPLENDOR = (GOLDEN / "splendor" / "usual-2.json").read_text(encoding="utf-8")


def line(opened: dict[str, Any], *moves: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"start": opened["start"], "moves": list(moves), **more}


def move(seat: int, action: str, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "action": action, **more}


def path(opened: dict[str, Any], count: int) -> list[dict[str, Any]]:
    """The first moves of the main line."""
    return [move(node["seat"], node["action"]) for node in opened["nodes"][:count]]


def looks(guest: Guest, opened: dict[str, Any], *moves: dict[str, Any], **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = guest.post("/api/analysis/look", line(opened, *moves, **more))
    return found


def legal(page: dict[str, Any]) -> list[str]:
    """What the first of those to act may do."""
    return [one["text"] for one in page["decisions"][0]["candidates"] if "rule" not in one]


def written(opened: dict[str, Any], nodes: list[dict[str, Any]] | None = None, **more: Any) -> str:
    """An opened tree as the browser writes it into a file."""
    kept = [{key: value for key, value in node.items() if key != "things" and value} for node in opened["nodes"]]
    for node in kept:
        node.update(after=node.get("after", 0), seat=node.get("seat", 0))
    start = {key: value for key, value in opened["start"].items() if value is not None}
    return json.dumps({"guildhall_tree": 1, **start, "title": opened["title"], "nodes": nodes or kept, **more})


def an_empty_one(guest: Guest, game: str = "splendor", seats: int = 2) -> dict[str, Any]:
    found: dict[str, Any] = guest.post("/api/analysis/new", {"game": game, "seats": seats, "seed": "7"})
    return found


def a_record(guest: Guest, text: str = SPLENDOR) -> tuple[str, Match]:
    table: str = guest.post("/api/records", {"record": text})["summary"]["id"]
    return table, import_record(text)


# -- where trees begin -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["splendor/usual-4", "rococo/all-modules-2", "red_cathedral/solo-master"])
def test_any_moment_of_a_finished_match_is_open_to_all_eyes(server: Server, name: str) -> None:
    ann = server.guest("Ann")
    table, match = a_record(ann, (GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    opened = ann.get(f"/api/tables/{table}/analysis?at=9")
    assert (opened["at"], len(opened["nodes"])) == (9, match.number)
    for at in (9, 4, match.number):
        for eyes in range(len(match.seats)):
            found = looks(ann, opened, *path(opened, at), eyes=eyes)
            assert found["view"] == match.at(at).view(eyes)
            assert found["to_act"] == match.at(at).to_act()
    assert found["outcome"]["scores"] == list(match.state.outcome().scores)  # type: ignore[union-attr]
    page = looks(ann, opened, *path(opened, 9))
    assert page["seat"] == page["to_act"][0]
    assert legal(page) == [match.setup.catalogue.text(one) for one in match.at(9).legal(page["seat"])]
    assert all(entry["action"] <= 9 for entry in page["log"])


def test_moves_are_tried_for_all_seats_and_what_cannot_be_is_named_with_its_rule(server: Server) -> None:
    ann = server.guest("Ann")
    opened = an_empty_one(ann)
    first = looks(ann, opened)
    assert first["to_act"] == [0]
    second = looks(ann, opened, move(0, "take wbg"))
    assert (second["to_act"], second["seat"]) == ([1], 1)
    assert second["log"][0]["action"] == 1
    third = looks(ann, opened, move(0, "take wbg"), move(1, legal(second)[0]))
    assert third["to_act"] == [0]
    reply = ann.http.post("/api/analysis/look", json=line(opened, move(0, "take wbg"), move(1, "take ww")))
    said = reply.json()
    assert (reply.status_code, said["code"], said["node"], said["rule"]) == (422, "bad_tree", 2, "SPL-TAKE-03")
    assert "take ww" in said["message"]


@pytest.mark.parametrize("game", games.built_in())
def test_whatever_is_pasted_becomes_a_tree(server: Server, game: str) -> None:
    ann = server.stranger()
    match = new_match(game, ["Ann", "Ben"], seed=5)
    for _ in range(6):
        seat = match.state.to_act()[0]
        match.act(seat, match.state.legal(seat)[0])
    record = ann.post("/api/analysis/read", {"text": match.export()})
    assert [node["action"] for node in record["nodes"]] == [text for _, text in match.record().actions]
    wrapped = ann.post("/api/analysis/read", {"text": repr(match.state)})
    bare = ann.post("/api/analysis/read", {"text": match.state.save(), "game": game, "seats": 2})
    for opened in (wrapped, bare):
        assert looks(ann, opened)["view"] == match.state.view(match.state.to_act()[0])
    again = ann.post("/api/analysis/read", {"text": written(record)})
    assert again["nodes"] == record["nodes"]
    assert ann.post("/api/analysis/position", line(record, *path(record, 6)))["text"] == repr(match.state)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"text": ""}, 422, "bad_tree"),
        ({"text": "no tree"}, 422, "bad_tree"),
        ({"text": '{"guildhall_tree": 2}'}, 422, "bad_tree"),
        ({"text": '{"guildhall_tree": 1}'}, 422, "bad_tree"),
        ({"text": "[" * 5000}, 422, "bad_tree"),
        ({"text": SPLENDOR[:-99]}, 422, "bad_tree"),
        ({"text": SPLENDOR.replace('"0 take', '"1 take', 1)}, 422, "damaged_record"),
        ({"text": "position('splendor', 2, 'nothing')"}, 422, "bad_position"),
        ({"text": "position('splendor', 7, 'nothing')"}, 422, "bad_seats"),
        ({"text": "nothing", "game": "splendor"}, 422, "bad_position"),
        ({"text": "nothing", "game": "chess"}, 422, "unknown_name"),
        ({"text": " " * (tree.MOST_CHARACTERS + 1)}, 422, "bad_tree"),
        ({"text": " " * (3 * tree.MOST_CHARACTERS)}, 413, "too_large"),
    ],
)
def test_what_is_nothing_is_refused_with_a_word(server: Server, body: dict[str, Any], status: int, code: str) -> None:
    assert server.stranger().refused("POST", "/api/analysis/read", body) == (status, code)


def test_a_line_that_is_none_is_refused(server: Server) -> None:
    ann = server.guest("Ann")
    opened = an_empty_one(ann)
    start = opened["start"]
    for change, refusal in (
        ({"seed": None}, (422, "bad_tree")),
        ({"position": "x"}, (422, "bad_tree")),
        ({"seed": "9" * 19}, (422, "bad_tree")),
        ({"seed": None, "position": "x"}, (422, "bad_position")),
        ({"rules": 99}, (422, "bad_tree")),
        ({"game": "chess"}, (422, "unknown_name")),
        ({"options": {"x": 1}}, (422, "bad_option")),
    ):
        body = {"start": {**start, **change}, "moves": []}
        assert ann.refused("POST", "/api/analysis/look", body) == refusal
    assert ann.refused("POST", "/api/analysis/look", line(opened, eyes=7)) == (422, "bad_seats")
    deal = {"seat": 7, "world": 1}
    assert ann.refused("POST", "/api/analysis/look", line(opened, dealt=deal)) == (422, "bad_seats")


# -- matches that go on ----------------------------------------------------------------------------------------------


def test_a_running_match_with_others_is_refused(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    watch = ann.guest.get(f"/api/tables/{table}")["links"]["watch"]
    for guest in (ann.guest, ben.guest):
        assert guest.refused("GET", f"/api/tables/{table}/analysis?at=0") == (409, "not_alone")
    looker = server.guest("Eve")
    assert looker.refused("GET", f"/api/tables/{table}/analysis?at=0") == (403, "not_yours")
    assert looker.refused("GET", f"/api/tables/{table}/analysis?at=0&token={watch}") == (403, "not_yours")


def test_friends_at_one_screen_are_others_too(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(ME, HOTSEAT)["summary"]["id"]
    assert ann.refused("GET", f"/api/tables/{table}/analysis?at=0") == (409, "not_alone")


def test_ones_own_match_against_bots_opens_as_ones_seat_saw_it(server: Server) -> None:
    ann = server.guest("Ann")
    info = ann.opens(ME, bot("random"), seed=11)
    table = info["summary"]["id"]
    live = ann.sits_at(table)
    live.until(lambda state: state["decisions"])
    live.acts("reserve-deck 1")
    live.until(lambda state: state["actions"] == 2)
    opened = ann.get(f"/api/tables/{table}/analysis?at=2")
    assert (opened["start"]["eyes"], opened["nodes"]) == (0, [])
    assert "seed" not in opened["start"] or opened["start"]["seed"] is None
    assert looks(ann, opened)["view"] == live.state["view"]
    truth = new_match("splendor", 2, seed=11)
    assert truth.state.save().split()[4] not in opened["start"]["position"]  # the decks as they really lie
    assert ann.refused("GET", f"/api/tables/{table}/analysis?at=3") == (404, "not_found")
    watch = info["links"]["watch"]
    path = f"/api/tables/{table}/analysis?at=2&token={watch}"
    assert server.guest("Eve").refused("GET", path) == (403, "not_yours")
    live.leaves()


@pytest.mark.parametrize("name", games.built_in())
def test_what_a_seat_could_not_know_is_in_no_answer(name: str) -> None:
    """The same questions about two worlds that the seat cannot tell apart get the same answers."""
    match = new_match(name, 2, seed=11)
    rng = Rng(5, SEARCH)
    for _ in range(30):
        mover = match.state.to_act()[0]
        match.act(mover, match.state.legal(mover)[rng.below(len(match.state.legal(mover)))])
    truth, told = match.state, []
    for world in (None, 3, 4):
        match._snapshots[match.number] = truth if world is None else truth.determinize(0, Rng(world, SEARCH))
        told.append(all_that_is_told(match))
    assert told[0] == told[1] == told[2]


def all_that_is_told(match: Match) -> list[Any]:
    """The tree of a running match's moment, and a few positions that are tried from there."""
    room = room_of(match)
    room.seats[1].kind, room.seats[1].bot = "bot", "greedy"
    opened = analysis.moment(room, 1, match.number, world=9)
    found, moves = [schema_text(opened)], []
    for _ in range(6):
        asked = schema.TreeLine(start=opened.start, moves=list(moves))
        page = analysis.page(asked)
        found += [schema_text(page), analysis.position_text(asked).text]
        if not page.decisions:
            break
        first = next(one for one in page.decisions[0].candidates if not one.rule)
        moves.append(schema.TreeMove(seat=page.decisions[0].seat, action=first.text))
    return found


def schema_text(reply: schema.Reply) -> str:
    import msgspec

    return msgspec.json.encode(reply).decode()


def test_of_a_finished_match_others_hands_are_dealt_anew_in_the_eyes_of_a_seat(server: Server) -> None:
    ann = server.guest("Ann")
    table, match = a_record(ann)
    opened = ann.get(f"/api/tables/{table}/analysis?at=8")
    way, deal = path(opened, 8), {"seat": 0, "world": 3}
    seen = looks(ann, opened, *way, dealt=deal, eyes=0)
    assert seen["view"] == match.at(8).view(0)
    text = ann.post("/api/analysis/position", line(opened, *way, dealt=deal))["text"]
    assert text != repr(match.at(8))
    seat = seen["to_act"][0]
    tried = move(seat, legal(seen)[0], dealt=deal)
    there, again = (looks(ann, opened, *way, tried, eyes=0) for _ in range(2))
    assert there == again
    nodes = [*opened["nodes"], {"after": 8, **tried}]
    kept = [{key: node[key] for key in node if key != "things" and node[key] is not None} for node in nodes]
    assert len(ann.post("/api/analysis/read", {"text": written(opened, kept)})["nodes"]) == match.number + 1


# -- search and bots -------------------------------------------------------------------------------------------------


def test_the_best_moves_come_with_what_may_be_expected_of_them(server: Server) -> None:
    ann = server.guest("Ann")
    opened = an_empty_one(ann)
    asked = {"line": line(opened, move(0, "take wbg")), "effort": 30}
    found = ann.post("/api/analysis/best", asked)
    assert (found["seat"], found["effort"]) == (1, 30)
    assert sum(found["shares"]) == pytest.approx(1, abs=0.01)
    assert found["moves"][0]["share"] == found["shares"][1]
    assert {one["action"] for one in found["moves"]} <= set(legal(looks(ann, opened, move(0, "take wbg"))))
    assert {**ann.post("/api/analysis/best", asked), "seconds": 0} == {**found, "seconds": 0}
    assert ann.refused("POST", "/api/analysis/best", {**asked, "seat": 0}) == (409, "not_your_turn")
    assert ann.refused("POST", "/api/analysis/best", {**asked, "effort": 5001}) == (400, "bad_request")
    assert server.stranger().refused("POST", "/api/analysis/best", asked) == (401, "no_session")


def test_bots_play_on(server: Server) -> None:
    ann = server.guest("Ann")
    opened, moves = an_empty_one(ann), []
    for _ in range(4):
        found = ann.post("/api/analysis/bot", {"line": line(opened, *moves), "bot": "greedy"})
        moves.append(move(found["seat"], found["action"]))
    assert [one["seat"] for one in moves] == [0, 1, 0, 1]
    for spec in ("nobody", "mcts:90000"):
        body = {"line": line(opened), "bot": spec}
        assert ann.refused("POST", "/api/analysis/bot", body) == (422, "unknown_name")
    table, match = a_record(ann)
    over = ann.get(f"/api/tables/{table}/analysis?at=0")
    body = {"line": line(over, *path(over, match.number)), "bot": "greedy"}
    assert ann.refused("POST", "/api/analysis/bot", body) == (409, "not_playing")


# -- sharing ---------------------------------------------------------------------------------------------------------


def test_a_shared_tree_is_read_by_whoever_has_the_link_and_never_changes(server: Server) -> None:
    ann, eve = server.guest("Ann"), server.stranger()
    opened = an_empty_one(ann)
    nodes: list[dict[str, Any]] = [
        {"after": 0, "seat": 0, "action": "take wbg", "who": "tried", "note": "«первый ход»"},
        {
            "after": 0,
            "seat": 0,
            "action": "take wbr",
            "who": "bot",
            "judged": {"share": 0.5, "points": 15.5, "effort": 9},
        },
    ]
    shared = ann.post("/api/trees", {"tree": written(opened, nodes, title="Opening", note="two ways")})
    assert (shared["title"], shared["moves"], shared["game"]) == ("Opening", 2, "splendor")
    found = eve.get(f"/api/trees/{shared['id']}")
    assert (found["title"], found["note"], found["start"]) == ("Opening", "two ways", opened["start"])
    assert [node["note"] for node in found["nodes"]] == ["«первый ход»", ""]
    assert found["nodes"][1]["judged"] == {"share": 0.5, "points": 15.5, "effort": 9}
    assert (
        ann.post("/api/trees", {"tree": written(opened, nodes, title="Opening", note="two ways")})["id"] == shared["id"]
    )
    assert [one["id"] for one in ann.get("/api/trees")["trees"]] == [shared["id"]]
    ben = server.guest("Ben")
    assert ben.get("/api/trees")["trees"] == []
    assert ben.refused("DELETE", f"/api/trees/{shared['id']}") == (404, "not_found")
    assert ann.http.delete(f"/api/trees/{shared['id']}").status_code == 200
    assert eve.refused("GET", f"/api/trees/{shared['id']}") == (404, "not_found")


def test_a_broken_tree_is_not_shared(server: Server) -> None:
    ann = server.guest("Ann")
    opened = an_empty_one(ann)
    bad = written(opened, [{"after": 0, "seat": 0, "action": "take wwb"}])
    assert ann.refused("POST", "/api/trees", {"tree": bad}) == (422, "bad_tree")
    assert ann.refused("POST", "/api/trees", {"tree": SPLENDOR}) == (422, "bad_tree")
    assert server.stranger().refused("POST", "/api/trees", {"tree": written(opened)}) == (401, "no_session")
    assert ann.refused("GET", "/api/trees/nothing") == (404, "not_found")
    assert ann.refused("GET", "/api/trees/a-b") == (404, "not_found")
    assert ann.get("/api/trees")["trees"] == []


def test_a_guest_shares_only_so_many(server: Server) -> None:
    ann = server.guest("Ann")
    opened = an_empty_one(ann)
    for number in range(trees.MOST):
        ann.post("/api/trees", {"tree": written(opened, title=f"no. {number}")})
    assert ann.refused("POST", "/api/trees", {"tree": written(opened, title="one more")}) == (429, "trees_full")
    assert ann.post("/api/trees", {"tree": written(opened, title="no. 3")})["title"] == "no. 3"


# -- what is remembered ----------------------------------------------------------------------------------------------


def test_one_move_more_costs_one_move() -> None:
    match = import_record(SPLENDOR)
    found = growth.of_match(match)
    positions, moves = Positions(most=20), list(found.moves_to(40))
    assert positions.reach(found.start, moves).state.save() == match.at(40).save()
    made = positions.made
    assert positions.reach(found.start, [*moves, found.nodes[40].move]).state.save() == match.at(41).save()
    assert positions.made == made + 1
    other = Move(0, "take wbg")
    for _ in range(30):
        positions.reach(found.start._replace(seed=positions.made), [other])
    assert positions.reach(found.start, moves).state.save() == match.at(40).save()


def test_a_finished_table_of_ones_own_opens_whole(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(bot("random"), bot("random"), seed=3)["summary"]["id"]
    wait_until(lambda: ann.get(f"/api/tables/{table}")["summary"]["status"] == "finished")
    actions = ann.get(f"/api/tables/{table}")["summary"]["actions"]
    opened = ann.get(f"/api/tables/{table}/analysis?at={actions}")
    assert len(opened["nodes"]) == actions == opened["at"]
    assert {node["who"] for node in opened["nodes"]} == {"played"}

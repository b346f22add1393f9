"""Playing over the socket: acting, refusals, undo, hot seat, chat, hints, looking back."""

from __future__ import annotations

import json

import pytest

from guildhall.games import built_in, meta
from guildhall.play.match import import_record
from tests.server.guests import HOTSEAT, ME, OPEN, Guest, Live, Server, bot, sensible, two_at_a_table, wait_until


def test_play_now_against_bots_is_one_call_and_goes_to_the_end(server: Server) -> None:
    ann = server.guest("Ann")
    info = ann.opens(ME, bot("greedy"), bot("random"))
    table = info["summary"]["id"]
    assert info["summary"]["status"] == "playing"
    assert ann.refused("GET", f"/api/tables/{table}/record") == (409, "not_finished")
    assert ann.refused("GET", f"/api/tables/{table}/result") == (409, "not_finished")
    live = ann.sits_at(table)
    while not live.until(lambda state: state["outcome"] or state["decisions"])["outcome"]:
        live.acts(sensible(live.legal()))
    assert live.state["status"] == "finished"
    assert live.state["to_act"] == []
    assert live.sends("act", number=live.state["number"], action="take wbg")["code"] == "not_playing"
    assert live.sends("undo", number=live.state["number"])["code"] == "not_playing"
    _check_what_is_left(ann, table, live)


@pytest.mark.parametrize("game", [name for name in built_in() if 1 in meta(name).seats])
def test_the_result_shows_an_opponent_without_a_seat(server: Server, game: str) -> None:
    ann = server.guest("Ann")
    table = ann.opens(bot("greedy"), game=game, seed=5)["summary"]["id"]
    live = ann.sits_at(table)
    outcome = live.until(lambda state: state["outcome"])["outcome"]
    result = ann.get(f"/api/tables/{table}/result")
    rival = result["rival"]
    assert rival["name"] == f"{game}-rival"
    assert len(rival["points"]) == len(result["sheet"])
    assert rival["history"][-1] == sum(rival["points"])
    assert len(rival["history"]) == len(result["history"])
    assert result["history"][-1] == outcome["scores"] == [sum(line["points"][0] for line in result["sheet"])]
    assert (outcome["winners"] == [0]) == (outcome["scores"][0] > rival["history"][-1])
    assert result["rounds"] >= 7


def _check_what_is_left(ann: Guest, table: str, live: Live) -> None:
    """Result, record, replay and rematch of a finished match."""
    outcome, actions = live.state["outcome"], live.state["actions"]
    result = ann.get(f"/api/tables/{table}/result")
    assert result["outcome"] == outcome
    assert [sum(points) for points in zip(*(line["points"] for line in result["sheet"]), strict=True)] == outcome[
        "scores"
    ]
    assert len(result["history"]) == len(result["turns"]) == actions + 1
    assert result["history"][-1] == outcome["scores"]
    assert result["rival"] is None
    assert result["rounds"] > 10
    assert sum(time["actions"] for time in result["times"]) == live.state["number"]
    match = import_record(ann.http.get(f"/api/tables/{table}/record").text)
    assert match.number == actions
    assert match.seats == ("Ann", "greedy", "random")
    for at in (0, actions // 2, actions):
        for seat in (0, 1, 2):
            page = ann.get(f"/api/tables/{table}/replay?at={at}&seat={seat}")
            assert page["view"] == match.at(at).view(seat)
        assert ann.get(f"/api/tables/{table}/replay?at={at}")["view"] == match.at(at).view(None)
    assert ann.get(f"/api/tables/{table}/replay?at=1")["text"] == match.setup.catalogue.text(match.steps[0].action)
    assert ann.refused("GET", f"/api/tables/{table}/replay?at={actions + 1}") == (404, "not_found")
    assert ann.refused("GET", f"/api/tables/{table}/replay?at=0&seat=9") == (422, "bad_seats")
    log = ann.get(f"/api/tables/{table}/log?seat=0")
    assert log["log"] == live.log
    again = ann.post(f"/api/tables/{table}/rematch")
    assert again["rematch_of"] == table
    assert [seat["name"] for seat in again["summary"]["seats"]] == ["greedy", "random", "Ann"]
    assert again["summary"]["status"] == "playing"
    assert ann.post(f"/api/tables/{table}/rematch")["summary"]["id"] == again["summary"]["id"]
    live.until(lambda state: state["rematch"] == again["summary"]["id"])


def test_both_see_an_action_and_only_who_acts_decides(server: Server) -> None:
    ann, ben, _ = two_at_a_table(server)
    ann.until(lambda state: state["decisions"] and all(seat["online"] for seat in state["seats"]))
    assert not ben.until(lambda state: state["view"])["decisions"]
    ann.acts("take wbg")
    ben.until(lambda state: state["number"] == 1)
    assert ben.log == ann.log
    assert ben.log[0]["action"] == 1
    assert ben.log[0]["seat"] == 0
    assert ben.state["decisions"][0]["seat"] == 1
    assert not ann.state["decisions"]
    ben.leaves()
    ann.until(lambda state: not state["seats"][1]["online"])


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "act", "number": 0, "action": "take wbg"}, "stale"),
        ({"type": "act", "number": 9, "action": "take wbg"}, "stale"),
        ({"type": "act", "number": 1, "action": "take wbg"}, "not_your_turn"),
        ({"type": "act", "number": 1, "action": "take wbg", "seat": 1}, "not_yours"),
        ({"type": "act", "number": 1, "action": "fly"}, "not_your_turn"),
        ({"type": "act", "number": "1", "action": "take wbg"}, "bad_request"),
        ({"type": "act", "number": 1}, "bad_request"),
        ({"type": "act", "number": 1, "action": "x" * 300}, "bad_request"),
        ({"type": "act", "number": 1, "action": "take wbg", "and": "more"}, "bad_request"),
        ({"type": "dance"}, "bad_request"),
        ({"type": "redo", "number": 1}, "cannot_undo"),
        ({"type": "ask_undo", "number": 1, "to": 1}, "cannot_undo"),
        ({"type": "answer_undo", "agree": True}, "cannot_undo"),
        ({"type": "hint"}, "not_your_turn"),
        ({"type": "look", "seat": 1}, "not_yours"),
        ({"type": "chat", "text": ""}, "bad_request"),
        ({"type": "chat", "text": "x" * 501}, "bad_request"),
        ({"type": "chat", "text": "\u0000"}, "bad_text"),
        ("no json", "bad_request"),
        ([1], "bad_request"),
        (b"\xff\xfe", "bad_request"),
    ],
)
def test_bad_messages_get_typed_errors_and_change_nothing(server: Server, message: object, code: str) -> None:
    ann, _, _ = two_at_a_table(server)
    ann.acts("take wbg")
    before = ann.state
    ann.socket.send(message if isinstance(message, bytes) else json.dumps(message) if message != "no json" else "{")
    heard = ann.hear()
    while heard["type"] != "error":
        heard = ann.hear()
    assert heard["code"] == code
    assert heard["message"]
    assert ann.sends("ping")["type"] == "pong"
    unchanged = {"number", "actions", "view", "to_act", "undo", "status"}
    assert {key: ann.state[key] for key in unchanged} == {key: before[key] for key in unchanged}


def test_an_illegal_action_names_the_rule(server: Server) -> None:
    ann, _, _ = two_at_a_table(server)
    ann.until(lambda state: state["decisions"])
    forbidden = {c["text"]: c["rule"] for c in ann.state["decisions"][0]["candidates"] if c["rule"]}
    assert forbidden["buy 3-1"] == "SPL-BUY-03"
    refusal = ann.sends("act", number=0, action="buy 3-1")
    assert (refusal["code"], refusal["rule"]) == ("illegal_action", "SPL-BUY-03")
    assert ann.sends("act", number=0, action="fly away")["code"] == "invalid_action"


def test_a_stale_number_is_answered_with_a_fresh_state(server: Server) -> None:
    ann, _, table = two_at_a_table(server)
    ann.until(lambda state: state["decisions"])
    elsewhere = ann.guest.sits_at(table)
    elsewhere.acts("take wbg")
    refs = len(ann.frames)
    assert ann.sends("act", number=0, action="take wbr")["code"] == "stale"
    ann.until(lambda state: state["number"] == 1)
    assert ann.state["view"] == elsewhere.state["view"]
    assert len(ann.frames) > refs


def test_a_message_sent_twice_counts_once(server: Server) -> None:
    ann, _, _ = two_at_a_table(server)
    ann.until(lambda state: state["decisions"])
    text = json.dumps({"type": "act", "number": 0, "action": "take wbg", "ref": "same"})
    ann.socket.send(text)
    ann.socket.send(text)
    kinds = []
    while len(kinds) < 2:
        message = ann.hear()
        kinds += [("done", None) for ref in message.get("done", []) if ref == "same"]
        if message.get("ref") == "same":
            kinds.append((message["type"], message.get("code")))
    assert kinds == [("done", None), ("error", "stale")]
    assert ann.until(lambda state: state["number"] >= 1)["number"] == 1


def test_reconnecting_asks_from_the_last_number(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.acts("take wbg")
    ben.until(lambda state: state["number"] == 1)
    ben.leaves()
    kept = list(ben.log)
    ann.until(lambda state: not state["seats"][1]["online"])
    again = ben.guest.sits_at(table, after=1)
    state = again.until(lambda state: state["decisions"])
    assert (state["log_after"], state["log"]) == (1, [])
    again.acts("take wbr")
    ann.until(lambda state: state["decisions"])
    ann.acts("take wbg" if "take wbg" in ann.legal() else ann.legal()[0])
    late = ben.guest.sits_at(table, after=1)
    late.seen.log = kept
    late.until(lambda state: state["number"] == 3)
    assert next(entry["action"] for entry in late.state["log"]) == 2
    whole = ben.guest.sits_at(table)
    whole.until(bool)
    assert late.log == whole.log
    beyond = ben.guest.sits_at(table, after=999)
    assert beyond.until(bool)["log_after"] == 0


def test_undo_redo_and_take_back_stop_at_the_barrier(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.acts("take wbg")
    assert ann.state["undo"] == {"steps": 1, "take_back": 1, "redo": 0}
    ben.until(lambda state: state["number"] == 1)
    assert ben.state["undo"] == {"steps": 0, "take_back": 0, "redo": 0}
    assert ben.sends("undo", number=1)["code"] == "cannot_undo"
    ann.does("undo")
    assert (ann.state["number"], ann.state["actions"], ann.state["undo"]["redo"]) == (2, 0, 1)
    assert ann.log == []
    ben.until(lambda state: state["number"] == 2)
    assert ben.log == []
    assert ben.sends("redo", number=2)["code"] == "cannot_undo"
    ann.does("redo")
    assert (ann.state["number"], ann.state["actions"]) == (3, 1)
    ann.does("take_back")
    ann.acts("reserve-deck 1")
    assert ann.state["undo"]["steps"] == 0, "a card was drawn"
    assert ann.sends("undo", number=ann.state["number"])["code"] == "cannot_undo"
    late = ben.guest.sits_at(table, after=1)
    late.until(bool)
    assert late.state["log_after"] == 0
    assert {entry["action"] for entry in late.state["log"]} == {1}


def test_beyond_the_barrier_one_asks_the_others(server: Server) -> None:
    ann, ben, _ = two_at_a_table(server)
    ann.acts("reserve-deck 1")
    ben.until(lambda state: state["decisions"])
    ann.does("ask_undo", to=0)
    ann.until(lambda state: state["asked"])
    ben.until(lambda state: state["asked"])
    assert ben.state["asked"] == {"by": 0, "to": 0, "agreed": [], "waiting": [1]}
    assert ann.sends("answer_undo", agree=True)["code"] == "cannot_undo"
    ben.does("answer_undo", agree=False)
    ann.until(lambda state: state["asked"] is None)
    assert ann.state["actions"] == 1
    ann.does("ask_undo", to=0)
    ben.until(lambda state: state["asked"])
    ben.does("answer_undo", agree=True)
    ann.until(lambda state: state["actions"] == 0)
    assert ann.state["number"] == 2
    assert ann.log == []
    ann.acts("reserve-deck 1")
    ann.does("ask_undo", to=0)
    ben.until(lambda state: state["asked"])
    ben.acts("take wbg")
    ann.until(lambda state: state["number"] == 4)
    assert ann.state["asked"] is None, "an action withdraws the question"
    assert ann.sends("ask_undo", number=4, to=2)["code"] == "cannot_undo"


def test_bots_agree_to_anything(server: Server) -> None:
    ann = server.guest("Ann")
    live = ann.sits_at(ann.opens(ME, bot("random"))["summary"]["id"])
    live.acts("reserve-deck 1")
    live.until(lambda state: state["number"] == 2 and state["decisions"])
    live.does("ask_undo", to=0)
    assert live.until(lambda state: state["number"] == 3)["actions"] == 0


def test_hot_seat(server: Server) -> None:
    ann = server.guest("Ann")
    live = ann.sits_at(ann.opens(ME, HOTSEAT)["summary"]["id"])
    live.until(lambda state: state["decisions"])
    assert (live.state["held"], live.state["seat"]) == ([0, 1], 0)
    live.acts("reserve-deck 1")
    assert live.state["view"]["seats"][0]["reserved"][0]["card"] is None, "seat 2 looks now, and may not know the card"
    assert (live.state["seat"], live.state["decisions"][0]["seat"]) == (1, 1)
    assert live.sends("act", number=1, action="take wbg", seat=0)["code"] == "not_your_turn"
    live.sends("look", seat=0)
    live.until(lambda state: state["seat"] == 0)
    assert live.state["view"]["seats"][0]["reserved"][0]["card"] is not None
    live.sends("look", seat=None)
    live.acts("take wbg", seat=1)
    live.acts("take wbg" if "take wbg" in live.legal() else live.legal()[0])
    assert live.state["number"] == 3


def test_chat_is_plain_text_for_all_at_the_table(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    line = "<script>alert(1)</script> & “hello”\nyou\u0007"
    ann.does("chat", text=line)
    while not ben.chat:
        ben.hear()
    said = ben.chat[0]
    assert said["text"] == "<script>alert(1)</script> & “hello”\nyou"
    assert (said["id"], said["seat"], said["name"]) == (1, 0, "Ann")
    ben.does("chat", text="hi")
    while len(ann.chat) < 2:
        ann.hear()
    late = ben.guest.sits_at(table, chat=1)
    while not late.chat:
        late.hear()
    assert [line["text"] for line in late.chat] == ["hi"]


def test_a_hint_says_what_the_bot_would_do_in_numbers(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.until(lambda state: state["decisions"])
    hint = ann.sends("hint")
    assert (hint["type"], hint["bot"]) == ("hint", "mcts:20")
    assert (hint["number"], hint["seat"]) == (0, 0)
    assert hint["choices"][0]["action"] in ann.legal()
    shares = [choice["share"] for choice in hint["choices"]]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= choice["value"] <= 1 for choice in hint["choices"])
    assert ann.guest.post(f"/api/tables/{table}/hint", {"seat": 0})["choices"][0]["action"] in ann.legal()
    assert ben.guest.refused("POST", f"/api/tables/{table}/hint", {}) == (409, "not_your_turn")


def test_looking_back_while_playing_is_through_ones_own_eyes(server: Server) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.acts("reserve-deck 1")
    path = f"/api/tables/{table}/replay?at=1"
    assert ann.guest.get(path)["view"]["seats"][0]["reserved"][0]["card"]
    assert ben.guest.get(path)["view"]["seats"][0]["reserved"][0]["card"] is None
    assert ben.guest.get(f"{path}&seat=1")["text"] is None
    assert ben.guest.refused("GET", f"{path}&seat=0") == (403, "not_yours")
    assert ben.guest.refused("GET", f"/api/tables/{table}/log?seat=0") == (403, "not_yours")


def test_a_waiting_table_fills_live(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    info = ann.opens(ME, OPEN)
    table = info["summary"]["id"]
    live = ann.sits_at(table)
    assert live.until(bool)["view"] is None
    assert live.sends("act", number=0, action="take wbg")["code"] == "not_playing"
    ben.joins(table, info["links"]["invite"])
    assert live.until(lambda state: state["status"] == "playing")["decisions"]


def test_clocks_run_and_a_bot_plays_when_time_is_up(server: Server) -> None:
    ann = server.guest("Ann")
    live = ann.sits_at(ann.opens(ME, HOTSEAT, clock={"bank": 0, "increment": 1, "bot": "random"})["summary"]["id"])
    clock = live.until(lambda state: state["clock"])["clock"]
    assert clock["running"] == [0]
    assert clock["left"] == [0, 0]
    assert 0 < clock["grace"][0] <= 1000
    live.until(lambda state: state["number"] >= 2)
    assert live.state["status"] == "playing"
    held = ann.sits_at(ann.opens(ME, bot(), clock={"bank": 600, "increment": 60})["summary"]["id"])
    held.until(lambda state: state["decisions"])
    held.acts("take wbg")
    held.until(lambda state: state["decisions"])
    assert held.state["clock"]["left"][0] == 600_000


def test_a_chosen_seed_is_told_and_gives_the_same_game(server: Server) -> None:
    ann = server.guest("Ann")
    views = []
    for _ in range(2):
        info = ann.opens(ME, bot(), seed=7)
        assert info["seed_chosen"]
        views.append(ann.sits_at(info["summary"]["id"]).until(lambda state: state["view"])["view"])
    assert views[0] == views[1]


def test_bots_alone_finish_without_anybody_watching(server: Server) -> None:
    ann = server.guest("Ann")
    info = ann.opens(bot("random"), bot("greedy"))
    table = info["summary"]["id"]
    assert info["owner"]
    done = wait_until(lambda: ann.get(f"/api/tables/{table}")["summary"]["status"] == "finished")
    assert done

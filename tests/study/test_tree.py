"""Trees of variations: they read back as they were written, every move is made by the engine, rubbish is refused."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall.core.errors import BadPosition, GuildhallError
from guildhall.core.rng import SEARCH, Rng
from guildhall.games import built_in
from guildhall.play import Match, new_match
from guildhall.study import growth, tree
from guildhall.study.pasted import read_any
from guildhall.study.tree import BOT, PLAYED, TRIED, BadTree, Dealt, Judged, Move, Node, Start, Tree
from tests.play.hostile import odd


def played(game: str, actions: int, seed: int = 3) -> Match:
    match = new_match(game, ["Ann", "Ґанна"], seed=seed)
    rng = Rng(seed, SEARCH)
    for _ in range(actions):
        seat = match.state.to_act()[0]
        legal = match.state.legal(seat)
        match.act(seat, legal[rng.below(len(legal))])
    return match


def branched(game: str, eyes: int | None = None) -> Tree:
    """A match of ten moves, from the fifth of which two others were tried and a bot played on."""
    found = growth.of_match(played(game, 10), title="Friday")
    nodes, dealt = list(found.nodes), None if eyes is None else Dealt(eyes, 77)
    state = growth.first_position(found.start)
    for move in found.moves_to(5):
        state = growth.make(state, move).state
    state = growth.dealt_anew(state, dealt)
    text, seat = state.setup.catalogue.text, state.to_act()[0]
    for action in state.legal(seat)[:2]:
        nodes.append(Node(5, Move(seat, text(action), dealt), TRIED, "a thought,\nof two lines"))
    after = growth.make(state, nodes[-1].move._replace(dealt=None)).state
    reply = Move(after.to_act()[0], text(after.legal(after.to_act()[0])[-1]))
    nodes.append(Node(len(nodes), reply, BOT, judged=Judged(0.25, 12.5, 400)))
    return found._replace(nodes=tuple(nodes))


# -- form ------------------------------------------------------------------------------------------------------------

names = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=20)
notes = st.text(st.characters(exclude_categories=("C",)), max_size=60)
moves = st.builds(
    Move,
    st.integers(0, 1),
    names,
    st.none() | st.builds(Dealt, st.integers(0, 1), st.integers(0, tree.MOST_WORLD - 1)),
)


@st.composite
def trees(draw: st.DrawFn) -> Tree:
    """Any tree of sound form, whether it can be played or not."""
    seeded = draw(st.booleans())
    start = Start(
        draw(names),
        draw(st.integers(0, 99)),
        draw(names),
        (draw(names), draw(names)),
        draw(st.dictionaries(names, st.integers(0, 2**40) | names, max_size=3)),
        draw(st.integers(0, tree.MOST_SEED - 1)) if seeded else None,
        None if seeded else draw(names),
        draw(st.none() | st.integers(0, 1)),
    )
    nodes = [
        Node(
            draw(st.integers(0, number)),
            draw(moves),
            draw(st.sampled_from(tree.WHO)),
            draw(notes),
            draw(st.none() | st.builds(Judged, st.floats(0, 1), st.floats(-9, 99), st.integers(0, 9999))),
        )
        for number in range(draw(st.integers(0, 6)))
    ]
    return Tree(start, tuple(nodes), draw(notes), draw(notes))


@given(trees())
@settings(max_examples=60, deadline=None)
def test_what_was_written_reads_back(found: Tree) -> None:
    assert tree.read(tree.write(found)) == found


def test_a_path_leads_from_the_start() -> None:
    found = branched("splendor")
    assert found.path(13) == (1, 2, 3, 4, 5, 12, 13)
    assert found.path(0) == ()
    assert [move.action for move in found.moves_to(2)] == [node.move.action for node in found.nodes[:2]]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"guildhall_tree": 2}, "another format"),
        ({"guildhall_tree": None}, "another format"),
        ({"seats": []}, "names of 1 to 16"),
        ({"seats": ["Ann", "B\x1b[2J"]}, "a name has"),
        ({"seats": ["Ann", "\ud800"]}, "a name has"),
        ({"seed": None}, "seed or with a position"),
        ({"seed": 7}, "text of up to 19 digits"),
        ({"seed": "٣"}, "text of up to 19 digits"),
        ({"seed": "9" * 19}, "text of up to 19 digits"),
        ({"position": "x"}, "seed or with a position"),
        ({"eyes": 2}, "eyes is a whole number from 0 to 1"),
        ({"eyes": True}, "eyes is a whole number"),
        ({"rules": 1.5}, "rules is a whole number"),
        ({"options": {"a": []}}, "options are names and values"),
        ({"options": {"\ud800": 1}}, "options are names and values"),
        ({"nodes": {}}, "nodes are a list"),
        ({"nodes": [None]}, "move 1: it is no move"),
        ({"title": "x" * 81}, "title is a text of at most 80"),
        ({"note": "\u202e"}, "note is a text"),
    ],
)
def test_a_tree_of_the_wrong_form_is_refused_with_a_word(change: dict[str, Any], says: str) -> None:
    body = {**json.loads(tree.write(branched("splendor"))), **change}
    with pytest.raises(BadTree, match=says):
        tree.from_data({key: value for key, value in body.items() if not (key == "seed" and value is None)})


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"after": 7}, "after is a whole number from 0 to 6"),
        ({"after": -1}, "after is a whole number"),
        ({"seat": 2}, "seat is a whole number from 0 to 1"),
        ({"action": ""}, "action is a short text"),
        ({"action": "x" * 201}, "action is a short text"),
        ({"who": "nobody"}, "who chose it is one of"),
        ({"dealt": [0, 1]}, "dealt is a seat and a world"),
        ({"dealt": {"seat": 0, "world": -1}}, "world is a whole number"),
        ({"judged": {"share": float("nan"), "points": 0, "effort": 1}}, "share is a number from 0 to 1"),
        ({"judged": {"share": 0, "points": float("inf"), "effort": 1}}, "points is a number"),
        ({"note": "x" * 2001}, "note is a text of at most 2000"),
    ],
)
def test_a_move_of_the_wrong_form_is_named(change: dict[str, Any], says: str) -> None:
    body = json.loads(tree.write(branched("splendor")))
    body["nodes"][6] |= change
    with pytest.raises(BadTree, match=f"move 7: .*{says}") as refused:
        tree.from_data(body)
    assert refused.value.node == 7


def test_what_is_too_much_is_refused() -> None:
    body = json.loads(tree.write(branched("splendor")))
    body["nodes"] = [{"after": 0, "seat": 0, "action": "take wbg"}] * (tree.MOST_NODES + 1)
    with pytest.raises(BadTree, match="at most 5000 moves"):
        tree.from_data(body)
    with pytest.raises(BadTree, match="at most 600000 characters"):
        tree.read(" " * 600_001)
    with pytest.raises(BadTree, match="nested more than 64 deep"):
        tree.read("[" * 30_000)


# -- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_every_branch_of_a_tree_is_played(game: str, eyes: int | None) -> None:
    found = branched(game, eyes)
    assert len(growth.grow(tree.read(tree.write(found)))) == len(found.nodes) == 13


@pytest.mark.parametrize("game", built_in())
def test_a_match_is_a_tree_of_one_line_that_leads_where_it_led(game: str) -> None:
    match = played(game, 12)
    state = growth.first_position(growth.of_match(match).start)
    for move in growth.of_match(match).moves_to(12):
        state = growth.make(state, move).state
    assert state.save() == match.state.save()


def test_a_move_that_cannot_be_made_is_named_with_its_rule() -> None:
    found = growth.empty(new_match("splendor", 2, seed=1).setup, 1, ["Ann", "Ben"])
    nodes = (Node(0, Move(0, "take wbg"), TRIED), Node(1, Move(1, "take ww"), TRIED))
    with pytest.raises(BadTree, match="move 2 of the tree, “take ww” of seat 2") as refused:
        growth.grow(found._replace(nodes=nodes))
    assert (refused.value.node, refused.value.rule) == (2, "SPL-TAKE-03")
    for move, says in ((Move(0, "fly"), "“fly” is not an action"), (Move(1, "take wbg"), "seat 1 is to act")):
        with pytest.raises(BadTree, match=f"move 1 of the tree.*{says}"):
            growth.grow(found._replace(nodes=(Node(0, move, TRIED),)))


@pytest.mark.parametrize("game", built_in())
def test_a_tree_of_other_rules_components_or_seats_is_refused(game: str) -> None:
    found = branched(game)
    for change in (
        {"rules": 99},
        {"components": "x"},
        {"seats": ("Ann",) * 9},
        {"game": "chess"},
        {"options": {"x": 1}},
    ):
        with pytest.raises(GuildhallError):
            growth.grow(found._replace(start=found.start._replace(**change)))


# -- as a seat saw it ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", built_in())
def test_as_a_seat_saw_it_nothing_depends_on_what_it_could_not_know(game: str) -> None:
    match = played(game, 14)
    told = []
    for world in (None, 5, 6):
        if world is not None:
            match._snapshots[14] = match.at(14).determinize(0, Rng(world, SEARCH))
        told.append(tree.write(growth.as_seen(match, 14, Dealt(0, 1))))
    assert told[0] == told[1] == told[2]
    assert growth.first_position(tree.read(told[0]).start).view(0) == match.state.view(0)


# -- what people paste -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", built_in())
def test_trees_records_and_positions_are_told_apart(game: str) -> None:
    match, found = played(game, 8), branched(game)
    assert read_any(tree.write(found)) == found
    assert read_any(match.export()).nodes == growth.of_match(match).nodes
    assert {node.who for node in read_any(match.export()).nodes} == {PLAYED}
    pasted = read_any(f"  {match.state!r}\n")
    assert growth.first_position(pasted.start).save() == match.state.save()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "neither a tree nor a record nor a position"),
        ("buy me a drink", "neither"),
        ("{}", "not a record"),
        ("[1, 2]", "not a record"),
        ("position(", "a position is written"),
        ("position('splendor', 2)", "a position is written"),
        ("position('splendor', 2, __import__('os'))", "a position is written"),
        ("position(" + "(" * 5000, "a position is written"),
        ("position('splendor', 2, 'x', pack='/etc')", "a position is written"),
        ("position('splendor', 2, 'x')", "position"),
        ("position('splendor', 9, 'x')", "is for 2 to 4 seats"),
        ("position('chess', 2, 'x')", "chess"),
        ("position('../x', 2, 'x')", "no game"),
        ("position('rococo', 2, '[[[[')", "position"),
    ],
)
def test_what_is_nothing_is_refused_with_a_word(text: str, says: str) -> None:
    with pytest.raises(GuildhallError, match=says):
        read_any(text)


@pytest.mark.parametrize("game", built_in())
def test_a_position_that_no_game_could_come_to_is_refused(game: str) -> None:
    match = played(game, 6)
    start = growth.of_position(match.state).start
    for text in (start.position or "")[:-20], "", "x", "{}", "[]", "null", '{"seats": 2}', (start.position or "") + "0":
        with pytest.raises(BadPosition):
            growth.first_position(start._replace(position=text))


def test_hostile_trees_are_read_or_refused() -> None:
    """As somebody with bad intent would write them: a sound one with one to three things in it that are wrong."""
    rng, refused = Random(16), 0
    sound = [json.loads(tree.write(branched(game, eyes))) for game in built_in() for eyes in (None, 0)]
    for _ in range(500):
        body = copy.deepcopy(rng.choice(sound))
        for _ in range(rng.randint(1, 3)):
            inside: Any = body if rng.random() < 0.4 else rng.choice(body["nodes"] or [body])
            inside = inside if isinstance(inside, dict) else body
            inside[rng.choice(sorted(inside))] = odd(rng)
            body["nodes"] = body["nodes"] if isinstance(body.get("nodes"), list) else []
        try:
            growth.grow(read_any(json.dumps(body)))
        except GuildhallError:
            refused += 1
    assert refused > 350

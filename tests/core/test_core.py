"""The generator, the stack, the catalogue, options and component files."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from guildhall.core.arrays import listed, numbers
from guildhall.core.catalogue import Action, Catalogue
from guildhall.core.components import Shelf
from guildhall.core.errors import BadComponents, BadOption, InvalidAction
from guildhall.core.options import Option, resolve, switch
from guildhall.core.rng import DICE, SETUP, Rng, load_rng
from guildhall.core.stack import empty_stack, stack_of
from guildhall.core.state import Moves


class TestRng:
    def test_the_same_seed_and_stream_give_the_same_numbers(self) -> None:
        assert [Rng(7, SETUP).word() for _ in range(3)] == [Rng(7, SETUP).word() for _ in range(3)]
        assert Rng(7, SETUP).word() != Rng(7, DICE).word() != Rng(8, DICE).word()

    def test_the_numbers_never_change(self) -> None:
        """Records of old matches depend on it."""
        rng = Rng(2026, SETUP)
        assert [rng.word() for _ in range(4)] == KNOWN

    def test_it_is_even(self) -> None:
        rng = Rng(1)
        counts = [0] * 6
        for _ in range(6000):
            counts[rng.below(6)] += 1
        assert all(900 < count < 1100 for count in counts)

    def test_it_saves_and_loads(self) -> None:
        rng = Rng(5)
        rng.word()
        again = load_rng(rng.save())
        assert again.drawn == 1
        assert [again.word() for _ in range(5)] == [rng.word() for _ in range(5)]
        for wrong in ("", "xyz", "0" * 31 + ".1", "z" * 32 + ".0"):
            with pytest.raises(ValueError):  # noqa: PT011
                load_rng(wrong)

    def test_shuffling_keeps_all(self) -> None:
        items = numbers(list(range(20)))
        Rng(3).shuffle(items)
        assert listed(items) != list(range(20))
        assert sorted(listed(items)) == list(range(20))

    def test_shuffling_a_part_leaves_the_others_and_draws_as_for_the_part_alone(self) -> None:
        items, alone = numbers(list(range(20))), numbers(list(range(5, 17)))
        Rng(3).shuffle_part(items, 5, 17)
        Rng(3).shuffle(alone)
        assert listed(items) == [*range(5), *listed(alone), *range(17, 20)]

    def test_copies_are_independent(self) -> None:
        rng = Rng(5)
        twin = rng.copy()
        assert rng.word() == twin.word()
        rng.word()
        assert twin.drawn == 1


KNOWN = [1749852358, 245078849, 2658985612, 1712511286]


class TestStack:
    def test_frames_come_back(self) -> None:
        stack = empty_stack(1)
        assert stack.kind() == -1
        for kind in range(10):
            stack.push(kind, kind * 2)
        assert stack.kind() == 9
        assert stack.get(1) == 18
        assert stack.kind_at(1) == 8
        assert stack_of(stack.frames()).frames() == stack.frames()
        twin = stack.copy()
        stack.pop()
        assert (stack.kind(), stack.top, twin.top) == (8, 8, 9)
        stack.become(3)
        assert (stack.kind(), stack.get(1), stack.frames()[-1][:2]) == (3, 16, [3, 16])
        assert stack_of(stack.frames()).kind() == stack.copy().kind() == 3
        stack.set(1, 5)
        assert twin.kind() == 9
        assert stack.get(1) == 5
        with pytest.raises(IndexError):
            empty_stack().pop()
        with pytest.raises(ValueError, match="6 numbers"):
            stack_of([[1, 2]])


def test_moves_grow() -> None:
    moves = Moves(2)
    for action in range(5):
        moves.add(action)
    assert moves.listed() == [0, 1, 2, 3, 4]
    assert moves.get(3) == 3


def test_a_catalogue_is_one_to_one() -> None:
    catalogue = Catalogue([Action("take", ("w",)), Action("pass")])
    assert [catalogue.number(action.text) for action in catalogue] == [0, 1]
    assert catalogue.number(" take   w ") == 0
    with pytest.raises(InvalidAction):
        catalogue.number("take b")
    with pytest.raises(ValueError, match="same text"):
        Catalogue([Action("pass"), Action("pass")])


def test_options_are_checked() -> None:
    options = (switch("module", "X-1"), Option("size", 3, "X-2", low=1, high=5))
    assert resolve(options, {}) == {"module": "off", "size": 3}
    assert resolve(options, {"module": True, "size": "4"}) == {"module": "on", "size": 4}
    for wrong in ({"module": "maybe"}, {"size": 6}, {"size": "x"}, {"colour": 1}, {"size": None}):
        with pytest.raises(BadOption):
            resolve(options, wrong)


class TestShelf:
    def test_a_pack_replaces_files_and_changes_the_digest(self, tmp_path: Path) -> None:
        own, pack = tmp_path / "own", tmp_path / "pack"
        own.mkdir()
        pack.mkdir()
        (own / "a.csv").write_text("x\n1\n")
        (pack / "a.csv").write_text("x\n2\n")
        plain, laid = Shelf(own), Shelf(own, pack)
        assert plain.rows("a.csv", ("x",))[0].number_in("x", 0, 9) == 1
        assert laid.rows("a.csv", ("x",))[0].number_in("x", 0, 9) == 2
        assert plain.digest != laid.digest

    def test_faults_name_file_and_row(self, tmp_path: Path) -> None:
        (tmp_path / "a.csv").write_text("x,y\n1,2\n1\n")
        (tmp_path / "a.toml").write_text("x = \n")
        (tmp_path / "b.csv").write_bytes(b"\xff\xfe")
        shelf = Shelf(tmp_path)
        for wrong, says in (("a.csv", "row 3"), ("b.csv", "cannot be read"), ("c.csv", "cannot be read")):
            with pytest.raises(BadComponents, match=says):
                shelf.rows(wrong, ("x",))
        with pytest.raises(BadComponents, match="not TOML"):
            shelf.table("a.toml")
        with pytest.raises(BadComponents, match="columns missing: z"):
            shelf.rows("a.csv", ("z",))


def test_arrays() -> None:
    assert listed(numbers([3, 1])) == [3, 1]
    assert isinstance(numbers([1]), vec[i64]) or list(numbers([1])) == [1]

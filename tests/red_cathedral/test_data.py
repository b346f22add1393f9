"""Component files and packs (RC-DATA): every check refuses what breaks it, with file, row and rule."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from guildhall.core.components import Shelf
from guildhall.core.errors import BadComponents
from guildhall.games.red_cathedral import game as title
from guildhall.games.red_cathedral.components.vocabulary import EffectError, parse
from tests.red_cathedral.script import GAME

DATA = Path(title.__file__).parent / "data"
Edit = Callable[[str], str]


def pack(folder: Path, **edits: Edit) -> title.RedCathedralGame:
    """The game with some files changed; a file's name is given with `__` for the dot."""
    for old in folder.iterdir():
        old.unlink()
    for name, edit in edits.items():
        file = name.replace("__", ".")
        shutil.copy(DATA / file, folder / file)
        (folder / file).write_text(edit((folder / file).read_text(encoding="utf-8")), encoding="utf-8")
    return title.RedCathedralGame(Shelf(DATA, folder))


def refused(folder: Path, rule: str, **edits: Edit) -> str:
    with pytest.raises(BadComponents) as error:
        pack(folder, **edits)
    assert error.value.rule == rule, str(error.value)
    return str(error.value)


def swap(old: str, new: str) -> Edit:
    def edit(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, 1)

    return edit


def drop(start: str) -> Edit:
    """Without the rows that begin so."""
    return lambda text: "".join(line for line in text.splitlines(keepends=True) if not line.startswith(start))


@pytest.mark.rule("RC-DATA-01")
def test_the_track(tmp_path: Path) -> None:
    assert "score_track.toml" in refused(tmp_path, "RC-DATA-01", score_track__toml=swap("5,  9, 13", "5, 10, 13"))
    refused(tmp_path, "RC-DATA-01", score_track__toml=swap("77, 78, 79, 80", "77, 79, 78, 80"))
    refused(tmp_path, "RC-DATA-01", score_track__toml=swap("pp_marks = 40", "pp_marks = 39"))


@pytest.mark.rule("RC-DATA-02")
def test_resource_tiles(tmp_path: Path) -> None:
    message = refused(tmp_path, "RC-DATA-02", resource_tiles__csv=swap("gain 1 rp", "gain 2 rp"))
    assert "row 2" in message
    refused(tmp_path, "RC-DATA-02", resource_tiles__csv=drop("R_GOLD"))
    refused(tmp_path, "RC-DATA-02", resource_tiles__csv=swap("gain 2 lumber", "gain 1 rp"))
    refused(tmp_path, "RC-DATA-02", resource_tiles__csv=drop("R_PERMIT"))
    refused(tmp_path, "RC-DATA-02", resource_tiles__csv=swap("gain 2 lumber", "pay 2 lumber"))


@pytest.mark.rule("RC-DATA-03")
def test_cathedral_cards(tmp_path: Path) -> None:
    assert "row 2" in refused(tmp_path, "RC-DATA-03", cathedral_cards__csv=swap("B01,base,2,1", "B01,base,2,0"))
    refused(tmp_path, "RC-DATA-03", cathedral_cards__csv=drop("D10"))
    refused(tmp_path, "RC-DATA-03", cathedral_cards__csv=swap("0,0,0,0,4,1,rulebook", "0,0,0,0,0,1,rulebook"))
    refused(tmp_path, "RC-DATA-03", cathedral_cards__csv=swap("B01,base", "B01,roof"))


@pytest.mark.rule("RC-DATA-04", "RC-DATA-05", "RC-DATA-16")
def test_plans(tmp_path: Path) -> None:
    refused(tmp_path, "RC-DATA-04", plans__toml=swap("[1, 1, 1, 1]", "[1, -1, 3, 1]"))
    refused(tmp_path, "RC-DATA-05", plans__toml=swap("[1, 1, 1, 1]", "[1, 1, 1, 2]"))
    refused(tmp_path, "RC-DATA-16", plans__toml=swap('set = "base"', 'set = "contractors"'))
    assert sorted({len(middles) for middles in GAME.parts.plan_middles}) == [4, 5, 6]


@pytest.mark.rule("RC-DATA-06")
def test_workshop_tiles(tmp_path: Path) -> None:
    refused(tmp_path, "RC-DATA-06", workshop_tiles__csv=drop("W28"))
    refused(tmp_path, "RC-DATA-06", workshop_tiles__csv=lambda text: text.replace(",2+,", ",3+,"))
    refused(tmp_path, "RC-DATA-06", workshop_tiles__csv=swap("gain 1 permit,W10", "gain 1 permit,W99"))
    refused(tmp_path, "RC-DATA-06", workshop_tiles__csv=swap("gain 2 lumber", "activate 1 own_workshop"))
    refused(tmp_path, "RC-DATA-06", workshop_tiles__csv=swap("gain 2 lumber", "gain 2 permit"))


@pytest.mark.rule("RC-DATA-07")
def test_boards(tmp_path: Path) -> None:
    refused(tmp_path, "RC-DATA-07", workshop_board__toml=swap("own = 2", "own = -1"))
    refused(tmp_path, "RC-DATA-07", workshop_board__toml=swap("on_white_spaces", "on_the_floor"))
    refused(tmp_path, "RC-DATA-07", workshop_board__toml=swap("banners_outside = 2", "banners_outside = 1"))


@pytest.mark.rule("RC-DATA-08", "RC-DATA-09", "RC-GUILD-03")
def test_influence_cards(tmp_path: Path) -> None:
    assert "row 2" in refused(
        tmp_path, "RC-DATA-08", influence_cards__csv=swap("gain 1 material,once", "gain 1 material,often")
    )
    refused(tmp_path, "RC-DATA-08", influence_cards__csv=swap("gain 1 material,once", "grab 1 material,once"))
    refused(tmp_path, "RC-DATA-08", influence_cards__csv=drop("BR3"))
    refused(tmp_path, "RC-DATA-09", influence_cards__csv=swap("pay 1 gold ; gain 3 ruble", "pay 1 gold ; gain 4 ruble"))
    moved = swap("gain 1 jewel,once,pay 1 green_jewel", "gain 1 ruble,once,pay 1 green_jewel")
    refused(tmp_path, "RC-DATA-09", influence_cards__csv=moved)


@pytest.mark.rule("RC-DATA-10")
def test_specialist_tokens(tmp_path: Path) -> None:
    refused(tmp_path, "RC-DATA-10", specialist_tokens__csv=drop("S24"))
    refused(tmp_path, "RC-DATA-10", specialist_tokens__csv=swap("brick,plane", "brick,spade"))
    refused(tmp_path, "RC-DATA-10", specialist_tokens__csv=swap("brick,plane", "brick,saw"))
    refused(tmp_path, "RC-DATA-10", specialist_tokens__csv=swap("S23,9,claim", "S23,9,deliver 1"))


@pytest.mark.rule("RC-DATA-11", "RC-DATA-12")
def test_the_map(tmp_path: Path) -> None:
    refused(tmp_path, "RC-DATA-11", contractors__toml=swap('spaces = ["E", "A"]', 'spaces = ["A"]'))
    refused(tmp_path, "RC-DATA-11", contractors__toml=swap('spaces = ["E", "A"]', 'spaces = ["C", "A"]'))
    refused(tmp_path, "RC-DATA-12", contractors__toml=swap('"gain 1 material"', '"gain 1 gold"'))
    refused(tmp_path, "RC-DATA-12", contractors__toml=swap("position = 6", "position = 7"))


@pytest.mark.rule("RC-DATA-13", "RC-DATA-14", "RC-DATA-15")
def test_objectives_services_and_ivans_cards(tmp_path: Path) -> None:
    assert "row 2" in refused(tmp_path, "RC-DATA-13", objectives__csv=swap("pay 2 lumber", "pay 3 lumber"))
    refused(tmp_path, "RC-DATA-13", objectives__csv=drop("O15"))
    refused(tmp_path, "RC-DATA-14", services__csv=swap("V1,1,", "V1,0,"))
    refused(tmp_path, "RC-DATA-14", services__csv=drop("V8"))
    refused(tmp_path, "RC-DATA-15", solitaire_cards__csv=drop("I6"))
    refused(tmp_path, "RC-DATA-15", solitaire_cards__csv=swap("white,white", "red,white"))


@pytest.mark.rule("RC-DATA-17")
def test_printed_values_are_warned_about_not_refused(tmp_path: Path) -> None:
    def printed(text: str) -> str:
        return text.replace(
            "B01,base,2,1,0,0,0,0,4,1,rulebook,reconstructed", "B01,base,2,0,0,0,0,0,4,1,rulebook,printed", 1
        )

    game = pack(tmp_path, cathedral_cards__csv=printed)
    assert len(game.warnings) == 1
    assert "cathedral_cards.csv, row 2" in game.warnings[0]
    assert "RC-DATA-03" in game.warnings[0]
    assert game.components_digest != GAME.components_digest
    counts = {entry.file: entry.counts for entry in game.provenance()}
    assert counts["cathedral_cards.csv"]["printed"] == 1
    refused(tmp_path, "RC-DATA-03", cathedral_cards__csv=lambda text: drop("D10")(printed(text)))  # counts stay binding
    refused(tmp_path, "RC-DATA-17", cathedral_cards__csv=swap("rulebook,reconstructed", "rulebook,guessed"))


def test_provenance_is_counted() -> None:
    total: dict[str, int] = {}
    for entry in GAME.provenance():
        for label, count in entry.counts.items():
            total[label] = total.get(label, 0) + count
    assert total == {"rulebook": 223, "reported": 40, "inferred": 89, "reconstructed": 415}
    card = GAME.components_view()["cathedral_cards"]["B01"]
    assert card["provenance"]["cost"] == "reconstructed"
    assert not GAME.meta.exact


@pytest.mark.parametrize(
    "text",
    ["gain", "gain 0 gold", "gain 1..2 gold", "pay 1 water", "obtain any_space x1", "gain 1 rp per paid", "dance 1",
     "activate 1 workshop", "draw_section 2 take 2", "pay 2..1 gold", "deliver", "gain 1 gold ; ; gain 1 gold"],
)  # fmt: skip
def test_effects_outside_the_vocabulary(text: str) -> None:
    with pytest.raises(EffectError):
        parse(text)

"""Component files that no game can be played with are refused, with file, row and rule; playable ones are not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from guildhall.core.errors import BadComponents
from guildhall.games.rococo.components import parts as c
from guildhall.games.rococo.components.labels import table_labels

from .packs import DATA, game_of, pack, table_of

rule = pytest.mark.rule
EMPLOYEES, TILES, GARMENTS = "employees.csv", "resources.csv", "garments.csv"
HERS, BOX, BOARD, BIG = "du_barry.csv", "jewelry_box.toml", "board_1_3.toml", "board_4_5.toml"
WINDOW = "[[garment_display.spaces]]\n"
SIX_STEPS = "4=1;5=1;6=2;7=3;8=3;9=5"

REFUSED = [
    # employees
    (EMPLOYEES, "S-b,start", "S-a,start", "row 3: the id S-a occurs twice"),
    (EMPLOYEES, "I-a,hire,I,", "I-a,start,I,", r"row 7: starting cards come first.*\(ROC-COMP-02\)"),
    (EMPLOYEES, "S-e,start", "S-e,hire", r"row 6: starting cards come first.*\(ROC-COMP-02\)"),
    (EMPLOYEES, "JJ-1,jewelry_box", "JJ-1,hire", r"row 35: starting cards come first.*\(ROC-COMP-02\)"),
    (EMPLOYEES, "I-a,hire,I,", "I-a,hire,VII,", r"row 7: level must be one of start, I, .*\(ROC-COMP-05\)"),
    (EMPLOYEES, "I-a,hire,I,master", "I-a,hire,I,duke", r"row 7: rank must be one of apprentice.*\(ROC-COMP-05\)"),
    (EMPLOYEES, "I-a,hire,I,master,10", "I-a,hire,I,master,9", r"delegate_value must be 10 to 10.*\(ROC-DEPUTE-02\)"),
    (EMPLOYEES, "S-c,start,start,journeyman,7", "S-c,start,start,journeyman,8", r"must be 7 to 7.*\(ROC-DEPUTE-02\)"),
    (EMPLOYEES, "S-d,start,start,apprentice,4", "S-d,start,start,apprentice,5", r"must be 4 to 4.*\(ROC-DEPUTE-02\)"),
    (EMPLOYEES, "I-a,hire,I,master,10,gain_livres,amount=1,no", "I-a,hire,I,master,10,gain_livres,amount=1,maybe",
     r"end_of_game must be one of yes, no.*\(ROC-P3-11\)"),
    (EMPLOYEES, "prestige=3;spend=yes,yes", "prestige=3;spend=yes,no", r"level VI have a crown bonus \(ROC-P3-11\)"),
    (EMPLOYEES, "I-f,hire,I,", "I-f,hire,II,", r"there must be 6 of I, not 5 \(ROC-COMP-02\)"),
    (EMPLOYEES, "I-a,hire,I,", "I-a,hire,II,", r"hire cards stand level by level \(ROC-SETUP-03\)"),
    (EMPLOYEES, "S-b,start,start,master,10", "S-b,start,start,journeyman,7", r"2 of master, not 1 \(ROC-SETUP-06\)"),
    (EMPLOYEES, "S-e,start,start,apprentice,4", "S-e,start,start,journeyman,7",
     r"1 of journeyman, not 2 \(ROC-SETUP-06\)"),
    (EMPLOYEES, "JJ-1,jewelry_box,II,journeyman,7", "JJ-1,jewelry_box,II,master,10", r"9 Journeymen.*\(ROC-COMP-06\)"),
    (EMPLOYEES, "JJ-9,jewelry_box,II,", "JJ-9,jewelry_box,V,", r"row 43: the Jewelry Box.*\(ROC-COMP-06\)"),
    (EMPLOYEES, "JM-1,jewelry_box,V,", "JM-1,jewelry_box,II,", r"row 44: the Jewelry Box.*\(ROC-COMP-06\)"),
    (EMPLOYEES, "JA-10,jewelry_box,0,", "JA-10,jewelry_box,I,", r"row 62: the Jewelry Box.*\(ROC-COMP-06\)"),
    (EMPLOYEES, "II-c,hire,II,journeyman,7", "II-c,hire,II,master,10",
     r"level II has two journeymans \(ROC-SETUP-12\)"),
    (EMPLOYEES, "V-b,hire,V,master,10", "V-b,hire,V,journeyman,7", r"level V has two masters \(ROC-SETUP-12\)"),
    (EMPLOYEES, "amount=3;hire_if=livres;min=30", "amount=3", r"row 56: a specialised Apprentice.*\(ROC-SPEC-07\)"),
    (EMPLOYEES, "hire_if=livres", "hire_if=luck", r"there is no condition “luck” \(ROC-SPEC-07\)"),
    # words and parameters
    (EMPLOYEES, "gain_livres,amount=2", "gain_livres,amount", r"row 6: bad parameter “amount” \(ROC-COMP-05\)"),
    (EMPLOYEES, "gain_livres,amount=2", "gain_livres,=2", r"bad parameter “=2” \(ROC-COMP-05\)"),
    (EMPLOYEES, "gain_livres,amount=2", "gain_livres,amount=", r"bad parameter “amount=” \(ROC-COMP-05\)"),
    (EMPLOYEES, "gain_livres,amount=2", "gain_livres,amount=2;amount=3", r"bad parameter “amount=3” \(ROC-COMP-05\)"),
    (EMPLOYEES, "gain_livres,amount=2", "gain_livres,", r"gain_livres needs the parameter amount \(ROC-COMP-05\)"),
    (EMPLOYEES, "gain_livres,amount=2", "gain_livres,amount=many", r"must be a number, not “many” \(ROC-COMP-05\)"),
    (EMPLOYEES, "gain_livres,amount=2", "gain_livres,amount=2;per=2", r"knows no parameter per \(ROC-CONV-09\)"),
    (EMPLOYEES, "gain_livres,amount=2", "dance,amount=2", r"there is no effect “dance” \(ROC-CONV-09\)"),
    (EMPLOYEES, "of=decoration;per=2", "of=spoons;per=2", r"there is no counter “spoons” \(ROC-CONV-09\)"),
    (EMPLOYEES, "of=decoration;per=2", "of=decoration;per=0", r"per must be 1 or more \(ROC-COMP-05\)"),
    (EMPLOYEES, "action=acquire", "action=sing", r"there is no extra action “sing” \(ROC-BON-04\)"),
    (EMPLOYEES, "silk_colours=jade", "silk_colours=grey", r"there is no silk “grey” \(ROC-CONV-01\)"),
    (EMPLOYEES, "pay=8/5/2", "pay=8/5", r"pay is none, printed or .*\(ROC-EMP-II-c\)"),
    (EMPLOYEES, "pay=8/5/2", "pay=8/5/x", r"pay is none, printed or .*\(ROC-EMP-II-c\)"),
    (EMPLOYEES, "azure=1L;jade=2L", "azure=1;jade=2L", r"azure must be like 1L or 1P \(ROC-COMP-05\)"),
    (EMPLOYEES, "5=2;7=6;9=10;11=14", "7=6;5=2", r"up to six ascending numbers \(ROC-CONV-06\)"),
    (EMPLOYEES, "5=2;7=6;9=10;11=14", "5=2;all=6", r"up to six ascending numbers \(ROC-CONV-06\)"),
    (EMPLOYEES, "5=2;7=6;9=10;11=14", "5=2;7=many", r"up to six ascending numbers \(ROC-CONV-06\)"),
    (EMPLOYEES, "5=2;7=6;9=10;11=14", f"{SIX_STEPS};11=7", r"up to six ascending numbers \(ROC-CONV-06\)"),
    (EMPLOYEES, "livres_by_deck_size,5=2;7=6;9=10;11=14", "livres_by_deck_size,", r"ascending numbers \(ROC-CONV-06\)"),
    (EMPLOYEES, "buy_prestige,livres=4", "buy_prestige,livres=0", r"bought for nothing \(ROC-EMP-IV-d\)"),
    (EMPLOYEES, "azure_rose_per_prestige=2", "azure_rose_per_prestige=0", r"must be 1 or more \(ROC-EMP-V-d\)"),
    # resource tiles
    (TILES, "T01,base,2,0,0,0", "T01,base,7,0,0,0", r"row 2: azure must be 0 to 6, not 7 \(ROC-COMP-03\)"),
    (TILES, "T01,base,2,0,0,0,1,1", "T01,base,2,0,0,0,4,1", r"lace must be 0 to 3, not 4 \(ROC-COMP-03\)"),
    (TILES, "T01,base,2,0,0,0,1,1", "T01,base,2,0,0,0,1,4", r"yarn must be 0 to 3, not 4 \(ROC-COMP-03\)"),
    (TILES, "T01,base,2,0,0,0,1,1,or", "T01,base,2,0,0,0,1,1,nor", r"mode must be one of.*\(ROC-COMP-03\)"),
    (TILES, "T01,base,2,0,0,0", "T01,base,0,0,0,0", r"a tile shows silk above .*\(ROC-COMP-03\)"),
    (TILES, "T05,base,2,0,0,0,1,0", "T05,base,2,0,0,0,0,0", r"row 6: a tile shows silk above .*\(ROC-COMP-03\)"),
    (TILES, "T01,base,2,0,0,0,1,1,or", "T01,base,2,0,0,0,1,1,one", r"“one” with a single kind \(ROC-COMP-03\)"),
    (TILES, "T05,base,2,0,0,0,1,0,one", "T05,base,2,0,0,0,1,0,or", r"“one” with a single kind \(ROC-COMP-03\)"),
    (TILES, "T07,base,2,0,0,0,0,1,one", "T07,base,2,0,0,0,0,1,and", r"“one” with a single kind \(ROC-COMP-03\)"),
    (TILES, "T01,base", "T01,festive", r"set must be one of base, luxury.*\(ROC-COMP-02\)"),
    (TILES, "T49,luxury", "T49,base", r"there must be 48 of base, not 49 \(ROC-COMP-02\)"),
    # garments
    (GARMENTS, "A01,base,AZURE,lady", "A01,base,GREY,lady", r"colour must be one of AZURE.*\(ROC-CONV-01\)"),
    (GARMENTS, "A01,base,AZURE,lady", "A01,base,AZURE,gentleman", r"wearer must be one of lady.*\(ROC-CONV-01\)"),
    (GARMENTS, "lady,2,0,0,0,0,0,no,6", "lady,0,0,0,0,0,0,no,6", r"row 2: a garment costs silk \(ROC-COMP-04\)"),
    (GARMENTS, "lady,2,0,0,0,0,0,no,6", "lady,7,0,0,0,0,0,no,6", r"azure must be 0 to 6, not 7 \(ROC-COMP-04\)"),
    (GARMENTS, "lady,2,0,0,0,0,0,no,6", "lady,2,0,0,0,5,0,no,6", r"lace must be 0 to 4, not 5 \(ROC-COMP-04\)"),
    (GARMENTS, "lady,2,0,0,0,0,0,no,6", "lady,2,0,0,0,0,5,no,6", r"yarn must be 0 to 4, not 5 \(ROC-COMP-04\)"),
    (GARMENTS, "lady,2,0,0,0,0,0,no,6", "lady,2,0,0,0,0,0,may,6", r"master must be one of yes, no.*\(ROC-COMP-04\)"),
    (GARMENTS, "lady,2,0,0,0,0,0,no,6,2", "lady,2,0,0,0,0,0,no,61,2", r"value must be 0 to 60.*\(ROC-COMP-04\)"),
    (GARMENTS, "lady,2,0,0,0,0,0,no,6,2", "lady,2,0,0,0,0,0,no,6,10", r"prestige must be 0 to 9.*\(ROC-COMP-04\)"),
    (GARMENTS, "lady,2,0,0,0,0,0,no,6,2", "lady,2,0,0,0,0,0,no,,2", r"can be sold \(ROC-TAILOR-10\)"),
    (GARMENTS, "F02,festive,JADE,lady,1,0,2,0,1,0,no,,", "F02,festive,JADE,lady,1,0,2,0,1,0,no,0,",
     "never sold .ROC-FEST-01"),
    (GARMENTS, "A01,base", "A01,paper", r"set must be one of base, luxury.*\(ROC-COMP-02\)"),
    (GARMENTS, ",,luxury,reconstructed;requires_module=rulebook\nL02", ",,,reconstructed;requires_module=rulebook\nL02",
     r"a garment of the set luxury cannot require “” \(ROC-OPT-04\)"),
    (GARMENTS, "A01,base,AZURE,lady,2,0,0,0,0,0,no,6,2,,,", "A01,base,AZURE,lady,2,0,0,0,0,0,no,6,2,,festive,",
     r"a garment of the set base cannot require “festive” \(ROC-OPT-04\)"),
    (GARMENTS, "gain_livres amount=14,exclusive,", "gain_livres amount=14,festive,", r"set exclusive cannot require"),
    (GARMENTS, "A01,base,AZURE,lady,2,0,0,0,0,0,no,6,2,,,", "A01,base,AZURE,lady,2,0,0,0,0,0,no,6,2,on_make:none,,",
     r"bad effect “on_make:none” \(ROC-TAILOR-17\)"),
    (GARMENTS, "on_place:claim_favor", "at_noon:claim_favor", r"bad effect “at_noon.*\(ROC-TAILOR-17\)"),
    (GARMENTS, "exclusive+jewelry_box", "exclusive", r"there must be 4 of exclusive, not 6 \(ROC-COMP-02\)"),
    (GARMENTS, "A01,base,AZURE,lady,2,0", "A01,base,ROSE,gentleman,2,0", r"13 of azure, not 12 \(ROC-CONV-01\)"),
    (GARMENTS, "A01,base,AZURE,lady,2,0,0,0,0,0,no,6,2,,,reconstructed",
     "A01,base,AZURE,lady,2,0,0,0,0,0,no,6,2,,,guess",
     "provenance is one of rulebook, reported, inferred, reconstructed, not “guess”"),
    (GARMENTS, "no,6,2,,,reconstructed;colour=rulebook", "no,6,2,,,reconstructed;hue=rulebook", "names no field “hue”"),
    # her cards
    (HERS, "DB02,favor", "DB01,favor", "row 3: the id DB01 occurs twice"),
    (HERS, "DB01,favor,,1", "DB01,nap,,1", r"action must be one of favor.*\(ROC-SOLO-10\)"),
    (HERS, "DB01,favor,,", "DB01,favor,drawer=1,", r"favor has other parameters than “drawer=1” \(ROC-SOLO-10\)"),
    (HERS, "DB03,acquire,drawer=1", "DB03,acquire,drawer=4", r"acquire has other parameters .*\(ROC-SOLO-10\)"),
    (HERS, "DB06,acquire,place=left", "DB06,acquire,place=top", r"acquire has other parameters .*\(ROC-SOLO-10\)"),
    (HERS, "DB03,acquire,drawer=1", "DB03,acquire,drawer=1;place=left", r"acquire has other .*\(ROC-SOLO-10\)"),
    (HERS, "from=right;nth=2", "from=above;nth=2", r"tailor has other parameters .*\(ROC-SOLO-10\)"),
    (HERS, "from=right;nth=2", "from=right;nth=0", r"tailor has other parameters .*\(ROC-SOLO-10\)"),
    (HERS, "from=right;nth=2", "from=right;nth=x", r"tailor has other parameters .*\(ROC-SOLO-10\)"),
    (HERS, "from=right;nth=2", "from=right", r"tailor has other parameters .*\(ROC-SOLO-10\)"),
    (HERS, "type=fireworks", "type=fountain", r"fund has other parameters .*\(ROC-SOLO-10\)"),
    (HERS, "type=fireworks", "kind=fireworks", r"fund has other parameters .*\(ROC-SOLO-10\)"),
    (HERS, "DB01,favor,,1", "DB01,favor,,6", r"hall must be 1 to 5, not 6 \(ROC-SOLO-22\)"),
    (HERS, "DB01,favor,,1", "DB01,favor,,0", r"hall must be 1 to 5, not 0 \(ROC-SOLO-22\)"),
    (HERS, "1,matching_type,all,all,reconstructed;action", "1,a_crown,all,all,reconstructed;action",
     r"jewel must .*\(ROC-SOLO-27\)"),
    (HERS, "nth=4,4,matching_type,master", "nth=4,4,matching_type,master+master",
     r"levels is all, none or some of apprentice.journeyman.master, not “master.master” \(ROC-OPT-07\)"),
    # the Jewelry Box
    (BOX, "count = 7", "count = 6", r"jewelry_box.toml: there are 24 jewels \(ROC-COMP-06\)"),
    (BOX, 'kind = "ring"', 'kind = "necklace"', r"rose is a ring \(ROC-JB-03\)"),
    (BOX, 'wearer = "lady"\ncount = 7', 'wearer = "gentleman"\ncount = 7', r"azure is a necklace \(ROC-JB-03\)"),
    (BOX, "prices = [6, 5, 4, 3, 2]", "prices = [6, 5, 4, 3]", r"the jewel display has 5 spaces \(ROC-JB-04\)"),
    (BOX, "prices = [6, 5, 4, 3, 2]", "prices = [6, 5, 4, 3, 4]", r"jewels get cheaper to the right \(ROC-JB-04\)"),
    (BOX, "prices = [6, 5, 4, 3, 2]", "prices = [6, 5, 4, 3, -1]", r"jewels get cheaper to the right \(ROC-JB-04\)"),
    (BOX, '  { id = "W5", cost = 12, prestige = 4 },\n', "", r"there are five jeweller spaces \(ROC-JB-09\)"),
    (BOX, "[[exams.journeyman.tasks]]\nid = \"fund_decoration\"", "[[other]]\nid = \"x\"",
     r"4 and 3 tasks \(ROC-EXAM-03\)"),
    (BOX, "fee = 5", "toll = 5", r"a value is missing or wrong: 'fee' \(ROC-COMP-06\)"),
    (BOX, '"tailor_by_master", ', "", r"her Master tasks are, from the top, tailor_by_master.*\(ROC-SOLO-31\)"),
    # the board
    (BOARD, 'side = "1-3"', 'side = "4-5"', r"board_1_3.toml: this is side 1-3 of the board \(ROC-OPT-06\)"),
    (BOARD, "base_income = 5", "income = 5", r"a value is missing or wrong: 'base_income' \(ROC-SETUP-01\)"),
    (BOARD, WINDOW, f"{WINDOW}cost = 8\n" * 2 + WINDOW,
     r"the display has at most 7 spaces \(ROC-P1-10\)"),
    (BOARD, "cost = 6\ndiscard", "cost = 9\ndiscard", r"display costs fall from 8 to 0 \(ROC-TAILOR-02\)"),
    (BOARD, "cost = 8\ndiscard", "cost = 9\ndiscard", r"display costs fall from 8 to 0 \(ROC-TAILOR-02\)"),
    (BOARD, "cost = 0\ndiscard", "cost = -1\ndiscard", r"display costs fall from 8 to 0 \(ROC-TAILOR-02\)"),
    (BOARD, "drawers = 3\n", "drawers = 4\n", r"3 drawers of 3 \(ROC-SETUP-20\)"),
    (BOARD, "spaces_per_drawer = 3", "spaces_per_drawer = 4", r"3 drawers of 3 \(ROC-SETUP-20\)"),
    (BIG, "spaces_per_drawer = 4", "spaces_per_drawer = 3", r"3 drawers of 4 \(ROC-SETUP-20\)"),
    (BOARD, "[hire]\nspaces = 4", "[hire]\nspaces = 5", r"the hire row has 4 spaces \(ROC-SETUP-20\)"),
    (BOARD, "3 = 3, 4 = 5", "3 = 3, 4 = 4", r"hiring costs 5, 3, 1, 0 \(ROC-HIRE-02\)"),
    (BOARD, "2 = 1, 3 = 2, 4 = 2", "2 = 1, 3 = 3, 4 = 3", r"tiles cost 2, 2, 1, 0 \(ROC-ACQ-02\)"),
    (BOARD, "number = 5", "number = 6", r"there are five halls \(ROC-TAILOR-11\)"),
    (BOARD, "{ first = 5, second = 2 }", "{ first = 1, second = 2 }", r"first place scores most \(ROC-END-09\)"),
    (BOARD, "{ first = 5, second = 2 }", "{ first = 5, second = -1 }", r"first place scores most \(ROC-END-09\)"),
    (BOARD, 'reward = "yarn"', 'reward = "gold"', r"a value is missing or wrong.*\(ROC-SETUP-01\)"),
    (BOARD, 'id = "F2", cost = 13', 'id = "F2", cost = 10', r"fireworks get dearer to the right \(ROC-END-19\)"),
    (BOARD, "cost = 10, multiplier = 2", "cost = 10, multiplier = 4", r"Terrace multiplies by 2 or 3 \(ROC-END-25\)"),
    (BOARD, "prestige = [5, 3, 2]", "prestige = [5, 2, 3]", r"All Halls spaces fall \(ROC-ALLH-01\)"),
    (BOARD, "prestige = [5, 3, 2]", "prestige = [5, 3, 2, 1, 1, 1]", r"All Halls spaces fall \(ROC-ALLH-01\)"),
    (BOARD, '  { id = "S1", cost = 11', '  { id = "S0", cost = 1, prestige = 0 },\n' * 3 + '  { id = "S1", cost = 11',
     r"too many decoration spaces of a kind \(ROC-FUND-02\)"),
]  # fmt: skip


@rule("ROC-COMP-02", "ROC-COMP-03", "ROC-COMP-04", "ROC-COMP-05", "ROC-COMP-06")
@pytest.mark.parametrize(("file", "old", "new", "message"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_played_is_refused(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    place = pack(tmp_path / "pack", file)
    text = (place / file).read_text(encoding="utf-8")
    assert old in text
    (place / file).write_text(
        text.replace(old, new, 1) if file != GARMENTS else text.replace(old, new), encoding="utf-8"
    )
    with pytest.raises(BadComponents) as refused:
        game_of(place)
    assert re.search(message, str(refused.value)), str(refused.value)
    assert str(refused.value).startswith(file)


@rule("ROC-COMP-02", "ROC-COMP-06", "ROC-OPT-07")
def test_as_many_cards_as_there_are(tmp_path: Path) -> None:
    place = pack(tmp_path / "pack", EMPLOYEES)
    lines = (place / EMPLOYEES).read_text(encoding="utf-8").splitlines()
    (place / EMPLOYEES).write_text("\n".join(lines[:-1]), encoding="utf-8")
    with pytest.raises(BadComponents, match=r"there are 61 employees, not 60 \(ROC-COMP-02\)"):
        game_of(place)
    more = pack(tmp_path / "more", HERS)
    lines = (more / HERS).read_text(encoding="utf-8").splitlines()
    others = [lines[1].replace("DB01", f"DC{n:02}").replace(",all,all,", ",none,none,") for n in range(62 - len(lines))]
    (more / HERS).write_text("\n".join([*lines, *others]), encoding="utf-8")
    with pytest.raises(BadComponents, match=r"at most 60 cards, not 61 \(ROC-OPT-07\)"):
        game_of(more)


@rule("ROC-COMP-03")
def test_rolls_of_a_colour_fit_a_byte(tmp_path: Path) -> None:
    edits = [(f"base,{silk}", f"base,6{silk[1:]}") for silk in ("2,0,0,0", "0,2,0,0", "0,1,1,0")]
    place = pack(tmp_path / "pack", TILES, *edits)
    with pytest.raises(BadComponents, match=r"there are fewer than 128 rolls of a colour \(ROC-COMP-03\)"):
        game_of(place)


@rule("ROC-COMP-03", "ROC-COMP-04", "ROC-COMP-05")
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (TILES, "T09,base,1,0,0,0,1,1", "T09,base,6,0,0,0,3,3"),
        (GARMENTS, "lady,2,0,0,0,0,0,no,6,2", "lady,6,0,0,0,4,4,no,60,9"),
        (GARMENTS, "lady,2,0,0,0,0,0,no,6,2", "lady,1,0,0,0,0,0,yes,0,0"),
        (EMPLOYEES, "5=2;7=6;9=10;11=14", SIX_STEPS),
        (EMPLOYEES, "livres_by_deck_size,5=2;7=6;9=10;11=14", "livres_by_deck_size,5=2"),
        (EMPLOYEES, "of=garment;per=3", "of=garment;per=1"),
        (EMPLOYEES, "buy_prestige,livres=4", "buy_prestige,livres=1"),
        (EMPLOYEES, "azure_rose_per_prestige=2", "azure_rose_per_prestige=1"),
        (BOX, "prices = [6, 5, 4, 3, 2]", "prices = [6, 6, 0, 0, 0]"),
        (BOARD, "{ first = 5, second = 2 }", "{ first = 2, second = 2 }"),
        (BOARD, "{ first = 5, second = 2 }", "{ first = 5, second = 0 }"),
        (BOARD, "prestige = [5, 3, 2]", "prestige = [5, 3, 2, 2, 1]"),
        (BOARD, "cost = 8\ndiscard", "cost = 6\ndiscard"),
        (HERS, "from=right;nth=2", "from=right;nth=1"),
        (HERS, "DB01,favor,,1", "DB01,favor,,5"),
    ],
)
def test_other_values_can_be_played(tmp_path: Path, file: str, old: str, new: str) -> None:
    assert game_of(pack(tmp_path / "pack", file, (old, new))).setup(1, {}).start(1).to_act()


@rule("ROC-CONV-09")
def test_colours_are_compared_without_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = pack(tmp_path / "pack", GARMENTS, (",AZURE,", ",azure,"), (",JADE,", ",Jade,"))
    pack(
        place,
        EMPLOYEES,
        ("silk_colours=azure|rose", "silk_colours=AZURE|Rose"),
        ("azure=1L;jade=2L", "AZURE=1L;Jade=2L"),
    )
    pack(
        place,
        BOX,
        ('colour = "amber"', 'colour = "AMBER"'),
        ('colours = ["jade", "amber"]', 'colours = ["JADE", "amber"]'),
    )
    theirs, ours = game_of(place), game_of(tmp_path)
    assert theirs.read.bonuses == ours.read.bonuses
    assert repr(theirs.setup(2, {}).names()) == repr(ours.setup(2, {}).names())
    table = table_of(place, monkeypatch, jewelry_box="on").round(3).guest("1-1", "A01", 0).guest("1-2", "J01", 0)
    table.staff(0, ["II-a", "S-a"]).begins(0).plays("play II-a", "no-action", "use")
    assert (table.seat(0)["livres"], table.seat(0)["garments"]["azure"]) == (18, 1)


@rule("ROC-COMP-05", "ROC-CONV-09")
def test_parameters_that_need_not_be_given(tmp_path: Path) -> None:
    place = pack(
        tmp_path / "pack",
        EMPLOYEES,
        ("silk_colours=jade;master_garments=no", "silk_colours=jade"),
        ("pay=8/5/2;use_bonus=no", "pay=8/5/2"),
        ("jade=1P;amber=1P;azure_rose", "jade=1P;azure_rose"),
    )
    bonuses: dict[str, Any] = dict(game_of(place).read.bonuses)
    iv_b, ii_c, v_d = bonuses["IV-b"], bonuses["II-c"], bonuses["V-d"]
    assert (iv_b.master_garments, iv_b.must_sell, iv_b.livres_less, iv_b.prestige) == (True, False, 0, 0)
    assert (ii_c.pay, ii_c.table, ii_c.use_bonus) == ("table", [8, 5, 2], False)
    assert (v_d.jade, v_d.amber, v_d.azure_rose_per_prestige) == (1, 0, 2)
    assert iv_b.columns()[c.NO_MASTER_MARK] == 0


@rule("ROC-SOLO-10")
def test_her_cards_as_clients_read_them() -> None:
    cards = game_of(DATA).components_view()["du_barry"]
    words = ("action", "drawer", "place", "side", "nth", "type", "hall", "jewel")
    assert [[cards[name][word] for word in words] for name in ("DB01", "DB04", "DB07", "DB10", "DB14", "DB17")] == [
        ["favor", None, None, None, None, None, 1, "matching_type"],
        ["acquire", 2, None, None, None, None, 4, "matching_type"],
        ["acquire", None, "centre", None, None, None, 2, "same_colour"],
        ["tailor", None, None, "right", 2, None, 5, "matching_type"],
        ["hire", None, None, "left", 2, None, 4, "same_colour"],
        ["fund", None, None, None, None, "kitchen", 2, "matching_type"],
    ]
    assert cards["DB26"]["levels"] == ["journeyman", "master"]
    assert cards["DB28"]["levels"] == ["master"]
    assert cards["DB22"]["levels_jewelry_box"] == ["apprentice"]
    assert cards["DB29"]["levels"] == []
    assert cards["DB01"]["levels"] == ["apprentice", "journeyman", "master"]


@rule("ROC-COMP-03", "ROC-TAILOR-05")
@pytest.mark.parametrize(
    "other", ["2,0,0,0,2,1,or", "2,0,0,0,1,2,or", "2,0,0,0,1,1,and", "3,0,0,0,1,1,or", "2,0,0,1,1,1,or"]
)
def test_tiles_look_the_same_only_in_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other: str) -> None:
    place = pack(tmp_path / "pack", TILES, ("T02,base,2,0,0,0,1,1,or", f"T02,base,{other}"))
    table = table_of(place, monkeypatch).staff(0, ["S-a", "S-b"]).tiles(0, "T01", "T02").display("A01").begins(0)
    table.plays("play S-a", "tailor G6")
    assert table.legal() == ["pay T01", "pay T02"]


def test_labels_are_counted_value_by_value() -> None:
    inner = {"provenance": {"default": "inferred", "x": "reported"}, "id": "I", "x": 1, "y": "word", "z": [1, 2, 3]}
    table = {
        "provenance": "rulebook",
        "a": 1,
        "b": [1, 2],
        "c": inner,
        "d": [{"e": 1}, {"provenance": "reported", "e": 2}],
    }
    assert table_labels(table) == {"rulebook": 4, "reported": 2, "inferred": 4}
    assert table_labels({"a": 1}) == {"reconstructed": 1}

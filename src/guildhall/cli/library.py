"""`guildhall games`, `guildhall rules`, `guildhall components`: what there is to play and by which rules."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from guildhall.core.errors import UnknownName
from guildhall.core.options import Option
from guildhall.games import broken, game, meta, names
from guildhall.guide import Section, guide_of
from guildhall.text import guide_texts, rule_texts, texts_for, title


def show_games(as_json: bool, lang: str) -> None:
    if as_json:
        print(json.dumps([_plain(meta(name)) for name in names()], ensure_ascii=False))  # noqa: T201
        for name, fault in broken().items():
            print(f"left out: {name}, which cannot be loaded ({fault})", file=sys.stderr)  # noqa: T201
        return
    texts = texts_for(lang)
    console = Console()
    for name in names():
        about = meta(name)
        seats = f"{min(about.seats)} to {max(about.seats)} seats"
        console.print(
            f"[bold]{title(about, lang)}[/] ({name}), {about.year}, {seats}. {texts.format(f'{name}-summary')}"
        )
        if about.designers:
            by = f"{', '.join(about.designers)}; {', '.join(about.publishers)}"
            console.print(f"  by {by}. Guildhall is unofficial.", style="dim")
        for option in about.options:
            key = f"{name}-option-{option.key.replace('.', '-')}"
            console.print(f"  --option {option.key}={_values(option)}: {texts.format(key)}", highlight=False)
    for name, fault in broken().items():
        console.print(f"left out: {name}, which cannot be loaded ({fault})", style="yellow", markup=False)


def _plain(value: Any) -> Any:
    """Named tuples as objects, however deep they lie."""
    if hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def _values(option: Option) -> str:
    values = "|".join(option.values) if option.values else f"{option.low}..{option.high}"
    return f"{values} (default {option.default})"


def show_rules(name: str, wanted: str, lang: str, as_json: bool) -> None:
    meta(name)
    texts = rule_texts(name, lang)
    found = {
        rule: text for rule, text in texts.items() if wanted.upper() in rule and (not wanted or "-SECTION-" not in rule)
    }
    if wanted.upper() in texts:
        found = {wanted.upper(): texts[wanted.upper()]}
    if not found:
        raise UnknownName(f"{meta(name).title} has no rule “{wanted}”; see: guildhall rules {name}")
    if as_json:
        print(json.dumps(found, ensure_ascii=False))  # noqa: T201
        return
    console = Console()
    for rule, text in found.items():
        if "-SECTION-" in rule:
            console.print(f"\n[bold]{text}[/]")
        else:
            console.print(f"[cyan]{rule}[/] {text}", highlight=False)


def show_guide(name: str, wanted: str, lang: str, as_json: bool) -> None:
    """The sections of a game's guide, or those with this id or this rule."""
    found = guide_of(name)
    if found is None:
        raise UnknownName(f"{meta(name).title} has no guide; see: guildhall rules {name}")
    said = guide_texts(name, lang)
    sections = [
        (said[f"{name}-guide-{chapter.id}"], section)
        for chapter in found.chapters
        for section in chapter.sections
        if wanted.lower() in section.id or any(wanted.upper() in rule for rule in section.all_rules())
    ]
    if not sections:
        raise UnknownName(
            f"the guide of {meta(name).title} has no section “{wanted}”; see: guildhall rules {name} --guide"
        )
    if as_json:
        told = {section.id: _told(name, section, said) for _, section in sections}
        print(json.dumps(told, ensure_ascii=False))  # noqa: T201
        return
    console = Console()
    for chapter, section in sections:
        console.print(f"\n[bold]{escape(said[f'{name}-guide-{section.id}'])}[/] [dim]{escape(chapter)}[/]")
        for text, rules in zip(_told(name, section, said), section.rules, strict=True):
            console.print(f"{escape(text)} [cyan]{', '.join(rules)}[/]", highlight=False)


def _told(name: str, section: Section, said: Mapping[str, str]) -> list[str]:
    """Its paragraphs, without the stars that give weight to words."""
    return [said[f"{name}-guide-{section.id}-{n}"].replace("*", "") for n in range(1, len(section.rules) + 1)]


def check_components(name: str, pack: Path | None, as_json: bool) -> None:
    meta(name)
    checked = game(name, pack)
    provenance = [{"file": file, "values": counts} for file, counts in checked.provenance()]
    if as_json:
        report = {
            "game": name,
            "pack": str(pack) if pack else None,
            "digest": checked.components_digest,
            "files": provenance,
        }
        print(json.dumps(report, ensure_ascii=False))  # noqa: T201
        return
    console = Console()
    console.print(f"{meta(name).title}: component values are sound (digest {checked.components_digest}).")
    table = Table("file", "values by origin")
    for file, counts in checked.provenance():
        table.add_row(file, ", ".join(f"{count} {origin}" for origin, count in counts.items()))
    console.print(table)
    if not meta(name).exact:
        console.print(
            "Inferred and reconstructed values are not the printed ones; an owner can supply those as a pack (--pack)."
        )

"""Curves over time as an SVG picture, one below the other, each from zero."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, TOP, GAP = 720, 130, 70, 40, 45


class Curve(NamedTuple):
    name: str
    points: list[tuple[float, float]]


def plot(title: str, unit: str, curves: list[Curve]) -> str:
    """The picture's text."""
    whole = TOP + len(curves) * (HEIGHT + GAP)
    size = f'width="{LEFT + WIDTH + 20}" height="{whole}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">',
        f'<rect width="100%" height="100%" fill="#fff"/><text x="{LEFT}" y="20">{escape(title)}</text>',
    ]
    for place, curve in enumerate(curves):
        parts.append(_drawn(curve, unit, TOP + place * (HEIGHT + GAP)))
    return "\n".join([*parts, "</svg>\n"])


def _drawn(curve: Curve, unit: str, top: int) -> str:
    last = max((x for x, _ in curve.points), default=1.0) or 1.0
    most = max((y for _, y in curve.points), default=1.0) * 1.1 or 1.0
    bottom = top + HEIGHT
    points = " ".join(f"{LEFT + x / last * WIDTH:.1f},{bottom - y / most * HEIGHT:.1f}" for x, y in curve.points)
    return (
        f'<rect x="{LEFT}" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#ccc"/>'
        f'<polyline points="{points}" fill="none" stroke="#246" stroke-width="1.5"/>'
        f'<text x="{LEFT + 6}" y="{top + 16}">{escape(curve.name)}</text>'
        f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end">{most:.4g}</text>'
        f'<text x="{LEFT - 6}" y="{bottom}" text-anchor="end">0</text>'
        f'<text x="{LEFT + WIDTH}" y="{bottom + 15}" text-anchor="end">{last:.3g} {escape(unit)}</text>'
    )

"""Shares as dots with their intervals, row by row, as SVG: what `arena` and `balance` plot."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

COLOURS = ("#7a4b2a", "#246", "#385", "#a33", "#848")
SHAPES = (
    '<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}"/>',
    '<path d="M{x:.1f} {y:.1f}m0 -{r:.1f}l{r:.1f} {r:.1f}l-{r:.1f} {r:.1f}l-{r:.1f} -{r:.1f}z" fill="{fill}"/>',
    '<path d="M{x:.1f} {y:.1f}m-{r:.1f} -{r:.1f}h{d:.1f}v{d:.1f}h-{d:.1f}z" fill="{fill}"/>',
    '<path d="M{x:.1f} {y:.1f}m0 -{r:.1f}l{r:.1f} {d:.1f}h-{d:.1f}z" fill="{fill}"/>',
    '<path d="M{x:.1f} {y:.1f}m0 {r:.1f}l{r:.1f} -{d:.1f}h-{d:.1f}z" fill="{fill}"/>',
)
"""Every colour also has a shape."""
TOP = 60


class Dot(NamedTuple):
    """A share with its interval; `series` says whose, as colour and shape."""

    share: float
    low: float
    high: float
    series: int = 0


class Row(NamedTuple):
    """What the dots are shares of; `wished` is where they should lie. A row without dots is a heading."""

    label: str
    dots: Sequence[Dot] = ()
    wished: tuple[float, float] | None = None


def share_rows(title: str, rows: Sequence[Row], *, series: Sequence[str] = (), left: int = 160, step: int = 40) -> str:
    """A picture of all rows, with a legend if there are several series."""
    height, width = TOP + step * len(rows), left + 450 + 30 * max(1, len(series))
    font = f'font-family="sans-serif" font-size="{14 if step > 20 else 12}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {font}>',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="20" y="26" font-weight="bold">{escape(title)}</text>',
    ]
    for number, name in enumerate(series):
        x = left + 100 * number
        parts += [_shape(x, 42, 5, number), f'<text x="{x + 10}" y="46">{escape(name)}</text>']
    for number, row in enumerate(rows):
        parts += _row(row, TOP + step * number, left, step)
    return "\n".join([*parts, "</svg>", ""])


def _row(row: Row, y: float, left: int, step: int) -> list[str]:
    if not row.dots:
        return [f'<text x="20" y="{y + 5}" font-weight="bold">{escape(row.label)}</text>']
    parts = [f'<text x="20" y="{y + 5}">{escape(row.label)}</text>']
    if row.wished is not None:
        begin, width = left + 400 * row.wished[0], 400 * (row.wished[1] - row.wished[0])
        parts.append(f'<rect x="{begin:.1f}" y="{y - step / 2}" width="{width:.1f}" height="{step}" fill="#eef3ea"/>')
    parts.append(f'<line x1="{left}" y1="{y}" x2="{left + 400}" y2="{y}" stroke="#ddd"/>')
    radius = 6 if step > 20 else 3.5
    for number, dot in enumerate(row.dots):
        beside = y + 3 * (number - (len(row.dots) - 1) / 2)
        x, low, high = (left + 400 * value for value in (dot.share, dot.low, dot.high))
        colour = COLOURS[dot.series % len(COLOURS)]
        stroke = f'stroke="{colour}" stroke-width="{radius / 2}"'
        parts.append(f'<line x1="{low:.1f}" y1="{beside}" x2="{high:.1f}" y2="{beside}" {stroke}/>')
        parts.append(_shape(x, beside, radius, dot.series))
    said = " ".join(f"{dot.share:.1%}" if len(row.dots) == 1 else f"{dot.share:.0%}" for dot in row.dots)
    return [*parts, f'<text x="{left + 410}" y="{y + 5}">{said}</text>']


def _shape(x: float, y: float, radius: float, series: int) -> str:
    return SHAPES[series % len(SHAPES)].format(x=x, y=y, r=radius, d=2 * radius, fill=COLOURS[series % len(COLOURS)])

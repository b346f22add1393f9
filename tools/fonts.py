"""Cut the fonts of the client to the letters and weights it uses: web/src/fonts from the packages in node_modules.

pip install fonttools brotli && python -m tools.fonts

Whoever looks at a page in Cyrillic fetches four files of letters before anything is as it should be. Weights that
nobody asks for, small caps, fractions and letters of languages the client does not speak are left out; what a name
needs beyond that comes from the device. A changed font may not carry its maker's reserved name, so these have names of
their own.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parent.parent / "web"
PACKAGES = WEB / "node_modules" / "@fontsource-variable"
FONTS = WEB / "src" / "fonts"
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x178, *range(0x2010, 0x2016)]
LATIN += [
    0x2009,
    0x2018,
    0x2019,
    0x201A,
    0x201C,
    0x201D,
    0x201E,
    0x2022,
    0x2026,
    0x202F,
    0x2039,
    0x203A,
    0x20AC,
    0x2212,
]
TITLES = [
    *range(0x20, 0x7F),
    *map(ord, "àâáäåçéèêëìíîïñòóôöùúûüÿßœæÀÂÇÉÈÊÎÔÙÛŒ«»·×°½\u00a0"),
    *LATIN[LATIN.index(0x2010) :],
]
"""What titles and numerals need of it."""
CYRILLIC = [*range(0x410, 0x450), 0x401, 0x451, 0x404, 0x454, 0x406, 0x456, 0x407, 0x457, 0x490, 0x491, 0x2116, 0x301]
WEIGHTS = (400, 800)
FEATURES = ["kern", "lnum", "ccmp", "mark"]
MADE = {
    "display-latin": ("playfair-display", "latin-wght-normal", TITLES),
    "display-cyrillic": ("playfair-display", "cyrillic-wght-normal", CYRILLIC),
    "display-latin-italic": ("playfair-display", "latin-wght-italic", TITLES),
    "display-cyrillic-italic": ("playfair-display", "cyrillic-wght-italic", CYRILLIC),
    "text-latin": ("source-sans-3", "latin-wght-normal", LATIN),
    "text-cyrillic": ("source-sans-3", "cyrillic-wght-normal", CYRILLIC),
}
NAMED = (1, 3, 4, 6, 16)
"""The entries of a font's table of names that hold its name."""


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    for name, (package, part, letters) in MADE.items():
        font = cut(PACKAGES / package / "files" / f"{package}-{part}.woff2", letters)
        for entry in font["name"].names:
            if entry.nameID in NAMED:
                entry.string = f"Guildhall {name.partition('-')[0].title()}"
        font.save(FONTS / f"{name}.woff2")
    for package in ("playfair-display", "source-sans-3"):
        licence = (PACKAGES / package / "LICENSE").read_text(encoding="utf-8")
        (FONTS / f"OFL-{package}.txt").write_text(licence, encoding="utf-8")


def cut(file: Path, letters: list[int]) -> TTFont:
    options = subset.Options(layout_features=FEATURES, name_IDs=[0, 1, 2, 13, 14], glyph_names=False, hinting=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    font = TTFont(file)
    cutter.subset(font)
    font.flavor = None
    plain = BytesIO()
    font.save(plain)
    plain.seek(0)
    lighter = instancer.instantiateVariableFont(TTFont(plain), {"wght": WEIGHTS})
    lighter.flavor = "woff2"
    return lighter


if __name__ == "__main__":
    main()

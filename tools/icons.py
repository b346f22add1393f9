"""Draw the PNGs of web/public/icons anew from the drawings beside them.

python -m tools.icons
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parent.parent / "web" / "public" / "icons"
SIZES = {
    "guildhall-192": ("guildhall", 192),
    "guildhall-512": ("guildhall", 512),
    "guildhall-maskable-192": ("guildhall-maskable", 192),
    "guildhall-maskable-512": ("guildhall-maskable", 512),
    "apple-touch-icon": ("guildhall-maskable", 180),
    "badge": ("badge", 96),
}
"""Each picture with its drawing and how wide it is. iOS rounds the corners itself."""


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (drawing, size) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (ICONS / f"{drawing}.svg").read_text(encoding="utf-8")
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

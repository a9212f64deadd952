"""Take the pictures of the live page, which the README and the start page show.

With ``--site``, take pictures of the built site instead, into build/site-pictures, to look at them.
"""

from __future__ import annotations

import argparse
import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

from benchmarks.chromium import chromium
from benchmarks.screenshots import PICTURES, take
from tools.live_page import FOLDER, PAGE, VIEW, make_page

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

ROOT = PICTURES.parents[1]
SITE = ROOT / "build" / "site"
SITE_PAGES = {"start": "index", "gallery": "examples/index", "guide": "guides/groups"}
SIZES = {"desktop": (1440, 1000), "phone": (390, 844)}


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Keep requests out of the list of pictures."""


def take_site(browser: Browser, address: str, output: Path) -> None:
    """Take pictures of pages of the site: light and dark, on a desktop and on a phone."""
    output.mkdir(parents=True, exist_ok=True)
    for size, (width, height) in SIZES.items():
        for theme in ("light", "dark"):
            # An emulated scheme would hide that frames follow the theme of the site.
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme="null"
            )
            context.add_init_script(f"localStorage.mode = localStorage.theme = '{theme}'")
            page = context.new_page()
            for name, path in SITE_PAGES.items():
                page.goto(f"{address}/{path}.html")
                page.wait_for_load_state("networkidle")
                for frame in page.frames[1:] if page.locator("iframe:visible").count() else ():
                    frame.wait_for_selector("html[data-ready='1']", state="attached")
                page.wait_for_timeout(500)
                picture = output / f"{name}-{size}-{theme}.png"
                page.screenshot(path=picture, full_page=name == "start")
                print(picture)
            context.close()


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--site", action="store_true", help="take pictures of the built site")
    options = parser.parse_args()
    if options.site:
        handler = functools.partial(_Quiet, directory=str(SITE))
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, chromium() as browser:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            take_site(
                browser, f"http://127.0.0.1:{server.server_port}", SITE.with_name("site-pictures")
            )
            server.shutdown()
        return
    make_page()
    with chromium() as browser:
        address = (FOLDER / PAGE).as_uri() + VIEW
        for name, picture in (
            ("live-page.webp", take(browser, address, scheme="light")),
            ("live-page-dark.webp", take(browser, address, scheme="dark")),
        ):
            PICTURES.joinpath(name).write_bytes(picture)
            print(f"{name}: {len(picture):,} bytes")


if __name__ == "__main__":
    main()

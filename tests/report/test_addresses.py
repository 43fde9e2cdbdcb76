"""What the address says is shown; pages on a phone and on a desk, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.by import By

WIDE, HIGH = 390, 844


def opened(browser: webdriver.Chrome, site: Path, address: str) -> None:
    browser.get("about:blank")
    browser.get(f"{site.as_uri()}/{address}")


@contextmanager
def phone(browser: webdriver.Chrome) -> Iterator[None]:
    metrics = {"width": WIDE, "height": HIGH, "deviceScaleFactor": 1, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    try:
        yield
    finally:
        browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_a_lemma_is_in_the_address(browser: webdriver.Chrome, full_site: Path) -> None:
    for address, shown in (("thm-2.1-iiia", "thm_2_1_iiia"), ("no_bishop", "no_bishop")):
        opened(browser, full_site, f"lemmas.html#{address}")
        assert browser.find_element(By.ID, "lemma-said").text.startswith(f"{shown}:")


def test_a_filter_is_in_the_address(browser: webdriver.Chrome, full_site: Path) -> None:
    opened(browser, full_site, "statements.html#verdict=refuted")
    shown = browser.find_element(By.ID, "shown").text
    rows = browser.find_elements(By.CSS_SELECTOR, "#statements tbody tr:not([hidden])")
    assert shown.startswith(f"{len(rows)} of ")
    assert {row.get_attribute("data-status") for row in rows} == {"refuted"}
    browser.find_element(By.ID, "filter").send_keys("belief")
    assert "words=belief" in browser.current_url
    assert "verdict=refuted" in browser.current_url


def test_on_a_phone_the_header_is_one_line_and_nothing_is_wider_than_the_screen(
    browser: webdriver.Chrome, full_site: Path
) -> None:
    with phone(browser):
        for page in ("index.html", "board.html", "statements.html", "api.html"):
            opened(browser, full_site, page)
            assert browser.find_element(By.TAG_NAME, "header").size["height"] < 60, page
            assert browser.execute_script("return document.documentElement.scrollWidth") <= WIDE, page


def test_the_legend_is_beside_the_board_and_start_shows_the_board(browser: webdriver.Chrome, site: Path) -> None:
    opened(browser, site, "board.html#game=2WN^3")
    board, legend = browser.find_element(By.ID, "board"), browser.find_element(By.ID, "legend")
    assert legend.location["x"] > board.location["x"] + board.size["width"]
    assert legend.location["y"] < 600
    start = browser.find_element(By.ID, "play-first")
    browser.execute_script("arguments[0].scrollIntoView(); arguments[0].click()", start)
    top = browser.execute_script("return document.getElementById('board').getBoundingClientRect().top")
    assert -60 <= top < 800
    assert browser.switch_to.active_element.get_attribute("id") == "board"


def test_the_front_page_is_the_board(browser: webdriver.Chrome, site: Path) -> None:
    opened(browser, site, "index.html")
    board = browser.find_element(By.ID, "board")
    assert board.location["y"] < 400
    assert "(0, 4) is a P-position" in browser.find_element(By.ID, "info-title").text
    assert browser.current_url.endswith("#game=2WN%5E3&board=24&at=0,4")
    opened(browser, site, "index.html#words")
    assert browser.current_url.endswith("#words")
    assert browser.execute_script("return window.scrollY") > 500
    browser.find_element(By.ID, "grow")  # the board is there all the same
    assert "(0, 4)" in browser.find_element(By.ID, "info-title").text
    opened(browser, site, "board.html#game=WN&board=30&at=3,5")
    browser.execute_script("location.hash = '#main'")  # the link that skips to the content
    assert browser.find_element(By.ID, "name").get_property("value") == "WN"


def test_the_reference_has_pages_of_readable_length(full_site: Path) -> None:
    pages = sorted(full_site.glob("api-*.html"))
    assert len(pages) > 12
    assert max(page.stat().st_size for page in pages) < 120_000
    assert 'id="verifier.games.rules"' in (full_site / "api-verifier-games.html").read_text()
    assert "api-verifier-interface.html#verifier.interface" in (full_site / "api.html").read_text()

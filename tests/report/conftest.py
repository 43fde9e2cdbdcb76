"""A real browser (Debian's chromium and chromium-driver) on a freshly built site, opened from disk."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from verifier.games.rules import Bishop, Block, Bound, Part, Rook, Ruleset, Vectors, triangle
from verifier.report.site import build

FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --window-size=1360,900"
)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site without any results: the board is complete."""
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    return folder


@pytest.fixture(scope="session")
def full_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of this project's own results."""
    folder = tmp_path_factory.mktemp("full-site")
    build(folder, Path(__file__).parents[2] / "results")
    return folder


@pytest.fixture(scope="session")
def browser() -> Iterator[webdriver.Chrome]:
    """Headless Chromium. It must be there: a test that cannot look has not passed."""
    chromium, driver = shutil.which("chromium"), shutil.which("chromedriver")
    assert chromium, "chromium is missing: apt-get install chromium chromium-driver"
    assert driver, "chromedriver is missing: apt-get install chromium chromium-driver"
    options = webdriver.ChromeOptions()
    options.binary_location = chromium
    for flag in FLAGS.split():
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    session = webdriver.Chrome(options=options, service=Service(driver))
    yield session
    session.quit()


def _random_rules(rng: random.Random) -> Ruleset:
    """Any rules of the model: every part, every kind of block, rectangle and ending."""
    parts: list[Part] = []
    if rng.random() < 0.7:
        q = rng.randint(1, 5)
        parts.append(Rook(q, tuple(rng.sample(range(q), rng.randint(1, q)))))
    if rng.random() < 0.7:
        parts.append(Bishop(rng.randint(1, 4), rng.randint(1, 3)))
    if rng.random() < 0.4 or not parts:
        count = rng.randint(1, 4)
        vectors = tuple((i, j) for i, j in ((rng.randint(0, 4), rng.randint(0, 4)) for _ in range(count)) if i + j)
        parts.append(Vectors(vectors or ((1, 2),), rng.random() < 0.5))
    if rng.random() < 0.2:
        parts.append(Rook(3, (rng.randint(0, 2),)))
    if rng.random() < 0.3:
        parts.append(Bound(rng.randint(1, 3), rng.randint(1, 3)))
    cells = tuple((rng.randint(0, 6), rng.randint(0, 6)) for _ in range(rng.randint(1, 4)))
    kind = rng.choice(("roob", "bishop", "any"))
    block = Block(rng.randint(0, 4), kind, rng.randint(1, 3) if kind == "roob" else 1)  # type: ignore[arg-type]
    return Ruleset(
        tuple(parts),
        block if rng.random() < 0.6 else None,
        (rng.randint(0, 5), rng.randint(0, 5)) if rng.random() < 0.4 else None,
        "misere" if rng.random() < 0.3 else "normal",
        rng.choice((triangle(rng.randint(0, 4)), cells)) if rng.random() < 0.3 else (),
    )


@pytest.fixture(scope="session")
def random_rules() -> Callable[[random.Random], Ruleset]:
    return _random_rules

"""The board page end to end: what a person does, in headless Chromium, from disk."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

import pytest
from selenium.webdriver import ActionChains, Chrome, Keys
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select


class Page:
    """The page as a person sees it."""

    def __init__(self, browser: Chrome, site: Path) -> None:
        self.browser, self.address = browser, (site / "board.html").as_uri()

    def open(self, state: str = "") -> None:
        self.browser.get("about:blank")
        self.browser.get(f"{self.address}{state}")

    def text(self, identity: str) -> str:
        return self.browser.find_element(By.ID, identity).text.replace("\u00a0", " ")

    def click(self, identity: str) -> None:
        self.browser.find_element(By.ID, identity).click()

    def type(self, identity: str, text: str) -> None:
        field = self.browser.find_element(By.ID, identity)
        field.send_keys(Keys.CONTROL, "a", Keys.NULL, text, Keys.TAB)

    def at(self, x: int, y: int, *, click: bool = False) -> None:
        """Point at a cell of the canvas (24 x 24 board), and perhaps click it."""
        canvas = self.browser.find_element(By.ID, "board")
        self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", canvas)
        width, height = canvas.size["width"], canvas.size["height"]
        cell = (width - 38) / 24
        dx, dy = 30 + (x + 0.5) * cell - width / 2, 8 + (23.5 - y) * cell - height / 2
        pointer = ActionChains(self.browser).move_to_element_with_offset(canvas, round(dx), round(dy))
        (pointer.click() if click else pointer).perform()

    def keys(self, *keys: str) -> None:
        self.browser.execute_script("document.getElementById('board').focus()")
        ActionChains(self.browser).send_keys(*keys).perform()

    def state(self) -> str:
        return unquote(self.browser.current_url.partition("#")[2])


@pytest.fixture
def page(browser: Chrome, site: Path) -> Page:
    browser.set_window_size(1360, 900)
    browser.get_log("browser")  # forget what earlier pages said
    return Page(browser, site)


@pytest.fixture(autouse=True)
def no_errors(browser: Chrome, page: Page) -> object:
    yield
    assert [entry for entry in browser.get_log("browser") if entry["level"] == "SEVERE"] == []


def test_example_4(page: Page) -> None:
    """Choose 2WN^3, hover (0, 4): bishop-type (0, 3), roob-type (0, 0), (0, 1), (0, 2), two of them blocked, so P."""
    page.open("#game=WN&board=24")
    page.type("name", "2WN^3")
    page.at(0, 4)
    assert page.text("info-title") == "P (0, 4) is a P-position"
    assert page.text("why") == (
        "(0, 4) is a P-position: the previous player blocks (0, 0) and (0, 2) (2 of at most 2), "
        "and every other option is an N-position."
    )
    rows = page.text("options").splitlines()
    assert rows == [
        "options P N",
        "rook-type, blockable (3) (0, 0) (0, 2) (0, 1)",
        "rook-type and 2-bishop-type, not blockable (1) – (0, 3)",
    ]


def test_the_family_and_constants_make_the_name(page: Page) -> None:
    page.open()
    Select(page.browser.find_element(By.ID, "family")).select_by_value("modulo-l")
    page.type("constant-p", "6")
    page.type("constant-l", "2")
    assert page.browser.find_element(By.ID, "name").get_attribute("value") == "2WN^(2,6)"
    assert page.text("rules") == "Moves: the rook (lengths 0, 1 mod 6), the 2-bishop."
    assert "game=2WN^(2,6)" in page.state()


def test_play_and_lose_to_the_perfect_opponent(page: Page) -> None:
    """From the P-position (1, 9) of 2WN^3 the first player loses, whatever he does; here by click and keyboard."""
    page.open("#game=2WN^3&board=24&at=1,9")
    page.click("play-first")
    assert "You are to move from (1, 9)" in page.text("play-status")
    assert "hidden while you play" in page.text("why")
    seen_blocked = seen_blocks = False
    for _ in range(40):
        status = page.text("play-status")
        if "over" in status:
            break
        if "Choose up to 2" in status:
            seen_blocks = True
            page.keys("d")
            continue
        seen_blocked |= "has blocked" in status
        move = page.browser.execute_script(
            """
            const solution = Wythoff.solve(Wythoff.parseGame("2WN^3"), 24, 24);
            const play = new URLSearchParams(location.hash.slice(1)).get("play");
            const now = Play.state(Play.parse(solution, play));
            const open = now.options.filter((o) => !now.blocked.some((b) => b.x === o.x && b.y === o.y));
            const far = open[open.length - 1];
            return [far.x, far.y];
            """
        )
        page.at(*move, click=True)
    assert page.text("play-status").endswith("The opponent wins.")
    assert seen_blocked
    assert seen_blocks
    assert "The opponent: blocks" in page.text("play-log")


def test_you_choose_blocks_and_win_when_you_should(page: Page) -> None:
    """Example 1 with the roles of the paper: 2WN^2 at (0, 2); Bob blocks (0, 0) and wins."""
    page.open("#game=2WN^2&board=24&at=0,2")
    page.click("play-second")
    assert "Choose up to 1 of the dashed options" in page.text("play-status")
    page.at(0, 1, click=True)
    assert page.text("play-status") == "(0, 1) is not a blockable option."
    page.at(0, 0, click=True)
    page.click("play-done")
    assert "You are to move from (0, 1)" in page.text("play-status")
    page.keys(Keys.ARROW_DOWN, Keys.ENTER)
    assert page.text("play-status").endswith("there is no option left. You win.")


def test_taking_back_and_hints(page: Page) -> None:
    page.open("#game=2WN^2&board=24&at=0,2")
    page.click("play-second")
    page.click("play-hint")
    assert page.text("play-status") == "Hint: block (0, 0); that wins."
    page.keys("d")
    assert page.text("play-status").endswith("The opponent wins.")
    page.click("play-undo")
    assert "Choose up to 1 of the dashed options" in page.text("play-status")


def test_the_second_player_picks_l(page: Page) -> None:
    page.open("#game=2x3WN&board=24&at=0,4")
    page.click("play-second")
    picks = page.browser.find_elements(By.CSS_SELECTOR, "#play-picks button")
    assert [pick.text for pick in picks] == ["l = 0", "l = 1", "l = 2"]
    assert [pick.is_enabled() for pick in picks] == [True, True, True]
    picks[1].click()
    assert page.text("play-status").endswith("there is no option left. You win.")


def test_a_claim_shows_its_wrong_entry(page: Page) -> None:
    """One wrong number in a list is found; the Beatty pairs fail for 2WN^(2), where gcd(m, p) is not 1."""
    page.open("#game=2WN^3&board=24")
    page.click("claim-paper")
    assert "It agrees with the P-positions everywhere" in page.text("claim-result")
    page.type("claim", "pairs: 0,0 0,2 0,4 1,7 1,9 1,12 2,14")
    assert page.text("claim-result").endswith(
        "(1, 12) and (12, 1) are claimed but N; (1, 11) and (11, 1) are P but not claimed."
    )
    page.open("#game=2WN^(2)&board=24&claim=beatty:m=2,p=2")
    assert "(0, 2), (2, 0)" in page.text("claim-result")
    assert "claimed but N; (0, 3), (3, 0)" in page.text("claim-result")
    assert "P, but not claimed" in page.text("legend")


def test_a_wrong_entry_is_drawn_on_the_board(page: Page) -> None:
    """The pixel at the centre of the cross over a wrong entry has the colour of wrong things."""
    red = """
      const canvas = document.getElementById("board"), ratio = canvas.width / canvas.clientWidth;
      const size = (canvas.clientWidth - 38) / 24, x = 30 + 0.5 * size, y = 8 + (23.5 - 2) * size;
      const [r, g, b] = canvas.getContext("2d").getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data;
      return r > 150 && g < 60 && b < 60;
    """
    page.open("#game=2WN^(2)&board=24&at=20,20")
    assert page.browser.execute_script(red) is False
    page.open("#game=2WN^(2)&board=24&at=20,20&claim=beatty:m=2,p=2")
    assert page.browser.execute_script(red) is True


def test_the_paper_s_tables_are_claims(page: Page) -> None:
    page.open()
    Select(page.browser.find_element(By.ID, "tables")).select_by_visible_text("Table 2, 2WN^3")
    assert "It agrees" in page.text("claim-result")
    Select(page.browser.find_element(By.ID, "tables")).select_by_visible_text("Table 3, 2WN^(2)")
    assert page.text("claim-result").endswith("board: (9, 49) and (49, 9) are claimed but N.")
    assert "board=51" in page.state()
    Select(page.browser.find_element(By.ID, "tables")).select_by_visible_text("Table 4, 2WN^(1,3)")
    assert "It fails" in page.text("claim-result")
    assert "(0, 4)" in page.text("claim-result")


def test_rows_grow(page: Page) -> None:
    page.open("#game=WN&board=24")
    page.keys(*["["] * 22)
    assert "rows=1" in page.state()
    assert page.text("rows-shown") == "1"
    assert "N because of a row" in page.text("legend")
    page.keys("]")
    assert "rows=2" in page.state()


def test_the_address_holds_the_state(page: Page) -> None:
    page.open("#game=2WN^3&board=24&at=1,9")
    page.click("play-first")
    page.at(0, 9, click=True) if "(0, 9)" not in page.text("play-status") else page.at(1, 8, click=True)
    log, status, address = page.text("play-log"), page.text("play-status"), page.browser.current_url
    assert log
    page.browser.get("about:blank")
    page.browser.get(address)
    assert (page.text("play-log"), page.text("play-status")) == (log, status)


def test_an_address_that_stops_at_the_opponent_s_turn_goes_on(page: Page) -> None:
    """You have blocked nothing at (0, 2) of 2WN^2, so the opponent moves to (0, 0) and wins."""
    page.open("#game=2WN^2&board=24&at=0,2&play=0.2:opponent:b")
    assert page.text("play-log").splitlines() == ["You: blocks nothing", "The opponent: moves to (0, 0)"]
    assert page.text("play-status").endswith("The opponent wins.")


def test_own_rules(page: Page) -> None:
    page.open()
    page.browser.execute_script("document.querySelector('details').open = true")
    area = page.browser.find_element(By.ID, "json")
    area.clear()
    area.send_keys('{"moves": [{"type": "vectors", "vectors": [[1, 0], [0, 1]]}]}')
    page.click("json-use")
    assert page.text("rules") == "Moves: (0,1), (1,0)."
    page.at(1, 1)
    assert page.text("info-title") == "P (1, 1) is a P-position"
    area.clear()
    area.send_keys('{"moves": [{"type": "knight"}]}')
    page.click("json-use")
    assert '"rook", "bishop", "vectors" or "bound"' in page.text("error")
    area.clear()
    area.send_keys('{"moves": [{"type": "bishop", "width": 2}], "block": {"at_most": 1, "kind": "roob"}}')
    page.click("json-use")
    assert "l = 2 for rook-type options that no 2-bishop move reaches" in page.text("error")
    assert page.text("rules") == "Moves: (0,1), (1,0)."


@pytest.mark.parametrize(
    "hostile", ["#game=<img src=x onerror=alert(1)>", "#board=900", "#rules={", "#play=1.1:me:", "#at=x"]
)
def test_a_bad_address_is_one_sentence(page: Page, hostile: str) -> None:
    page.open(hostile)
    assert page.text("rules").startswith("Moves:")
    if hostile != "#at=x":
        assert page.text("error").endswith(".")
    assert page.browser.find_elements(By.CSS_SELECTOR, "main img") == []


@pytest.mark.parametrize("board", ["200", "120x200"])
def test_the_largest_boards(page: Page, board: str) -> None:
    page.open(f"#game=2WN^3&board={board}&at=100,150")
    assert page.text("info-title").startswith("N (100, 150)")


def test_without_a_keyboard_the_buttons_do(page: Page) -> None:
    """Example 1 once more: the pad moves the cursor, and a button chooses."""
    page.open("#game=2WN^2&board=24&at=0,2")
    page.click("play-second")
    down = page.browser.find_element(By.CSS_SELECTOR, "[data-step='0,-1']")
    down.click()
    down.click()
    page.click("choose")
    assert "block 1 of at most 1" in page.text("play-done")
    page.click("play-done")
    down.click()
    page.click("choose")
    assert page.text("play-status").endswith("You win.")


def test_a_phone(page: Page) -> None:
    """Nothing sticks out of a phone's screen, a tap chooses a position, and the buttons are large enough."""
    metrics = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
    page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    try:
        page.open("#game=2WN^3&board=24&at=0,4")
        assert page.browser.execute_script("return document.documentElement.scrollWidth") <= 390
        buttons = ".pad button:not([hidden]), #play-start button"
        heights = page.browser.execute_script(
            "return [...document.querySelectorAll(arguments[0])].map((b) => b.offsetHeight)", buttons
        )
        assert min(heights) >= 44
        page.at(1, 7, click=True)
        assert "at=1,7" in page.state()
        order = (
            "return ['scroll', 'why', 'legend'].map((id) => document.getElementById(id).getBoundingClientRect().top)"
        )
        assert page.browser.execute_script(order) == sorted(page.browser.execute_script(order))
    finally:
        page.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_what_an_address_says_wrongly_is_left_out_and_the_rest_is_shown(page: Page) -> None:
    """The paper claims nothing of 2WN^(2); the game and the position are shown all the same."""
    page.open("#game=2WN^(2)&board=30&at=0,3&claim=paper")
    assert page.text("error") == "The paper makes no claim about this game."
    assert page.browser.find_element(By.ID, "name").get_attribute("value") == "2WN^(2)"
    assert page.text("info-title") == "P (0, 3) is a P-position"
    page.open("#game=2WN^(2)&board=none&at=0,3")
    assert page.text("error").startswith("A board is a number")
    assert page.browser.find_element(By.ID, "name").get_attribute("value") == "2WN^(2)"
    page.open("#game=nonsense&board=30&at=0,3")
    assert "nonsense" in page.text("error")
    assert page.browser.find_element(By.ID, "size").get_attribute("value") == "30"


def test_a_claim_that_cannot_be_read_is_refused_beside_the_claim(page: Page) -> None:
    page.open("#game=2WN^(2)&board=30")
    page.click("claim-paper")
    assert page.text("claim-result") == "The paper makes no claim about this game."
    page.type("claim", "beatty:m=2")
    assert page.text("claim-result") == page.text("error") != ""
    page.type("claim", "beatty:m=2,p=2")
    assert page.text("claim-result").startswith("The claim: ")
    assert page.text("error") == ""

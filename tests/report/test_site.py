"""The static site: complete without a network, honest about what is missing, safe with what results say."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path
from typing import get_args
from urllib.parse import unquote

import networkx as nx
import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select
from typer.testing import CliRunner

from verifier.base.errors import UserError
from verifier.base.verdict import Status
from verifier.claims.kinds import parse_claim
from verifier.cli import app
from verifier.games.names import parse_game
from verifier.lemmas.lemma_graph import lemma_graph
from verifier.papers.model import StatementKind, Strength
from verifier.papers.record import WORDS
from verifier.report.drawing import read_drawing
from verifier.report.links import board_address
from verifier.report.serve import server
from verifier.report.shown import boards_of
from verifier.report.site import PAGES, build
from verifier.report.tables import TABLES
from verifier.report.texts import markdown
from verifier.report.verdicts import KINDS, STRENGTHS, VERDICTS, by_cause
from verifier.solve import retrograde

ROOT = Path(__file__).parents[2]
SHIPPED = {
    row["id"]: row for row in json.loads((ROOT / "results" / "paper" / "statements.json").read_text())["statements"]
}
# Records as they are stored, three of them with other words.
STATEMENTS = [
    SHIPPED["thm-2.1-i"],
    SHIPPED["ex-4"] | {"verdict": "refuted", "reason": "<b>(0, 4)</b> is P by `x`.", "commands": ["wythoff check DIR"]},
    SHIPPED["lem-3.3-ii"] | {"verdict": "open", "reason": "no time"},
    SHIPPED["table-3"]
    | {
        "literal": SHIPPED["table-3"]["literal"] | {"witness": "(9, 49) is N."},
        "certificates": [{"folder": "table-3", "proves": "(9, 49) is N", "manifest": "0"}],
        "reason": "(9, 49) is N. Corrected: holds, said twice",
    },
]


@pytest.fixture
def results(tmp_path: Path) -> Path:
    root = tmp_path / "results"
    (root / "paper").mkdir(parents=True)
    (root / "paper" / "statements.json").write_text(json.dumps({"statements": STATEMENTS}))
    (root / "paper" / "certificates" / "table-3").mkdir(parents=True)
    manifest = {"game": parse_game("2WN^(2)").to_json(), "claim": {"listed": [[0, 0], [9, 49]]}, "board": [60, 60]}
    manifest["counterexample"] = [9, 49]
    (root / "paper" / "certificates" / "table-3" / "manifest.json").write_text(json.dumps(manifest))
    (root / "paper" / "letter.md").write_text(
        "# Errata\n\n[below](#table-4-n--16-d), [own](#t4)\n\n### Table 4, (n = 16: `d`)\n\n"
        '<a id="t4"></a>\n\n| place | wrong |\n|---|---|\n| Table 4 | <script>alert(1)</script> |\n'
    )
    (root / "open-questions").mkdir()
    (root / "open-questions" / "asymptotics.md").write_text("# Asymptotics\n\nSlope 1.3.\n")
    (root / "open-questions" / "asymptotics.json").write_text("{}")
    (root / "figures").mkdir()
    (root / "figures" / "figure-2.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    (root / "lemmas.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    return root


def test_sweeps_are_tables_of_m_and_p(tmp_path: Path) -> None:
    """The verdicts of a store, with a letter and a class in each cell; without one the page says how to get it."""
    store = tmp_path / "wythoff.db"
    sweep = ["sweep", "verify", "--games", "mWN^p", "--m", "1..2", "--p", "1..3", "--board", "12", "--jobs", "1"]
    assert CliRunner().invoke(app, [*sweep, "--store", str(store)]).exit_code == 0
    assert CliRunner().invoke(app, ["report", "-o", str(tmp_path / "site"), "--store", str(store)]).exit_code == 0
    page = (tmp_path / "site" / "sweeps.html").read_text()
    assert page.count('<td title="VERIFIED" class="VERIFIED">V</td>') == 6
    assert "sweep verify on 12 x 12" in page
    assert "6 results: 6 VERIFIED." in page
    assert '<p class="caption">mWN^p on 12 x 12; claimed: what the paper says of each.' in page
    build(tmp_path / "empty")
    assert "There is no store of sweeps here" in (tmp_path / "empty" / "sweeps.html").read_text()


def test_on_a_phone_a_table_of_m_and_p_is_whole_or_scrolls(tmp_path: Path, browser: Chrome) -> None:
    """Four columns and the caption are on the screen; forty scroll, and the page does not."""
    screen = {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True}
    for last in (4, 40):
        store, site = tmp_path / f"{last}.db", tmp_path / f"site-{last}"
        sweep = ["sweep", "hunt", "--games", "mWN^p", "--m", "2", "--p", f"1..{last}", "--board", "5", "--jobs", "1"]
        assert CliRunner().invoke(app, [*sweep, "--store", str(store)]).exit_code == 0
        build(site, None, store)
        browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", screen)
        try:
            browser.get((site / "sweeps.html").as_uri())
            shown = browser.find_elements(By.CSS_SELECTOR, ".caption" if last > 4 else "table.grid td, .caption")
            assert shown
            assert all(part.rect["x"] + part.rect["width"] <= 390 for part in shown)
            assert browser.execute_script("return document.documentElement.scrollWidth") <= 390
            frame = "const f = document.querySelector('.wide'); return [f.scrollWidth > f.clientWidth, f.clientWidth]"
            scrolls, width = browser.execute_script(frame)
            assert scrolls == (last > 4)
            assert width <= 390
        finally:
            browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_columns_of_numbers_end_on_the_right() -> None:
    html = str(markdown("| a | b | c |\n|---|---|---|\n| x | 1,000 | 3 |\n| 2 | 0.5 s | - |\n"))
    assert html.count("text-align:right") == 6
    assert "<th>a</th>" in html


def test_every_link_leads_somewhere_on_disk(tmp_path: Path, results: Path) -> None:
    """No page refers to a network, and every file that a page names is in the folder."""
    target = tmp_path / "site"
    for page in build(target, results):
        for link in re.findall(r'(?:href|src)="([^"]*)"', page.read_text(encoding="utf-8")):
            assert not re.match(r"\w+:", link) or link == "data:,", link
            assert link.startswith(("#", "data:")) or (target / link.partition("#")[0]).is_file(), link
            assert not link.startswith("#") or f'id="{link[1:]}"' in page.read_text(encoding="utf-8"), link
    for script in (target / "static").iterdir():
        assert "http" not in script.read_text(encoding="utf-8")


def test_the_pages_of_the_real_results_lead_somewhere_too(full_site: Path) -> None:
    """The same for what is in `results/`; its texts link to each other, and statements to figures and boards."""
    target = full_site
    pages = {page.stem: page.read_text(encoding="utf-8") for page in target.glob("*.html")}
    for name, text in pages.items():
        for link in re.findall(r'(?:href|src)="([^"]*)"', text):
            file, _, anchor = link.partition("#")
            assert link == "data:," or not file or (target / file).is_file(), (name, link)
            if anchor and not file.startswith("board"):
                assert f'id="{unquote(anchor)}"' in pages[Path(file or name).stem], (name, link)
    questions = sorted((ROOT / "results" / "open-questions").glob("*.md"))
    assert pages["questions"].count("<article") == len(questions)
    assert 'href="#polynomial"' in pages["questions"]
    assert "wythoff check results/open-questions/certificates/complementary/1WN-2-3" in pages["questions"]
    assert "figures.html#erratum-theorem-2.1-iiia" in pages["statements"]
    assert 'href="board.html#game=2WN%5E3&amp;board=40&amp;claim=paper&amp;at=0,4"' in pages["statements"]
    assert "<svg" in pages["lemmas"]
    assert "Figure 1 of the paper" in pages["figures"]
    assert 'href="proof.html#8-beyond-the-paper"' in pages["beyond"]
    assert 'href="questions.html#polynomial"' in pages["beyond"]
    assert 'href="synthesis.html"' in pages["beyond"]
    assert 'href="beyond.html"' in pages["index"]
    for name in ("beyond", "proof", "synthesis"):
        assert len(pages[name]) > 5000


def test_every_board_of_a_statement_opens(site: Path, browser: Chrome) -> None:
    """No address of a statement is refused by the page; those of true theorems agree everywhere."""
    seen = {}
    for identity in json.loads((ROOT / "results" / "paper" / "statements.json").read_text())["statements"]:
        for address in boards_of(identity["id"]):
            browser.get("about:blank")
            browser.get(f"{site.as_uri()}/{address}")
            assert not browser.find_element(By.ID, "error").text, address
            seen[identity["id"]] = browser.find_element(By.ID, "claim-result").text
    assert len(seen) > 20
    for identity in ("wyt07", "thm-2.1-i", "thm-2.1-iia-if", "thm-2.1-iib", "thm-2.1-iiib", "table-1", "table-2"):
        assert "agrees with the P-positions everywhere" in seen[identity], identity
    for identity in ("thm-2.1-iia-only-if", "table-3", "table-3-caption", "table-4", "table-4-entries"):
        assert "It fails on" in seen[identity], identity


def test_the_lemma_graph_answers_to_pointer_and_keyboard(full_site: Path, browser: Chrome) -> None:
    browser.set_window_size(1360, 900)
    browser.get((full_site / "lemmas.html").as_uri())
    boxes = {
        box.find_element(By.TAG_NAME, "text").text: box for box in browser.find_elements(By.CSS_SELECTOR, ".graph g")
    }
    browser.execute_script("arguments[0].focus()", boxes["thm_2_1_i"])
    said = browser.find_element(By.ID, "lemma-said").text
    assert said.startswith("thm_2_1_i: Theorem 2.1 (i): P(mWN^p) = {{a_i, b_i}")
    assert "rests on" in said
    assert "serves thm-2.1-i" in said
    assert browser.find_elements(By.CSS_SELECTOR, ".graph path.near")
    browser.find_element(By.ID, "find").send_keys("irrational")
    rows = [row.text for row in browser.find_elements(By.CSS_SELECTOR, "#lemma-list tr") if row.is_displayed()]
    assert 0 < len(rows) < 20
    assert all("irrational" in row.lower() for row in rows)


def test_the_lemma_graph_begins_with_one_statement(full_site: Path, browser: Chrome) -> None:
    """The boxes of the cone are what `wythoff prove --tree` has, without arithmetic, and fit the screen; the whole is
    as drawn."""
    browser.set_window_size(1000, 900)
    browser.get((full_site / "lemmas.html").as_uri())

    def shown() -> set[str]:
        script = "return [...document.querySelectorAll('.graph g')].filter((g) => g.getBoundingClientRect().width)"
        return set(browser.execute_script(f"{script}.map((g) => g.querySelector('text').textContent.trim())"))

    def width() -> int:
        return int(browser.execute_script("return document.querySelector('.graph').scrollWidth"))

    chooser = Select(browser.find_element(By.ID, "cone"))
    assert chooser.first_selected_option.text == "thm-2.1-i"
    whole = lemma_graph()
    assert shown() == {"thm-2.1-i"} | nx.descendants(whole, "thm-2.1-i")
    assert width() < 1000
    chooser.select_by_visible_text("new-residues (new)")
    assert shown() == {"new-residues (new)"} | nx.descendants(whole, "new-residues")
    chooser.select_by_visible_text("the whole graph")
    assert len(shown()) == len(read_drawing((ROOT / "results" / "lemmas.svg").read_text()).boxes)  # type: ignore[union-attr]
    assert width() > 1000


def test_a_table_of_words_names_its_cells_and_one_of_numbers_does_not() -> None:
    words = markdown(f"| a | `b` |\n|---|---|\n| x | {'word ' * 9} |\n\n| c | d |\n|---|---|\n| 1 | 2 |\n")
    assert '<table class="words">' in words
    assert words.count('data-head="b"') == 1
    assert words.count("<table>") == 1
    assert 'data-head="c"' not in words


def test_on_a_phone_the_open_questions_are_read_from_top_to_bottom(full_site: Path, browser: Chrome) -> None:
    """No cell of the first table is cut off at the right edge."""
    screen = {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", screen)
    try:
        browser.get((full_site / "questions.html").as_uri())
        cells = browser.find_elements(By.CSS_SELECTOR, "#README table td")
        assert cells
        assert all(cell.rect["x"] + cell.rect["width"] <= 390 for cell in cells)
    finally:
        browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


@pytest.mark.parametrize("width", [390, 1360])
def test_no_page_is_wider_than_the_screen(full_site: Path, browser: Chrome, width: int) -> None:
    screen = {"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 500}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", screen)
    try:
        for file, _ in PAGES:
            browser.get((full_site / file).as_uri())
            assert browser.execute_script("return document.documentElement.scrollWidth") <= width, file
    finally:
        browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


@pytest.mark.parametrize(
    "text",
    [
        "no drawing",
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="url(http://x)"/></svg>',
        '<!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
        '<g xmlns="http://www.w3.org/2000/svg"/>',
        "<html/>",
    ],
)
def test_a_drawing_with_more_than_shapes_is_only_an_image(text: str) -> None:
    assert read_drawing(text) is None


def test_results_are_shown(tmp_path: Path, results: Path) -> None:
    build(tmp_path / "site", results)
    text = (tmp_path / "site" / "statements.html").read_text(encoding="utf-8")
    for expected in (
        "Theorem 2.1 (i)",
        "<pre>wythoff paper thm-2.1-i</pre>",
        "<pre>wythoff check DIR</pre>",
        "no time",
        ">open</span>",
    ):
        assert expected in text
    for expected in (
        '<span class="status-tag REFUTED">erratum</span>',
        "difference 41. (holds, complete, all 51 entries)",
        'href="results/paper/certificates/table-3/manifest.json"',
        "wythoff check results/paper/certificates/table-3",
    ):
        assert expected in text
    assert "(9, 49) is N." in text
    assert "said twice" not in text  # what is corrected stands in its own line
    assert "<dt>fails</dt><dd>false as printed; what is corrected has a strength of its own, in brackets</dd>" in text
    assert "&lt;b&gt;(0, 4)&lt;/b&gt; is <math><mrow><mi>P</mi></mrow></math> by <code>x</code>." in text
    assert "<script>alert" not in (tmp_path / "site" / "errata.html").read_text(encoding="utf-8")
    assert "Slope 1.3." in (tmp_path / "site" / "questions.html").read_text(encoding="utf-8")
    assert 'src="results/figures/figure-2.svg"' in (tmp_path / "site" / "figures.html").read_text(encoding="utf-8")
    assert 'href="results/lemmas.svg"' in (tmp_path / "site" / "lemmas.html").read_text(encoding="utf-8")


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    (tmp_path / "results").mkdir()
    build(tmp_path / "site", tmp_path / "results")
    for page, words in (
        ("statements", "have not been checked yet"),
        ("errata", "no letter"),
        ("questions", "have not been looked at yet"),
        ("lemmas", "has not been drawn yet"),
        ("figures", "no figure has been drawn"),
        ("proof", "docs/PROOF.md is not there"),
        ("beyond", "docs/beyond-the-paper.md is not there"),
        ("synthesis", "results/synthesis/README.md is not there"),
    ):
        assert words in (tmp_path / "site" / f"{page}.html").read_text(encoding="utf-8")


def _ran(folder: Path, *ids: str) -> None:
    """As after `wythoff paper ID ...` in this folder: the shipped records of these statements, and nothing else."""
    rows = json.loads((ROOT / "results" / "paper" / "statements.json").read_text(encoding="utf-8"))["statements"]
    (folder / "results" / "paper").mkdir(parents=True)
    mine = {"statements": [row for row in rows if row["id"] in ids]}
    (folder / "results" / "paper" / "statements.json").write_text(json.dumps(mine), encoding="utf-8")
    (folder / "results" / "paper" / "letter.md").write_text("# My letter\n", encoding="utf-8")


def test_after_one_statement_in_a_folder_of_ones_own_the_site_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the folder lacks is taken from what comes with the program, and so are the statements; the page says so."""
    _ran(tmp_path, "thm-2.1-iiia")
    monkeypatch.chdir(tmp_path)
    every = len(json.loads((ROOT / "results" / "paper" / "statements.json").read_text(encoding="utf-8"))["statements"])
    only = f"Only 1 of the {every} statements of the paper was run here"
    said = CliRunner().invoke(app, ["report", "-o", "site"]).stdout
    assert f"{only}: these pages show the results that come with the program." in said
    pages = {page.stem: page.read_text(encoding="utf-8") for page in (tmp_path / "site").glob("*.html")}
    assert f"{only}: these pages show" in pages["index"]
    assert f"{every} statements with evidence" in pages["index"]
    for name, _ in PAGES:
        assert "have not been looked at yet" not in pages[Path(name).stem]
        assert "is not there:" not in pages[Path(name).stem]
    assert "My letter" not in pages["errata"]
    for page in ("figures", "lemmas", "statements", "questions", "synthesis"):
        for link in re.findall(r'(?:href|src)="(results/[^"#]*)', pages[page]):
            assert (tmp_path / "site" / link).is_file(), link

    assert f"{only}." in CliRunner().invoke(app, ["report", "-o", "mine", "--results", "results"]).stdout
    mine = (tmp_path / "mine" / "index.html").read_text(encoding="utf-8")
    assert f"{only}." in mine
    assert "1 statement with evidence" in mine
    assert "every numbered statement" not in mine
    assert "is not there:" not in mine
    assert "My letter" in (tmp_path / "mine" / "errata.html").read_text(encoding="utf-8")


def test_every_word_has_a_text() -> None:
    """A word without one would be left out of the legend."""
    assert set(VERDICTS) == {*WORDS, *(status.value for status in Status)}
    assert set(STRENGTHS) == {*(strength.value for strength in Strength), "fails"}
    assert set(KINDS) == set(get_args(StatementKind))


def test_the_legend_says_errata_by_cause(full_site: Path) -> None:
    """Most are gaps and conventions; a page that called them all false would wrong the author."""
    rows = json.loads((ROOT / "results" / "paper" / "statements.json").read_text(encoding="utf-8"))["statements"]
    gaps = sum(row.get("cause") == "gap" for row in rows)
    for page in ("index", "statements"):
        text = (full_site / f"{page}.html").read_text(encoding="utf-8")
        assert f"{gaps} gaps in printed proofs, repaired: what they are to prove stands" in text
        assert "false as printed against" not in text
    assert by_cause(["convention"]) == "1 convention left unsaid: true once it is said"
    assert by_cause(["new"]) == "1 false as printed, with the smallest witness"


def test_a_dark_page_has_no_white_picture(full_site: Path, browser: Chrome) -> None:
    dark = {"features": [{"name": "prefers-color-scheme", "value": "dark"}]}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", dark)
    try:
        browser.get((full_site / "lemmas.html").as_uri())
        graph = browser.find_element(By.CSS_SELECTOR, ".graph svg")
        assert "brightness" in graph.value_of_css_property("filter")
        browser.get((full_site / "figures.html").as_uri())
        assert browser.find_element(By.CSS_SELECTOR, "figure img").value_of_css_property("padding") == "10px"
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_filter_and_sort(tmp_path: Path, results: Path, browser: Chrome) -> None:
    build(tmp_path / "site", results)
    browser.set_window_size(1360, 900)
    browser.get((tmp_path / "site" / "statements.html").as_uri())

    def shown() -> list[str]:
        rows = browser.find_elements(By.CSS_SELECTOR, "#statements tbody tr")
        return [row.find_element(By.CSS_SELECTOR, "th a").text for row in rows if row.is_displayed()]

    assert shown() == ["thm-2.1-i", "ex-4", "lem-3.3-ii", "table-3"]
    browser.find_elements(By.CSS_SELECTOR, "#statements thead button")[1].click()
    assert shown() == ["table-3", "thm-2.1-i", "lem-3.3-ii", "ex-4"]  # erratum, holds, open, refuted
    browser.find_elements(By.CSS_SELECTOR, "#statements thead button")[0].click()
    browser.find_element(By.ID, "filter").send_keys("no time")
    assert shown() == ["lem-3.3-ii"]


def test_a_certificate_leads_to_its_board(tmp_path: Path, results: Path, browser: Chrome) -> None:
    build(tmp_path / "site", results)
    browser.get((tmp_path / "site" / "statements.html").as_uri())
    browser.find_element(By.LINK_TEXT, "See it on the board").click()
    assert browser.find_element(By.ID, "name").get_attribute("value") == "2WN^(2)"
    assert browser.find_element(By.ID, "info-title").text.replace("\u00a0", " ") == "N (9, 49) is an N-position"
    assert "(9, 49) is claimed but N" in browser.find_element(By.ID, "claim-result").text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    "manifest", [{}, {"game": {}, "claim": {}, "board": [1]}, [], {"game": 1, "claim": 2, "board": 3}]
)
def test_what_the_board_cannot_show_has_no_address(manifest: object) -> None:
    assert board_address(manifest) is None


def test_bad_results_are_one_sentence(tmp_path: Path, results: Path) -> None:
    for text in ("{", "[]", '{"statements": [{"id": "thm-2.1-i"}]}', '{"statements": 1}'):
        (results / "paper" / "statements.json").write_text(text)
        with pytest.raises(UserError, match="cannot be read"):
            build(tmp_path / "site", results)
    with pytest.raises(UserError, match="no folder of results"):
        build(tmp_path / "site", tmp_path / "nowhere")


def test_the_command(tmp_path: Path, results: Path) -> None:
    run = CliRunner().invoke(app, ["report", "-o", str(tmp_path / "out"), "--results", str(results), "--json"])
    assert run.exit_code == 0
    made = {Path(page).name for page in json.loads(run.stdout)["pages"]}
    assert made >= {name for name, _ in PAGES}


def test_the_server_shows_the_board_to_this_machine_only(site: Path) -> None:
    with server(site, 0) as http:
        host, port = http.server_address[:2]
        assert host == "127.0.0.1"
        threading.Thread(target=http.serve_forever, daemon=True).start()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/board.html") as answer:
            assert b"A claim over it" in answer.read()
        with pytest.raises(UserError, match="Port"):
            server(site, int(port))
        http.shutdown()


def test_serve_until_interrupted(tmp_path: Path) -> None:
    """`wythoff serve` says where the board is, shows it, and ends with Ctrl-C."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    program = [sys.executable, "-c", "from verifier.cli import main; main()", "serve", "--port", "0"]
    process = subprocess.Popen(
        program,
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # the tests may run where Ctrl-C is ignored
    )
    try:
        assert process.stdout is not None
        said = iter(process.stdout.readline, "")
        address = next(found for line in said if (found := re.search(r"http://127\.0\.0\.1:\d+/board\.html", line)))
        with urllib.request.urlopen(address[0]) as answer:
            assert b"Play against a perfect opponent" in answer.read()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("table", TABLES[:2], ids=lambda table: table.label)
def test_the_tables_of_beatty_pairs_are_copied_right(table: object) -> None:
    """Tables 1 and 2 print Beatty pairs; the two that print other games are the statements' business."""
    pairs = ("beatty:m=1,p=3", "beatty:m=2,p=3")[TABLES.index(table)]  # type: ignore[arg-type]
    assert all((x, y) in parse_claim(pairs) for x, y in zip(table.smaller, table.larger, strict=True))  # type: ignore[attr-defined]


def test_table_3_is_about_the_modulo_game_and_its_last_entry_is_wrong() -> None:
    """Table 3 prints (9, 49) for n = 16; the P-position is (9, 50)."""
    table = TABLES[2]
    found = retrograde.p_set(parse_game(table.game), 60, 60)
    wrong = [(x, y) for x, y in zip(table.smaller, table.larger, strict=True) if not found[x, y]]
    assert wrong == [(9, 49)]
    assert found[9, 50]


def test_the_api_reference_is_that_of_the_source(site: Path) -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in sorted(site.glob("api*.html")))
    assert "verifier.games.rules" in text
    assert "printed_claim(game: Game) -&gt; Claim | None" in text
    assert "What the paper says the P-positions of this game are" in text
    assert "<pre><code>&gt;&gt;&gt; Rook(4, (0, 1, 2, 3)) == Rook()" in text
    assert "kernel_encodings.ladder" in text
    assert "<code>STATEMENTS: dict[str, BookStatement]</code>" in text
    assert 'id="verifier.lemmas"' in text
    assert "positions() -&gt; Iterator[Position]" in text  # a method as one calls it
    assert "_whole" not in text
    index = (site / "api.html").read_text(encoding="utf-8")
    assert "functions, quantifiers, the number of elements of a set.</li>" in index  # the sentence, not its first line
    assert 'id="verifier.cli' not in text


def test_a_letter_and_its_word_stay_in_one_line() -> None:
    text = str(markdown("Are they $p$-complementary, and $x$, $y$?"))
    assert re.findall(r"</math></span>([^<]*)</span>", text) == ["-complementary,", ","]

"""Bad input, faults and load: one sentence and exit code 2, at once, and no half results."""

from __future__ import annotations

import http.client
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from tests.cli.forking import Server
from tests.cli.run import run
from tests.orphans import left_in
from verifier.base.appearing import appearing_file, appearing_folder
from verifier.base.errors import UserError
from verifier.certificate.check.board import NUMBER
from verifier.cli import app
from verifier.games.rules import LARGEST
from verifier.report.serve import server
from verifier.report.site import build

PROGRAM = [sys.executable, "-c", "from verifier.cli import main; main()"]
DIGITS = "9" * 5000
FILES = {
    "deep.json": '{"moves":' + "[" * 100_000 + "]" * 100_000 + "}",
    "deep.toml": "moves = " + "[" * 100_000 + "]" * 100_000,
    "type.json": '{"moves": [{"type": ["rook"]}]}',
    "none.json": '{"moves": [null]}',
    "wide.json": '{"moves": [{"type": "bishop", "width": 1000000000}]}',
    "many.json": '{"moves": [{"type": "rook", "modulus": ' + DIGITS + "}]}",
    "name.json": '{"name": "x\\nVERIFIED: all of it", "moves": [{"type": "rook"}]}',
    "escape.json": '{"name": "\\u001b[2J", "moves": [{"type": "rook"}]}',
    "bytes.toml": "\x00\x01",
    "claim.json": f"[[0, {DIGITS}]]",
    "claim.csv": f"0,{DIGITS}\n",
    "graph.af": "p af 999999999\n1 2\n",
    "graph.xml": "<graphml>",
}
BAD = [
    (("verify", "WN", "--board", "1000000"), "does not fit into memory"),
    (("verify", "WN", "--board", "99999999999999999999"), "this one is larger"),
    (("verify", "WN", "--board", DIGITS), "this one is larger"),
    (("solve", "(2,3)IN", "--board", "1000000"), "does not fit into memory"),
    (("verify", "WN", "--board", "20000"), "A certificate is about a board of 1 to 100,000,000 positions"),
    *(
        (("verify", "WN", "--board", "5", "--time-limit", limit), "A time limit is a positive number of seconds")
        for limit in ("nan", "inf", "1e18", "-1", "0")
    ),
    *(
        ((*command, "--time-limit", limit), "A time limit is a positive number of seconds")
        for command in (("theorem", "WN"), ("equal", "WN", "2WN"), ("verify", "WN", "--ever"))
        for limit in ("nan", "inf", "1e18", "0")
    ),
    (("synthesize", "--claim", "WN", "-b", "9", "--family", "invariant", "--time-limit", "nan"), "A time limit"),
    (("verify", "WN", "--board", "5", "--memory-limit", "99999999999999999999"), "A memory limit"),
    (("sweep", "hunt", "-g", "WN", "-b", "5", "--time-limit", "inf", "--store", "x.db"), "A time limit"),
    (("verify", "WN", "--board", "5", "--claim", f"beatty:m=1,p={DIGITS}"), "at most 9 digits"),
    (("verify", "WN", "--board", "5", "--claim", "claim.json"), "cannot be read as a claim"),
    (("verify", "WN", "--board", "5", "--claim", "claim.csv"), "cannot be read as a claim"),
    (("verify", "deep.json", "--board", "5"), "nested too deeply"),
    (("verify", "deep.toml", "--board", "5"), "nested too deeply"),
    (("verify", "type.json", "--board", "5"), "has the type"),
    (("verify", "none.json", "--board", "5"), "has the type"),
    (("solve", "wide.json", "--board", "20"), "must be at most 10,000,000"),
    (("solve", "many.json", "--board", "20"), "cannot be read"),
    (("solve", "name.json", "--board", "5"), "printable letters"),
    (("solve", "escape.json", "--board", "5"), "printable letters"),
    (("solve", "bytes.toml", "--board", "5"), "cannot be read"),
    (("solve", "fifo.toml", "--board", "5"), "is not a regular file"),
    (("kernel", "fifo.toml"), "is not a regular file"),
    (("kernel", "graph.af"), "at most 1,000,000 arguments"),
    (("kernel", "graph.xml"), "not GraphML"),
    (("solve", "2WN^(99999999,100000000)", "--board", "5"), "must be at most 10,000,000"),
    (("solve", "2WN^(200000,10000000)", "--board", "5"), "must be at most 100,000"),
    (("solve", "1x999999999WN", "--board", "5"), "must be at most 10,000,000"),
    (("solve", "1x9999999WN", "--board", "5"), "picks one of p games"),
    (("solve", f"{DIGITS}WN", "--board", "5"), "have at most 9 digits"),
]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    os.mkfifo(tmp_path / "fifo.toml")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("arguments", "words"), BAD, ids=[" ".join(a)[:60] for a, _ in BAD])
def test_one_sentence_and_exit_2(arguments: tuple[str, ...], words: str, here: Path) -> None:
    result = run(*arguments)
    assert (result.code, result.out) == (2, "")
    assert words in result.err
    assert result.err.startswith("wythoff: ")
    assert result.err.count("\n") == 1
    assert len(result.err) < 1000


def test_large_constants_on_a_small_board_are_no_work() -> None:
    for name in ("9999999WN", "WN^9999999", "WN^(9999999)", "WN[9999999]", "9999999WN^(9999999,9999999)"):
        assert run("solve", name, "--board", "6").code == 0
    assert run("verify", "9999999WN", "--board", "6").code == 0
    assert LARGEST == NUMBER


def test_what_nobody_foresaw_is_an_error_of_this_program(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("of zero\nVERIFIED: a line of its own")

    monkeypatch.setattr("verifier.cli.solve.load_game", broken)
    result = run("solve", "WN")
    assert result.code == 70
    assert result.err.startswith("wythoff: An error of this program, please report it: test_bad_input.py, line ")
    assert result.err.count("\n") == 1


def test_a_reader_that_goes_away_is_no_verdict() -> None:
    for arguments in (["games"], ["--help"]):
        process = subprocess.Popen([*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert b"Traceback" not in process.stderr.read()
        assert process.wait() == 141


def test_a_damaged_store(tmp_path: Path) -> None:
    store = tmp_path / "s.db"
    assert run("sweep", "hunt", "-g", "mWN", "--m", "1..3", "-b", "5", "--store", str(store), "-j", "1").code == 0
    good = store.read_bytes()
    for text in (b"", b"no database at all", good[:5000], good[:100] + bytes(len(good) - 100)):
        for extra in tmp_path.glob("s.db-*"):
            extra.unlink()
        store.write_bytes(text)
        for arguments in (("results", "--store", str(store)), ("results", "recheck", "--store", str(store))):
            result = run(*arguments)
            assert result.code in (0, 2)
            assert "An error of this program" not in result.err
    store.unlink()
    for extra in tmp_path.glob("s.db-*"):
        extra.unlink()
    run("sweep", "hunt", "-g", "WN", "-b", "5", "--store", str(store), "-j", "1")
    db = sqlite3.connect(store)
    db.execute("update results set game = '{'")
    db.commit()
    db.close()
    result = run("results", "--store", str(store), "--json")
    assert result.code == 2
    assert "is damaged" in result.err


LIMITED = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
from verifier.cli import main
main()
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ("encode", "2WN^3", "--board", "20", "-o", "out.cnf"),
        ("graph", "WN", "--board", "12", "-o", "out.graphml"),
        ("report", "-o", "site"),
        ("verify", "2WN^3", "--board", "60", "--certificate", "c"),
        ("verify", "WN", "--rows", "60", "--certificate", "c"),
        ("sweep", "hunt", "-g", "mWN", "--m", "1..40", "-b", "5", "--store", "s.db", "-j", "1"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_no_room_on_the_disk_leaves_no_half_results(arguments: tuple[str, ...], tmp_path: Path) -> None:
    """No file may grow beyond 20,000 bytes: what cannot be written whole is not there at all."""
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 2
    assert done.stderr.startswith("wythoff: ")
    assert "Traceback" not in done.stderr
    left = {path.name for path in tmp_path.iterdir()}
    assert left <= {"s.db", "s.db-wal", "s.db-shm", "s.db.certificates"}


def test_report_writes_into_no_folder_of_others(tmp_path: Path) -> None:
    mine = tmp_path / "thesis"
    mine.mkdir()
    (mine / "thesis.tex").write_text("mine")
    with pytest.raises(UserError, match="holds other things"):
        build(mine)
    assert sorted(path.name for path in mine.iterdir()) == ["thesis.tex"]
    pages = build(tmp_path / "site")
    assert build(tmp_path / "site") == pages  # a site is replaced
    assert all(page.is_file() for page in pages)


def test_a_null_byte_in_an_address(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "index.html").write_text("here")
    serving = server(tmp_path, 0)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    try:
        for path, status in (("/%00", 404), ("/a%00b", 404), ("/index.html", 200)):
            connection = http.client.HTTPConnection("127.0.0.1", serving.server_port, timeout=30)
            connection.request("GET", path)
            assert connection.getresponse().status == status
            connection.close()
    finally:
        serving.shutdown()
        serving.server_close()
    assert "Traceback" not in capfd.readouterr().err


def test_a_killed_writer_leaves_what_the_next_one_clears(tmp_path: Path) -> None:
    """kill -9 in the middle: the target is untouched, and the next writer removes what was left."""
    program = (
        "import os, signal, sys\nfrom verifier.base.appearing import appearing_file, appearing_folder\n"
        "with appearing_folder('c', lambda target: None) as work:\n"
        "    (work / 'half').write_text('x')\n"
        "    with appearing_file('f') as file:\n"
        "        file.write('half')\n        file.flush()\n        os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    (tmp_path / "f").write_text("whole")
    assert subprocess.run([sys.executable, "-c", program], cwd=tmp_path).returncode == -signal.SIGKILL
    assert (tmp_path / "f").read_text() == "whole"
    assert not (tmp_path / "c").exists()
    assert len(list(tmp_path.glob(".*.half"))) == 2
    with appearing_folder(tmp_path / "c", lambda target: None) as work:
        assert [path.name for path in tmp_path.glob(".c-*.half")] == [work.name]
        with appearing_folder(tmp_path / "c", lambda target: None):  # who is alive keeps what it has
            assert work.is_dir()
    with appearing_file(tmp_path / "f") as file:
        file.write("new")
    assert (tmp_path / "f").read_text() == "new"
    assert list(tmp_path.glob(".*.half")) == []


# --- in the slow group ------------------------------------------------------------------------------------------------

WORDS = [
    "", " ", "-", "--", "0", "-1", "1e9", "nan", "inf", "NaN", "1" * 40, DIGITS, "\x1b[2J", "a\nb", "\u202e", "é" *
    50, "../..", "/dev/null", "/dev/full", "fifo.toml", "deep.json", "deep.toml", "type.json", "none.json", "wide.json",
    "name.json", "bytes.toml", "claim.json", "claim.csv", "graph.af", "graph.xml", "WN^", "2WN^(0,0)", "0WN",
    "2x3WN_9", "(0,0)IN", "misere (2,3)IN", "beatty:", "beatty:m=0,p=0", "beatty:m=2", "game:", "game:fifo.toml",
    "0x0", "5x", "x5", "-5", "100000x100000", "1.5", "9" * 19, "1..", "..", "5..1", "0..99999999", "base:1", "cf:0",
    "pisot:0,0", "no/such/folder/x", "empty", "a\udcffb", "[bold]x[/bold]", "{}", "%s", "*) Axiom a : False. (*",
]  # fmt: skip
GOOD = ["WN", "2WN^3", "4", "3", "beatty:m=1,p=1", "certificate", "1..2", "x.cnf", "thm-2.1-i", "complementary"]
UNUSED = ("--help", "--record", "--dask", "--browser")  # a page, this program's own files, a cluster, a browser
LONG = ("paper", "prove", "hunt", "synthesize", "sweep", "theorem", "equal", "serve", "verify", "report")
SECONDS = 20.0


def every_option() -> dict[str, tuple[int, list[tuple[str, bool]]]]:
    """The commands: how many arguments each has, and its options, with whether they have a value."""
    program: Any = get_command(app)
    context = program.make_context("wythoff", ["games"])
    found = {}
    for name in program.list_commands(context):
        every = program.get_command(context, name).params
        options = [p for p in every if p.param_type_name == "option" and not set(p.opts) & set(UNUSED)]
        arguments = sum(p.param_type_name == "argument" for p in every)
        found[name] = arguments, [(p.opts[0], not p.is_flag) for p in options]
    return found


def bad_line(rng: random.Random, commands: dict[str, tuple[int, list[tuple[str, bool]]]]) -> list[str]:
    """A command with good and bad words, at least one of them bad."""
    command = rng.choice(sorted(commands))
    arguments, options = commands[command]
    some = rng.sample(options, min(len(options), rng.randint(1, 3)))
    count = max(0, arguments + rng.choice([-1, 0, 0, 0, 1]))
    places = count + sum(valued for _, valued in some)
    bad = rng.randrange(places) if places else -1
    words = [rng.choice(WORDS if n == bad or rng.random() < 0.5 else GOOD) for n in range(places)]
    line = [command, *words[:count]]
    values = iter(words[count:])
    for option, valued in some:
        line += [option, next(values)] if valued else [option]
    return line


def campaign_of_bad_lines(here: Path, number: int, seed: int) -> Counter[int]:
    """Each ends with a sentence (2), a verdict or an answer: none with a traceback, or with 70. Long work is killed."""
    rng, commands = random.Random(seed), every_option()
    play = here / "play"
    codes: Counter[int] = Counter()
    with Server(here) as server:
        for _ in range(number):
            line = bad_line(rng, commands)
            shutil.rmtree(play, ignore_errors=True)
            shutil.copytree(here / "files", play)
            os.mkfifo(play / "fifo.toml")
            code = server.run(line, play, SECONDS)
            said, complaint = server.out.read_bytes(), server.err.read_bytes()
            codes[code] += 1
            assert b"Traceback" not in complaint, (line, complaint[-500:])
            assert b"Traceback (most recent call last):\n  File" not in said, (line, said[-500:])
            assert code in (0, 1, 2, 3) or (code == -signal.SIGKILL and line[0] in LONG), (line, code, complaint[-500:])
            assert not (code == 1 and not said), line  # a verdict says what it is
            assert not (code == 2 and b"VERIFIED" in said), line
            assert b"\x1b[2J" not in said + complaint, line
            assert not left_in(play), f"{line} left processes"
            assert list(play.rglob(".*.half")) == [] or code == -signal.SIGKILL, line
    return codes


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "files" / "empty").mkdir(parents=True)
    for name, text in FILES.items():
        (tmp_path / "files" / name).write_text(text)
    assert run("verify", "WN", "-b", "6", "-c", str(tmp_path / "files" / "certificate")).code == 0
    return tmp_path


@pytest.mark.slow
def test_500_bad_command_lines(files: Path) -> None:
    codes = campaign_of_bad_lines(files, 500, 2026)
    print(f"500 bad command lines: {dict(codes)}; 0 tracebacks, 0 orphans, 0 half results")
    assert codes[2] > 350

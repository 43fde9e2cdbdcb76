"""What a letter to the author says of this paper: `letter.toml`, with the tables that are made from the games."""

from __future__ import annotations

from pathlib import Path

from verifier.games.families import modulo
from verifier.papers.letter import letter_from_toml
from verifier.papers.model import Letter
from verifier.papers.printed_tables import true_table
from verifier.papers.restrictions.printed import TABLE_3, TABLE_4

__all__ = ["passages"]


def passages() -> Letter:
    """The passages, in the order of the letter within each cause."""
    text = Path(__file__).with_name("letter.toml").read_text(encoding="utf-8")
    return letter_from_toml(text.replace("{table-3}", _table_3()).replace("{table-4}", _table_4()))


def _table_3() -> str:
    true = true_table(modulo(2, 2), len(TABLE_3["a"]))
    (n,) = [n for n in range(len(TABLE_3["a"])) if TABLE_3["b"][n] != true["b"][n]]
    c, printed, d = true["a"][n], TABLE_3["b"][n], true["b"][n]
    return (
        r"*Table 3.* The game is $2\mathrm{WN}^{(2)}$, as the heads $c_n^{(0,2,2)}$, $d_n^{(0,2,2)}$ say, and not "
        r"$2\mathrm{WN}^2$, as the caption has it. "
        rf"In the last column $d_{{{n}}}={d}$ and $d_{{{n}}}-c_{{{n}}}={d - c}$ (printed: ${printed}$ "
        rf"and ${printed - c}$), for the rook can move $({c},{printed})\rightarrow({c},1)$. "
        "(**table-3**, **table-3-caption**)"
    )


def _table_4() -> str:
    true = true_table(modulo(2, 3, 2), len(TABLE_4["a"]))
    wrong = [n for n in range(len(TABLE_4["a"])) if TABLE_4["b"][n] != true["b"][n]]
    rows = [
        ["$n$", *(f"${n}$" for n in wrong)],
        ["$c_n$", *(f"${true['a'][n]}$" for n in wrong)],
        ["$d_n$, printed", *(f"${TABLE_4['b'][n]}$" for n in wrong)],
        ["$d_n$ of $2\\mathrm{WN}^{(2,3)}$", *(f"${true['b'][n]}$" for n in wrong)],
        ["$d_n-c_n$, true", *(f"${true['b'][n] - true['a'][n]}$" for n in wrong)],
    ]
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|---|" + "---:|" * len(wrong))
    return (
        r"*Table 4.* The caption says $2\mathrm{WN}^{(1,3)}$; by Definition 2 (i) its $(1,3)$-rook moves by multiples "
        r"of $3$, so that game is $2\mathrm{WN}^{(3)}$, with Table 2 for its $P$-positions. The table shows "
        rf"$2\mathrm{{WN}}^{{(2,3)}}$, rightly up to $n={wrong[0] - 1}$; then $d_n$ is wrong (the $c_n$ are right). "
        "The differences are not in arithmetic progression, as the caption rightly says. "
        "(**table-4**, **table-4-entries**)\n\n" + "\n".join(lines)
    )

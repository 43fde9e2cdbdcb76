r"""Formulas that people type without LaTeX, found in a sentence and put between dollars.

`dollars("b_n - a_n = mn for n >= 1")` is "$b_n - a_n = mn$ for $n \ge 1$". A formula is a run of words that look like
one and whose brackets close; what could as well be English stays as it is, and so does a sentence that has dollars
already. Nothing depends on what is found here but the look of a page.
"""

from __future__ import annotations

import re

from verifier.documents.mathematics import MathError, parse

__all__ = ["dollars", "latex_of"]

_GREEK = ("alpha", "beta", "gamma", "delta", "varphi", "phi", "eta", "lambda", "mu", "nu", "xi")
_NAMES = {"gcd": r"\gcd", "min": r"\min", "max": r"\max", "log": r"\log", "mex": r"\operatorname{mex}"}
_STRONG = re.compile(r"[_^]|<=|>=|!=|->|^[=<>]$|\w[=<>]\w|^#\{|WN\b|^(?:floor|ceil|gcd|max|min)\(|^\+-$")
_GAME = re.compile(r"^(?:\d+|[a-z])?(?:x(?:\d+|[a-z]))?WN(?:[_^].*)?$")
_WEAK = re.compile(
    r"^(?:[b-zJ-Z]'?|\d+(?:,\d{3})*|[-+*/:|]|\+-|\.\.\.|[mnpqjkl]{2,3}|i[mpq]|j[mnpq]|[mnpq][ij]|2[a-z]|-\d+|-[a-z]{1,2}|-?\d*[a-z]?\([-+\w]+\)"
    r"|[\da-z]{1,2}'?/[\da-z]{1,2}'?|(?:\([-+\w']{3,}\)){2,})$"
)
_KIND = re.compile(r"(?<![\w$(])((?:[lmpkP]|\([lmp0-9]+,\s?[mp0-9]+\)))-(?=[a-zA-Z]{3})")
_LETTERS = re.compile(r"\b(a) and (b)\b")
_NAME = re.compile(r"[a-z]{1,}_[a-z]{3,}|[a-z]{2,}_[a-z]|^\*|[^ ]\*$|\*\*")  # of a column or a file; emphasis
_PAIR = re.compile(r"^[({\[]\w+,[-\w()]+[)}\]]$")
_BRACKETED = re.compile(r"^[\[({|]+[-+\w',{}()/ .]*$|^[-+\w',/ .]+[\])}|]+$")
_CODE = re.compile(r"(`[^`]*`)")
_OPEN, _CLOSE = "([{", ")]}"


def dollars(text: str) -> str:
    """The sentence with its formulas as LaTeX between dollars."""
    if "$" in text:
        return text
    pieces = _CODE.split(text)
    return "".join(piece if place % 2 else _KIND.sub(r"$\1$-", _sentence(piece)) for place, piece in enumerate(pieces))


def _sentence(text: str) -> str:
    """Runs of words that look like formulas, the longest first."""
    text = _LETTERS.sub(r"$\1$ and $\2$", text)
    words = re.split(r"(\s+)", text)
    out, at = [], 0
    while at < len(words):
        end = _run(words, at)
        if end > at:
            before, formula, after = _trimmed("".join(words[at:end]))
            shown = latex_of(formula)
            if shown is not None:
                out.append(f"{before}${shown}${after}")
                at = end
                continue
        out.append(words[at])
        at += 1
    return "".join(out)


def _run(words: list[str], at: int) -> int:
    """Where the formula that begins with this word ends; `at` itself if none begins."""
    end, strong, depth, at_word = at, False, 0, at
    while at_word < len(words):
        word = words[at_word]
        core = word if depth else word.lstrip("(")
        inner = core.rstrip(".,;:") if len(core) > 1 else core
        mathematical = bool(_STRONG.search(inner) or _WEAK.match(inner.rstrip(")")) or _GAME.match(inner))
        mathematical = mathematical or bool(_PAIR.match(inner)) or inner in ("1/alpha", "1/beta")
        mathematical = mathematical or bool(
            _BRACKETED.match(inner) and not re.search(r"(?<![a-z])(?!alpha|beta|gamma)[a-z]{4,}\)", inner)
        )
        mathematical = mathematical or inner in _GREEK or (inner == "a" and depth > 0)
        mathematical = mathematical or (word == "(mod" and at_word > at)
        if _NAME.search(re.sub("|".join(_GREEK), "g", word)) and not re.search(r"[_^]\{|WN", word):
            break
        if at_word == at and word in (":", "-", "/", "|", "..."):
            break
        if not mathematical and not (depth > 0 and inner in ("=", "<", ">", "or", "and")):
            break
        strong = strong or bool(_STRONG.search(inner)) or (bool(_WEAK.match(inner)) and inner.rstrip("'").isalpha())
        strong = strong or bool(_PAIR.match(word.rstrip(".,;:")))
        depth += sum(word.count(sign) for sign in _OPEN) - sum(word.count(sign) for sign in _CLOSE)
        at_word += 1
        if depth <= 0:
            if inner not in ("=", "<", ">", "<=", ">=", "!=", "+", "-", "/", ":", "->", "+-"):
                end = at_word
            if word[-1:] in ",;:." and len(word) > 1 and not word.endswith("..."):
                break
        if at_word < len(words):
            at_word += 1  # the blank between two words
    return end if strong else at


def _trimmed(run: str) -> tuple[str, str, str]:
    """Punctuation and brackets that belong to the sentence, before and after the formula."""
    after = ""
    while run and run[-1] in ".,;:" and not run.endswith("..."):
        run, after = run[:-1], run[-1] + after
    before = ""
    while run.startswith("(") and run.count("(") > run.count(")"):
        run, before = run[1:], before + "("
    while run.endswith(")") and run.count(")") > run.count("("):
        run, after = run[:-1], ")" + after
    return before, run, after


def latex_of(formula: str) -> str | None:
    """LaTeX for a formula as people type it; None if that is not understood."""
    text = formula
    for sign, command in (("<=", r"\le "), (">=", r"\ge "), ("!=", r"\ne "), ("->", r"\to "), ("+-", r"\pm "),
                          ("...", r"\ldots "), ("*", r"\cdot "), ("#", r"\#"), (" | ", r"\mid ")):  # fmt: skip
        text = text.replace(sign, command)
    text = _braces(text)
    text = re.sub(r"(?<![A-Za-z\\])(\d+|[a-z])x(\d+|[a-z])(?=WN)", r"\1\\times \2", text)
    text = re.sub(r"(?<=\d) x (?=\d)", r" \\times ", text)
    text = re.sub(r"(?<![A-Za-z])Z(?=_)", r"\\mathbb{Z}", text)
    text = re.sub(r"(?<![A-Za-z\\])P\((?=[^()]*WN)", r"\\mathcal{P}(", text)
    text = re.sub(r"\^\(([^()]*)\)", r"^{(\1)}", text)
    text = re.sub(r"([_^])(\d{2,})", r"\1{\2}", text)
    text = re.sub(r"\(mod ([^()]+)\)", r"\\pmod{\1}", text)
    text = text.replace("=", r"\equiv ", 1) if text.count("=") == 1 and r"\pmod" in text else text
    text = _rounded(_rounded(text, "floor"), "ceil")
    text = re.sub(r"(?<!\\)\b[A-Za-z]{2,}(?![A-Za-z])|WN", _word, text)
    text = re.sub(r"(?<![\d(])(\d{1,3}),(?=\d{3}(?!\d))", r"\1{,}", text)
    text = re.sub(r" +", " ", text).strip()
    try:
        parse(text)
    except MathError:
        return None
    return text


def _word(match: re.Match[str]) -> str:
    word = match.group()
    if word in _GREEK:
        return f"\\{word} "
    if word in _NAMES:
        return _NAMES[word]
    if word == "WN" or word.endswith("WN"):
        return rf"{word[:-2]}\mathrm{{WN}}"
    if word in ("le", "ge", "ne", "to"):
        return word
    if len(word) > 3 or word in ("or", "and", "for", "the", "not", "is", "in"):
        return rf"\text{{ {word} }}"
    return word


def _braces(text: str) -> str:
    """Braces that group a script stay; all others are signs."""
    out, groups = [], []
    for place, sign in enumerate(text):
        if sign == "{":
            grouping = place > 0 and text[place - 1] in "_^"
            groups.append(grouping)
            out.append("{" if grouping else r"\lbrace ")
        elif sign == "}":
            out.append("}" if groups and groups.pop() else r"\rbrace ")
        else:
            out.append(sign)
    return "".join(out)


def _rounded(text: str, name: str) -> str:
    """floor(...) with the brackets of mathematics."""
    while (start := text.find(f"{name}(")) >= 0:
        depth, at = 1, start + len(name) + 1
        while depth and at < len(text):
            depth += {"(": 1, ")": -1}.get(text[at], 0)
            at += 1
        if depth:
            return text
        inner = text[start + len(name) + 1 : at - 1]
        text = f"{text[:start]}\\l{name} {inner}\\r{name} {text[at:]}"
    return text

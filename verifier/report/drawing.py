"""The lemma graph as part of a page: the drawing of results/, reduced to shapes and words, and its boxes as a list.

An SVG file may contain scripts and addresses. Only what `verifier.lemmas.lemma_graph` draws is let through; a file with
anything else is shown as an image, in which nothing runs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from xml.etree import ElementTree

from markupsafe import Markup, escape

__all__ = ["Drawing", "read_drawing"]

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {
    "svg": {"viewBox", "width", "height", "font-family", "font-size"},
    "g": set(),
    "title": set(),
    "rect": {"x", "y", "width", "height", "rx", "fill", "stroke", "stroke-width"},
    "path": {"d", "fill", "stroke", "stroke-width", "opacity"},
    "text": {"x", "y", "font-size", "text-anchor", "fill"},
}


@dataclass(frozen=True)
class Drawing:
    """The drawing to put into a page, and (name, sentence) of every box."""

    svg: Markup
    boxes: tuple[tuple[str, str], ...]


def read_drawing(text: str) -> Drawing | None:
    """The drawing, or None if the text is none or has more in it than shapes and words.

    >>> read_drawing('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>') is None
    True
    """
    if "<!" in text:  # no entities, no doctype
        return None
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError:
        return None
    svg = _write(root)
    if svg is None or root.tag != f"{SVG}svg":
        return None
    boxes = []
    for group in root.iter(f"{SVG}g"):
        label, says = group.find(f"{SVG}text"), group.find(f"{SVG}title")
        if label is not None and says is not None:
            boxes.append(((label.text or "").strip(), (says.text or "").strip()))
    return Drawing(svg, tuple(boxes))


def _write(node: ElementTree.Element) -> Markup | None:
    name = node.tag.removeprefix(SVG)
    if not node.tag.startswith(SVG) or not set(node.attrib) <= SHAPES.get(name, set()) or name not in SHAPES:
        return None
    if any(re.search(r"url\s*\(|:", value) for value in node.attrib.values()):
        return None
    inner = [_write(child) for child in node]
    if None in inner:
        return None
    attributes = Markup("").join(Markup(' {}="{}"').format(key, value) for key, value in node.attrib.items())
    if name == "g":
        attributes += Markup(' tabindex="0" role="img"')
    words = escape((node.text or "").strip())
    return Markup("<{0}{1}>{2}{3}</{0}>").format(
        Markup(name), attributes, words, Markup("").join(part for part in inner if part is not None)
    )

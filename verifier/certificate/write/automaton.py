"""Writing the certificate of a theorem about one game: `automaton.json` and its manifest."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from verifier.base.errors import UserError
from verifier.certificate.check.automaton import FILES, FORMAT, VERSION
from verifier.certificate.write import manifest
from verifier.claims.automatic import AutomatonJson
from verifier.games.rules import Ruleset

__all__ = ["write"]


def write(folder: str | Path, data: AutomatonJson, force: bool = False) -> None:
    """Write what `automaton.json` holds (rules, substitution, dfa) into a new folder."""
    text = json.dumps(data, separators=(",", ":")).encode() + b"\n"
    if len(text) > FILES["automaton.json"]:
        raise UserError(f"The automaton takes {len(text)} bytes, more than a certificate of this kind may have.")
    with manifest.appearing(folder, force) as work:
        (work / "automaton.json").write_bytes(text)
        manifest.save(
            work,
            {
                "format": FORMAT,
                "version": VERSION,
                "game": data["rules"],
                "sha256": hashlib.sha256(text).hexdigest(),
                "made_by": manifest.made_by(game=Ruleset.from_json(data["rules"])),
            },
        )

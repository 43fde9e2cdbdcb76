"""Which theorem makes a given set the P-positions of these rules, for ever: one of the table, or the residue law."""

from __future__ import annotations

from math import lcm

from verifier.claims.kinds import Beatty, Claim, SameAs
from verifier.games.rules import Bishop, Rook, Ruleset
from verifier.theorems.table import known

__all__ = ["LAW", "reason"]

LAW = "the residue law (new-residue-law)"


def reason(rules: Ruleset | None, target: Claim) -> str | None:
    """Why these rules have the target as their P-set on the infinite board, or None if no theorem at hand says so.

    Either a theorem of the table says it, or the residue law does (a lemma of the book, `wythoff prove
    new-residue-law`), or a sandwich between two games that obey it. Without blocking, if games G and H have the same
    P-set S, so has every game K with moves(G) <= moves(K) <= moves(G) + moves(H): no move of K joins two positions of
    S, since each is a move of G or of H; and every other position has a move of G, hence of K, into S.
    """
    if rules is None:
        return None
    if isinstance(target, SameAs):
        if target.game == rules:
            return "it is the game itself"
        of_target = known(target.game)
        if of_target is None or of_target.claim is None:
            return None
        target = of_target.claim
    own = known(rules)
    if own and own.claim == target:
        return own.name
    if rules.block or rules.removed or rules.ending != "normal":
        return None
    if not isinstance(target, Beatty):
        return None
    rook = next((part for part in rules.moves if isinstance(part, Rook)), None)
    if rook is None or set(rules.moves) != {rook, Bishop(target.m)}:
        return None
    if not _lawful_between(target.m, target.p, rook):
        return None
    if target.m * target.p % rook.modulus == 0:
        return LAW
    return f"its moves lie between those of two games of {LAW}"


def _lawful_between(m: int, p: int, rook: Rook) -> bool:
    """Do the rook's lengths lie between those of two rooks with residues mod mp that obey the residue law of (m, p)?

    The law: 0 is the only multiple of m among the residues mod mp, and they meet every class mod m. The upper rook is
    the largest: 0 and all that are no multiples of m. The lower one has the residues mod mp all of whose lengths the
    given rook has; if its modulus divides mp, these are its own.
    """
    whole = lcm(rook.modulus, m * p)
    lengths = {k for k in range(whole) if k % rook.modulus in rook.residues}
    full = {r for r in range(m * p) if lengths.issuperset(range(r, whole, m * p))}
    return 0 in full and all(k % m or k % (m * p) == 0 for k in lengths) and {r % m for r in full} == set(range(m))

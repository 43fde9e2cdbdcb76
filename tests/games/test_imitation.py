from verifier.games.families import Imitation
from verifier.games.imitation import digraph, moves, p_starts


def test_an_imitation_beyond_the_limit_is_illegal():
    """p = 1: after one token from the smaller heap nobody may take one token from the larger heap."""
    after = (1, 3, 1, 0, 0)  # the previous player took 1 from the smaller heap of (2, 3)
    assert (1, 2) not in {s[:2] for s in moves(Imitation(1, 1), after)}
    assert (1, 2) in {s[:2] for s in moves(Imitation(1, 2), after)}
    assert (1, 1) not in {s[:2] for s in moves(Imitation(2, 1), after)}  # 2-imitation: one or two tokens


def test_the_state_digraph_has_the_same_kernel():
    game = Imitation(1, 2)
    graph = digraph(game, 7, 7)
    lost = {}
    for state in sorted(graph, key=lambda s: s[0] + s[1]):
        lost[state] = not any(lost[w] for w in graph[state])
    found = p_starts(game, 7, 7)
    assert all(found[x, y] == lost[x, y, 0, 0, 0] for x in range(7) for y in range(7))

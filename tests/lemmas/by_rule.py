"""The sequences c and d of the lemmas in `starts.py`, made by the rule itself: row by row, as the lemmas state it."""


def pairs_by_rule(sizes, step, rows):
    """(c_n, d_n) for the rows before `rows`.

    sizes(sort) is the number of indices of a row that is no d ("-"), a d_j whose j is the first of its row ("F"), or a
    later one ("S"); step(sort, place) is d_(n+1) - d_n if n + 1 is the index number `place` of a row of that sort.
    """
    found, sort = [], {}
    for x in range(rows):
        mine = sort.get(x, "-")
        for place in range(sizes(mine)):
            d = found[-1][1] + step(mine, place) if found else 0
            found.append((x, d))
            if d:
                sort[d] = "S" if place else "F"
    return found


def progression(m, q, r, rows):
    k = q - r + 1
    return pairs_by_rule({"-": k, "F": k - 1, "S": k - r}.get, lambda sort, place: m if place else m + 1, rows)


def even_two(m, rows):
    jump = {"-": m + 1, "F": m + 1, "S": m + 2}
    return pairs_by_rule({"-": 2, "F": 1, "S": 1}.get, lambda sort, place: jump[sort], rows)

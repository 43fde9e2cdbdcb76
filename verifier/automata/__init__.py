"""One game, every position: from its rules to a proved automaton (`find`), and what follows from it for ever.

Whatever guesses is untrusted (`systems`, `oracle`, `learn`): the judge is `verifier.certificate.check.automaton`. What
`decide`, `rays`, `mex` and `options_of` say of a proved automaton is exact.
"""

"""P-sets without a solver: of a board (`retrograde`), of complete rows (`rows`); exact Beatty pairs; why P or N."""

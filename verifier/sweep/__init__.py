"""Many instances at once: a grid of questions, a store that survives anything, processes here or on a Dask cluster."""

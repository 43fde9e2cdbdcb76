"""One writer for each kind of certificate; `check/` has its checker under the same name. Nothing here is trusted."""

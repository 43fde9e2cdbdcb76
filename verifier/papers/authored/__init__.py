"""A paper as a TOML file: statements with their claims as data, read into the same values as the built-in paper."""

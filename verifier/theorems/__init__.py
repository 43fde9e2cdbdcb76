"""What is known for ever about which game: `table` for all constants, `one_game` for a game that somebody types."""

"""What may be claimed of a game (`kinds`, `pairs`, `automatic`), and how people write it down (`lists`)."""

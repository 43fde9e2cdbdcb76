"""What people look at: the static site with the board, and how values show themselves in a notebook."""

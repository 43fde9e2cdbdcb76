"""The book, chapter by chapter: the paper's statements, and what goes beyond them."""

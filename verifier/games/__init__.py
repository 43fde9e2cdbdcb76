"""What a game is: rules as data (`rules`), the paper's families and names, boards and move digraphs."""

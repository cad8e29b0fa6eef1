"""What is shown of a match, as types. `showing` makes them."""

"""The views of a match, as types. `showing` makes them."""

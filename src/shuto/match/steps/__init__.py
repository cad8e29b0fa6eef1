"""The steps of a match, the list of moves, the scores, taking back."""

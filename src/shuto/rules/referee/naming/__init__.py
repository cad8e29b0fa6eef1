"""Names of pieces, and verdicts in words."""

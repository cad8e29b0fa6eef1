"""What an edition is: its numbers, switches and clauses, read from the files in this folder."""

"""The authority for one match: seats, bills, undo by consent, revision numbers. Pure, no I/O."""

"""The authority for one match: seats, undo by consent, revision numbers. Pure, no I/O."""

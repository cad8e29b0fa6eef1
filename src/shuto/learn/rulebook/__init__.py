"""The rules as readers see them: clauses with their examples, differences between editions, what is misread."""

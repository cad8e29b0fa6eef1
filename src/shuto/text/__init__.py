"""The messages of Shuto in five languages: faults, rule clauses, labels."""

from shuto.text.catalogue import LANGUAGES, best_language, has, listed, message_ids, say

__all__ = ["LANGUAGES", "best_language", "has", "listed", "message_ids", "say"]

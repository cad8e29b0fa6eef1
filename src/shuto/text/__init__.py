"""One text for every fault, rule clause and label, in five languages."""

from shuto.text.catalogue import LANGUAGES, best_language, has, listed, message_ids, say

__all__ = ["LANGUAGES", "best_language", "has", "listed", "message_ids", "say"]

"""What players are told beside the verdict: what they lack, what would score, why points changed, why a place."""

"""Reasons beside the verdict: what a player lacks, what would score, why points changed, why they have their place."""

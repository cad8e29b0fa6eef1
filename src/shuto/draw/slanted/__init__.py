"""The table at a slant, as a bird sees it: for covers, not for measuring."""

"""Worker processes: for carries, for bots, and for slow background jobs. They know no tables and no connections."""

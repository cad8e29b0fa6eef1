"""Many processes that share one database: each match is at one of them, and every request finds its way there."""

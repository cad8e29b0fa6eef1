"""Players: who somebody is, without an account."""

"""Commands that start a server and look after its games."""

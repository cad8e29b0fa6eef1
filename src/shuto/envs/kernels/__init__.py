"""Environments in compiled code: what is offered to a player, and what they see."""

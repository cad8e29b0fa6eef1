"""Bots: players made of rules and dice. Each is given a position and returns a turn; none sees the future."""

from shuto.bots.basic import Bot, GreedyBot, RandomBot, play_game

__all__ = ["Bot", "GreedyBot", "RandomBot", "play_game"]

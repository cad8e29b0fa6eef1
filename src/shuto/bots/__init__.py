"""Bots: players made of rules and dice. Each is given a position and returns a turn; none sees the future."""

from shuto.bots.basic import Bot, GreedyBot, RandomBot, play_game
from shuto.bots.driver import Driver

__all__ = ["BOTS", "Bot", "Driver", "GreedyBot", "RandomBot", "play_game"]

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot, Driver)}

"""Bots: players made of rules and dice. Each is given a position and returns a turn; none sees the future."""

from shuto.bots.basic import Bot, GreedyBot, RandomBot, ThriftyBot, play_game
from shuto.bots.driver import Driver
from shuto.bots.profiles import LEVELS, BotProfile, profile
from shuto.bots.registry import UnknownBotError, bot_names, make_bot

__all__ = [
    "LEVELS",
    "Bot",
    "BotProfile",
    "Driver",
    "GreedyBot",
    "RandomBot",
    "ThriftyBot",
    "UnknownBotError",
    "bot_names",
    "make_bot",
    "play_game",
    "profile",
]

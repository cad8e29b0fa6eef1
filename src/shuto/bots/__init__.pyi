"""The public names of the bots and where they live."""

from . import arena as arena
from .advice.analysis import Analysis as Analysis
from .advice.analysis import Better as Better
from .advice.analysis import analyse as analyse
from .basic import Bot as Bot
from .basic import GreedyBot as GreedyBot
from .basic import RandomBot as RandomBot
from .basic import ThriftyBot as ThriftyBot
from .basic import play_game as play_game
from .driver import Driver as Driver
from .levels import CarefulBot as CarefulBot
from .levels import GrandmasterBot as GrandmasterBot
from .levels import MasterBot as MasterBot
from .levels import StrongBot as StrongBot
from .profiles import LEVELS as LEVELS
from .profiles import BotProfile as BotProfile
from .profiles import profile as profile
from .registry import UnknownBotError as UnknownBotError
from .registry import bot_names as bot_names
from .registry import make_bot as make_bot
from .search import Budget as Budget

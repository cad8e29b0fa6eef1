"""Bots: computer players. A bot is given a position and a random generator, and returns a turn.

>>> import numpy as np
>>> import shuto
>>> bot = shuto.bots.make_bot("thrifty")
>>> position = shuto.new_game("two-player-2024")
>>> turn = bot.choose(position, np.random.default_rng(1))
>>> bool(shuto.judge(position, turn))
True

The public names are listed in `__init__.pyi`. Each is loaded when it is first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)

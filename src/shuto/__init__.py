"""Shuto: Tokyo Highway for screens, tables and labs.

>>> import shuto
>>> game = shuto.new_game("two-player-2024", players=["Ann", "Bob"])
>>> turn = shuto.Extend(base=0, x=115.0, y=-30.0, height=2)
>>> verdict = shuto.judge(game, turn)
>>> verdict.legal
True
>>> game = shuto.play(game, turn)

The public names are listed in `__init__.pyi`. Each is loaded when it is first used, so that importing Shuto is quick.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
__version__ = "0.1.0"

"""Shuto: Tokyo Highway for screens, tables and labs.

>>> import shuto
>>> position = shuto.new_game("two-player-2024", players=["Ann", "Bob"])
>>> turn = shuto.Extend(base=0, x=115.0, y=-30.0, height=2)
>>> verdict = shuto.judge(position, turn)
>>> verdict.legal
True
>>> position = shuto.play(position, turn)

`shuto.draw` draws positions, `shuto.physics` simulates them, `shuto.bots` plays on from them.
The public names are listed in `__init__.pyi`. Each is loaded when it is first used, so that importing Shuto is quick.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
__version__ = "0.1.0"

"""Shuto as a game of OpenSpiel. Importing this package registers `shuto_candidates`; it needs the extra `openspiel`.

>>> import pyspiel
>>> import shuto.envs.openspiel
>>> state = pyspiel.load_game("shuto_candidates(edition=rainbow-city,players=3)").new_initial_state()
>>> state.current_player(), len(state.legal_actions()) > 0
(0, True)

The public names are listed in `__init__.pyi`.
"""

from importlib import import_module

import lazy_loader

from shuto.envs.extras import need

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
need("openspiel", "gymnasium", "pyspiel")
import_module(f"{__name__}.game")  # registers the game

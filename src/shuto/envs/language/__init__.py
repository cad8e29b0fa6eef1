"""Language models at the table: the position as text, the legal moves as a list, and a strict reader of the answer.

>>> import shuto
>>> from shuto.envs import language
>>> position = shuto.new_game("two-player-2024")
>>> moves = language.legal_moves(position)
>>> answer = language.parse_response("I build ahead.\\nMOVE: 1", position, moves)
>>> answer.legal, answer.turn == moves[0].turn
(True, True)
>>> language.parse_response("MOVE: c0 0,0 9", position, moves).faults[0]
'height-step'

Nothing here needs an extra. `shuto mcp` serves the same to a model as tools; it needs the extra `mcp`.
The public names are listed in `__init__.pyi`. Each is loaded when it is first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)

"""The arena: bots play many games against each other, with swapped seats. Results come with 95 % intervals.

>>> from shuto.bots.arena import Ledger, Plan, play_plans, rates
>>> plan = Plan(bots=("greedy", "random"), pairs=2)
>>> ledger = Ledger(None)
>>> play_plans([plan], ledger, workers=1)
>>> rates(ledger.results)[0].games
4

The public names are listed in `__init__.pyi`. Each is loaded when it is first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)

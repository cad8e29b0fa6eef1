"""Physics: a position as rigid bodies, the hand that trembles, what fell and who caused it.

>>> import shuto
>>> world = shuto.physics.build_world(shuto.new_game("two-player-2024"))
>>> world.push("c0", (3.0, 0.0, 0.0))  # mN·s
>>> seconds = world.settle()
>>> [fallen.piece for fallen in world.aftermath(by=1).fallen]
['c0', 'k0', 'r0']

The public names are listed in `__init__.pyi`. Each is loaded on first use, because loading the engine takes time.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)

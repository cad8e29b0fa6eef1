"""Lessons: short tasks on real positions, solved by turns that the real referee judges.

The public names are listed in `__init__.pyi`. Each is loaded when it is first used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)

from .above.marks import Mark as Mark
from .above.plan import Options as Options
from .above.plan import plan as plan
from .sheet import both as both
from .side.elevation import elevation as elevation

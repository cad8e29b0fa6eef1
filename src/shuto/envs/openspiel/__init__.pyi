from .game import HighwayGame as HighwayGame
from .game import HighwayState as HighwayState

"""The public names of the arena and where they live."""

from .game import BotFailedError as BotFailedError
from .game import GameResult as GameResult
from .game import play_spec as play_spec
from .ledger import Ledger as Ledger
from .ledger import LedgerError as LedgerError
from .plan import GameSpec as GameSpec
from .plan import Plan as Plan
from .rating import Rate as Rate
from .rating import Sprt as Sprt
from .rating import Strength as Strength
from .rating import bradley_terry as bradley_terry
from .rating import openskill_ratings as openskill_ratings
from .rating import rates as rates
from .report import html_report as html_report
from .run import play_plans as play_plans
from .run import processes as processes

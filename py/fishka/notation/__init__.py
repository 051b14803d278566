"""The text of everything: tiles, melds, tables, rules, positions, moves, games and records.

One canonical writing per value, liberal reading, errors that name the column.  The rules never import it.
"""

from .errors import NotationError as NotationError
from .game import format_game as format_game
from .game import parse_game as parse_game
from .link import UnknownVersion as UnknownVersion
from .link import format_link as format_link
from .link import parse_link as parse_link
from .move import format_turn as format_turn
from .move import parse_move as parse_move
from .position import format_position as format_position
from .position import format_view as format_view
from .position import parse_position as parse_position
from .reader import Reader as Reader
from .record import format_record as format_record
from .record import parse_match as parse_match
from .record import parse_record as parse_record
from .rules import format_rules as format_rules
from .rules import parse_rules as parse_rules
from .tiles import format_lain as format_lain
from .tiles import format_meld as format_meld
from .tiles import format_rack as format_rack
from .tiles import format_row as format_row
from .tiles import format_table as format_table
from .tiles import format_tile as format_tile
from .tiles import parse_lain as parse_lain
from .tiles import parse_rack as parse_rack
from .tiles import parse_row as parse_row
from .tiles import parse_table as parse_table
from .tiles import parse_tile as parse_tile
from .tiles import parse_tiles as parse_tiles

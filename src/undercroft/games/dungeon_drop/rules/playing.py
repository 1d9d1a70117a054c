"""What the whole games have in common, alone or together: the height from which all falls (DRP-SET-04)."""

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import Frame
from undercroft.games.dungeon_drop.rules.aiming import MM, height_options, why_no_height
from undercroft.games.dungeon_drop.rules.potions import why_no_potion
from undercroft.games.dungeon_drop.table import PHASES, Table


class Playing(Frame):
    """A whole game, from the height on."""

    first_step = "height"
    rule = "DRP-SET-04"

    def phase(self, s: Table, name: str) -> None:
        s.phase = PHASES.index(name)

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        match option:
            case ("height", height):
                return why_no_height(s, height)
        return why_no_potion(s, seat, option)

    def height_options(self, s: Table, seat: int) -> list[Option]:
        return height_options()

    def chosen(self, s: Table) -> str:
        s.height = s.answer[1] * MM
        return "build"

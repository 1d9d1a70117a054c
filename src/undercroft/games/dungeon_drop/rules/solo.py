"""The solo game: floors, one after the other (chapters SSET, ENT, TURN, EXIT, NEXT, LVL, RET; DRP-R-14, 16
to 18, 41, 42, 46, 48, 51, 56, 57, 82, 90).
"""

from undercroft.engine.choice import Option, Reason
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Few
from undercroft.games.dungeon_drop.board import Footprint, free_spot, is_in, mean, region
from undercroft.games.dungeon_drop.physics.bodies import Body
from undercroft.games.dungeon_drop.rules import falling
from undercroft.games.dungeon_drop.rules.aiming import MM
from undercroft.games.dungeon_drop.rules.damage import why_deadly
from undercroft.games.dungeon_drop.rules.ending import end_game, lose
from undercroft.games.dungeon_drop.rules.exploring import Exploring
from undercroft.games.dungeon_drop.rules.looting import Looting
from undercroft.games.dungeon_drop.rules.playing import Playing
from undercroft.games.dungeon_drop.rules.potions import drinks, potion_options
from undercroft.games.dungeon_drop.rules.rooms import (
    TOKENS,
    Corners,
    entry_rooms,
    room,
    takes,
    why_no_corners,
    why_no_space,
)
from undercroft.games.dungeon_drop.rules.scoring import figures, monsters, roll_chests
from undercroft.games.dungeon_drop.rules.turning import Act, Moving
from undercroft.games.dungeon_drop.table import ASIDE, IN_BOX, ON_TABLE, STASH, Table, disc

SEAT = 0


def gather(s: Table) -> None:
    """All cubes back to the beginning of a floor, and no heart is covered any more (DRP-SET-03 to 07,
    DRP-NEXT-06, DRP-DMG-05, DRP-R-56).
    """
    box = s.box
    small = sorted(box.small | box.solo)
    s.put(range(len(s.place)), IN_BOX)
    s.put(small, ASIDE)
    s.covers = (0,) * len(s.place)
    s.tokens = ()
    s.pawn = None
    s.strain = s.lockpick = (0,)
    s.collected = ((),)


class Solo(Playing):
    """A hero goes down, floor by floor (DRP-TURN-01 to 03)."""

    waits = ("act", "move", "loot", "stair")

    tries: Few = 0  # re-drops of the Pawn for want of a room to enter (DRP-R-18)
    pawns: Few = 0  # and those because it lay outside, each with its own number (DRP-R-82)
    stairs: Few = 0

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        if option[0] == "room":
            return self.why_no_entry(s, option[1:]) or Frame.why_unlisted(self, s, seat, option)
        return super().why_unlisted(s, seat, option)

    # -- set-up (DRP-SSET-03, DRP-SSET-04) -------------------------------------------------------------------

    def height(self, s: Table) -> str:
        self.phase(s, "setup")
        s.ask(SEAT, "setup.height", ("height",))
        return "chosen"

    def build(self, s: Table) -> str:
        """The small cubes, Dragon, Staircase, Relics and Pawn, over the centre (DRP-SET-04)."""
        gather(s)
        self.tries = self.pawns = self.stairs = 0
        cubes = s.at(ASIDE)
        s.pawn = disc(0, 0, s.box.measures.pawn.radius)
        s.reveal("floor_built", floor=s.floor, height=s.height // MM)
        falling.drop(s, cubes, 0, 0, s.height, first=True)
        return "limits"

    def limits(self, s: Table) -> str:
        """DRP-R-14, DRP-R-16: without limits all is dropped again; Pawn and Staircase must lie inside. A
        Relic may lie outside (DRP-SSET-05).
        """
        space = s.limits()
        if space is None:
            return "build"
        assert s.pawn is not None
        most = s.box.measures.entry.tries
        if not is_in(s.pawn, space):
            self.pawns += 1
            if self.pawns > most:
                self.put_pawn(s)
            else:
                falling.drop_pawn(s, s.height)
            return "limits"
        if not is_in(s.footprint(s.box.stair), space):
            self.stairs += 1
            if self.stairs > most:
                self.put_stair(s)
            else:
                s.put([s.box.stair], ASIDE)
                falling.drop_again(s, s.box.stair, s.height)
            return "limits"
        return "enter"

    def middle(self, s: Table) -> tuple[int, int]:
        return mean([pillar.centre for pillar in s.all_pillars()])

    def put_pawn(self, s: Table) -> None:
        s.pawn = None
        shape = disc(*self.middle(s), s.box.measures.pawn.radius)
        s.pawn = free_spot(shape, s.obstacles(), (), s.box.measures)

    def put_stair(self, s: Table) -> None:
        stair = s.box.stair
        s.put([stair], ASIDE)
        shape = Footprint(*self.middle(s), 0, s.box.side[stair])
        spot = free_spot(shape, s.obstacles(), (), s.box.measures)
        s.lay([(stair, Body(spot.x, spot.y, 0, spot.side))])

    # -- entering (DRP-ENT-01 to 06) -------------------------------------------------------------------------

    def enter_options(self, s: Table, seat: int) -> list[Option]:
        return [("room", *found.corners) for found in entry_rooms(s, seat)]

    def why_no_entry(self, s: Table, corners: Corners) -> Reason | None:
        """A room that is none, without the Pawn, or deadly."""
        wrong = why_no_corners(s, corners) or why_no_space(s, corners)
        if wrong is not None:
            return wrong
        space = room(s, corners).space
        if s.pawn is not None and not is_in(s.pawn, space):
            return Reason("DRP-ENT-01", "room.no_pawn")
        return why_deadly(s, SEAT, "DRP-ENT-03", takes(s, corners, space), [None])

    def enter(self, s: Table) -> str:
        self.phase(s, "enter")
        rooms = entry_rooms(s, SEAT)
        if not rooms:  # DRP-R-18
            self.tries += 1
            if self.tries > s.box.measures.entry.entries:
                return "build"
            falling.drop_pawn(s, s.height)
            return "limits"
        if len(rooms) == 1:
            return self.go_in(s, rooms[0].corners)
        s.ask(SEAT, "enter.room", ("room",))
        return "entered"

    def entered(self, s: Table) -> str:
        return self.go_in(s, s.answer[1:])

    def go_in(self, s: Table, corners: tuple[int, ...]) -> str:
        """Tokens 1, 2, 3 replace the Pillars in ascending order; the cubes are set aside (DRP-ENT-02,
        DRP-R-21).
        """
        s.tokens = tuple(s.footprint(n) for n in corners)
        s.put(corners, ASIDE)
        s.pawn = None
        s.tell("entered", seat=SEAT, cubes=s.names(corners))
        s.push(Looting(SEAT, TOKENS, entry=1))
        return "stair"

    # -- the turn --------------------------------------------------------------------------------------------

    def explore(self, s: Table) -> str:
        self.phase(s, "explore")
        s.spent = 0
        s.round += 1
        if not s.at(IN_BOX):  # DRP-EXP-04, DRP-LOSE-01
            lose(s, "lost_box")
            return DONE
        s.push(Exploring(SEAT))
        return "act"

    def act(self, s: Table) -> str:
        self.phase(s, "act")
        s.push(Act(SEAT))
        return "move"

    def move(self, s: Table) -> str:
        self.phase(s, "move")
        s.push(Moving(SEAT))
        return "loot"

    def loot(self, s: Table) -> str:
        if s.result:
            lose(s, "lost_move")
            return DONE
        self.phase(s, "loot")
        s.push(Looting(SEAT, TOKENS))
        return "stair"

    # -- the Staircase (DRP-LOOT-06, DRP-LOOT-07, DRP-R-42) --------------------------------------------------

    def stair_options(self, s: Table, seat: int) -> list[Option]:
        return [("leave",), ("stay",), *potion_options(s, seat)]

    def stair(self, s: Table) -> str:
        stair = s.box.stair
        if s.place[stair] != ON_TABLE or not is_in(s.footprint(stair), region(s.tokens)):
            return "explore"
        self.phase(s, "stairs")
        s.ask(SEAT, "stairs.leave", ("leave", "stay", "drink", "soothe"))
        return "decided"

    def decided(self, s: Table) -> str:
        if drinks(s, SEAT, s.answer):
            return "stair"
        return "explore" if s.answer[0] == "stay" else "count"

    # -- leaving (DRP-EXIT-01 to 04, DRP-NEXT-01 to 09) ------------------------------------------------------

    def relics(self, s: Table) -> int:
        return sum(n in s.box.relics for n in s.holds(SEAT, STASH))

    def count(self, s: Table) -> str:
        rolls = roll_chests(s, SEAT)
        s.rolls = (tuple(rolls),)
        told = figures(s, SEAT, sum(rolls))
        required = s.box.floors.score(s.tracker, s.life(SEAT))  # DRP-REQ-01, DRP-REQ-03
        s.tell("floor_counted", seat=SEAT, required=required, **told)
        if told["total"] < required:  # DRP-RET-01, DRP-RET-02
            end_game(s, "retired")
            return DONE
        relics = self.relics(s)
        s.tracker = min(s.tracker + relics, s.box.measures.game.tracker)  # maybe none (DRP-R-46, DRP-R-49)
        s.tell("floor_done", seat=SEAT, floor=s.floor, relics=relics, tracker=s.tracker)
        if s.tracker == s.box.measures.game.tracker or s.floor >= s.settings["floor_limit"]:  # DRP-R-90
            end_game(s, "retired")
            return DONE
        self.phase(s, "after")
        return "ask"

    def ask_options(self, s: Table, seat: int) -> list[Option]:
        return [("retire",), ("descend",)]

    def ask(self, s: Table) -> str:
        s.ask(SEAT, "floor.after", ("retire", "descend"))
        return "answered"

    def answered(self, s: Table) -> str:
        if s.answer[0] == "retire":  # before any level (DRP-LVL-06)
            end_game(s, "retired")
            return DONE
        self.level_up(s)
        s.tilted = (0,)  # a new Class too (DRP-NEXT-04, DRP-ABL-04, DRP-R-51)
        s.quest_discard += (s.quest[SEAT],)
        self.new_quest(s)
        s.floor += 1  # only shown; the tracker decides how hard it is (DRP-R-52)
        gather(s)
        return "height"

    def level_up(self, s: Table) -> None:
        """One Class for Relics, one for the Dragon, each at random and once (DRP-LVL-01 to 05, DRP-R-44,
        DRP-R-57).
        """
        huge = s.box.in_group("huge")
        levels = bool(self.relics(s)) + any(n in huge for n in monsters(s, SEAT))
        for _ in range(min(levels, s.box.measures.game.levels)):
            if s.class_deck:
                drawn = s.chance.pick("classes", list(s.class_deck))
                s.class_deck = tuple(n for n in s.class_deck if n != drawn)
                s.classes = ((*s.classes[SEAT], drawn),)
                s.reveal("levelled", seat=SEAT, card=s.box.classes[drawn].id)

    def new_quest(self, s: Table) -> None:
        """DRP-NEXT-05, DRP-R-45."""
        if not s.quest_deck:
            s.quest_deck = tuple(sorted(s.quest_discard))
            s.quest_discard = ()
        drawn = s.chance.pick("quests", list(s.quest_deck))
        s.quest_deck = tuple(n for n in s.quest_deck if n != drawn)
        s.quest = (drawn,)
        s.reveal("quest_drawn", seat=SEAT, card=s.box.quests[drawn].id)

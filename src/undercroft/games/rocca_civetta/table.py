"""The data of a table with the expansion: all of the base, and what its modules add."""

from typing import TYPE_CHECKING, Final, cast

from undercroft.engine.declared import each
from undercroft.engine.ranges import Few, Flag, Mask, PerSeat, SeatOrNone
from undercroft.games.dungeonology import table as base
from undercroft.games.dungeonology.cards.content import CUBES
from undercroft.games.dungeonology.ranges import Cards, Students, Tricks, ZoneMask, ZoneOrNone, Zones
from undercroft.games.dungeonology.table import GONE, NOBODY
from undercroft.games.rocca_civetta.cards.box import Box
from undercroft.games.rocca_civetta.cards.vocabulary import IDOL_WORD, LOOSE_CUBES
from undercroft.games.rocca_civetta.ranges import (
    BonfireRow,
    Cubes,
    EggRow,
    Eggs,
    Ending,
    Inside,
    Kinds,
    Linked,
    Released,
    SkillNames,
    ThesisChange,
)

if TYPE_CHECKING:
    from undercroft.games.rocca_civetta.game import RoccaCivetta

OPEN_RESEARCH: Final = 3  # RCV-RES-01
IDOL: Final = len(CUBES) + len(LOOSE_CUBES)  # behind the cubes, by number


class Table(base.Table):
    """One game with the expansion in progress."""

    # per seat
    stored: PerSeat[Tricks]  # under the Zainetto Card, hidden (RCV-R-184)
    completed: PerSeat[Cards]  # Research Cards (RCV-RES-05)
    silenced: PerSeat[Few]  # own turns, this one among them, until whose end she plays no card
    dulled: PerSeat[Few]  # the same for the Study Bonus
    thesis_change: PerSeat[
        ThesisChange
    ]  # what Jinx Cards added to the bonus for her Thesis when she submitted it
    carrying: PerSeat[Flag]  # an Egg (RCV-R-208)
    delivered: PerSeat[Few]  # Eggs that she brought home
    kinds: PerSeat[Kinds]  # how many of her Students belong to a Congregation (RCV-R-200)
    support: PerSeat[Few]  # Support Points that are left
    wheel: PerSeat[Few]  # by how much the Study Bonus was raised in Setup
    hot_water: PerSeat[Few]  # tokens (RCV-R-207)
    melted: PerSeat[Few]  # Iota (RCV-R-342)
    shells: PerSeat[Few]  # of Eggs that she has opened (RCV-R-210)
    rescued: PerSeat[Flag]  # Enrico Giovanni (RCV-R-215)
    blessed: PerSeat[Flag]  # by Scilla (RCV-R-217)
    beaten: PerSeat[Few]  # Tentacles (RCV-R-217)
    calmed: PerSeat[Few]  # how often she has freed a Floor of them
    # on the Campus
    research: Cards  # the deck, the top at the end
    open_research: Cards
    fooled: SeatOrNone = -1  # on whose Scholar Card the Fool's Token lies
    cauldron: Students  # Students in the Cauldron
    stewed: Kinds  # how many of those belong to a Congregation
    enrolled: Kinds  # the same in the University
    bonfire_row: BonfireRow  # the Bonfire from the arrow, where there are Congregations
    nest: Few  # Eggs beside the Campus
    captives: Few  # Phi Students by the card of Jukas (RCV-R-63)
    eggs: Eggs  # by Zone
    egg_row: EggRow  # what is in the Eggs that are to come, hidden from everybody; the next one at the end
    inside: Inside  # by Zone, what is in the Eggs that lie there, the first one first; hidden from everybody
    frozen: ZoneMask  # Zones with an Iota (RCV-R-206)
    idol: SeatOrNone = NOBODY  # who has it; otherwise it lies in the Crypt (RCV-R-213)
    bridge: Zones  # the Zones of Floors III and IV that it joins (RCV-R-214)
    bridge_fell: Flag
    cleared: Flag  # the Pillar is removed (RCV-R-215)
    snake_pit: ZoneOrNone = GONE
    boulder: ZoneOrNone = GONE  # of Rolling Stone (RCV-R-393)
    tentacles: ZoneMask  # Zones with a Tentacle (RCV-R-216)
    lair: ZoneOrNone = GONE  # the Zone that is the Lair of Cariddi, once it is placed (RCV-R-194)
    deepest: ZoneOrNone = GONE  # the Floor IV Zone that was placed last
    linked_to: Linked = each(NOBODY)  # by Familiar: the seat whose Scholar it follows (RCV-FAM-05)
    released_at: Released = each(GONE)  # by Familiar: the Zone where it was released, if it is in one
    ending: Ending
    # Omega, where he plays
    omega_at: ZoneOrNone = base.GONE
    omega_deck: Cards  # the top at the end
    omega_discard: Cards  # the last one drawn at the end
    tome: Cubes  # in the order in which they came
    omega_gains: Cubes  # what he got in the last Omega Phase and still has
    # this turn
    searched: Tricks  # the top of the discard pile before a card was played that searches it (RCV-R-239)
    claimed: Flag  # a Research Card (RCV-RES-03)
    peeked: Few  # how often the current player has looked at a deck
    used: SkillNames  # Skills that are limited, as often as they were used
    used_in_test: SkillNames
    declared: Few  # cards that were used to declare the last Stealth Value
    shrugged: Mask  # seats that have ignored a Stun Token (RCV-R-187)
    mourned: Mask  # seats that have drawn a card for a Sacrifice
    journaled: Flag
    walked: Flag  # a Zone was entered with Speed points
    tumbling: Flag  # Stop, Toll and Trap Tokens do not touch the current player
    doorless: Flag  # Doors do not stop her
    genius: Few  # what is added to her Intelligence
    relief: Few  # by how much the Alert increase for cubes is lower
    met: Flag  # the Boss has met somebody in this Activation
    omega_butted: Flag  # he was hit by a Headbutt
    promised: Few  # what is added when she declares her next Stealth Value
    trapper: SeatOrNone = NOBODY  # who gains by the Trap Token that acts now (RCV-R-185)
    warded: Mask  # seats whose Familiar has kept an Encounter away
    skipped: Flag  # a Familiar has let the current player leave out a cube

    @property
    def pieces(self) -> Box:
        """What lies in the two boxes (`box`), with what only the expansion has."""
        return cast(Box, self.box)

    def cube_word(self, cube: int) -> str:
        """The Idol is named where a cube is (RCV-R-213)."""
        return IDOL_WORD if cube == IDOL else super().cube_word(cube)

    @property
    def rules(self) -> "RoccaCivetta":
        return self.game  # type: ignore[return-value]  # a call of cast() would cost as much as this one

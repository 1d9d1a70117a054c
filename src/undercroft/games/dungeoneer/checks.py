"""What must be true of every table of Dungeoneer, wherever it comes from: each card lies where its kind may
lie and in one place only, and whatever a procedure in progress points at is there.

The ranges of single fields are said beside the fields.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from undercroft.engine.frame import Frame
from undercroft.games.dungeoneer.board import CENTRE, is_connected
from undercroft.games.dungeoneer.cards.content import ADVENTURE, MELEE, NO_ATTACK
from undercroft.games.dungeoneer.cards.effects import Effects
from undercroft.games.dungeoneer.ranges import Cards
from undercroft.games.dungeoneer.rules.build import Build
from undercroft.games.dungeoneer.rules.combat import Round
from undercroft.games.dungeoneer.rules.completion import Completion
from undercroft.games.dungeoneer.rules.encounter import Bane, Encounters
from undercroft.games.dungeoneer.rules.layout import Layout, Starting
from undercroft.games.dungeoneer.rules.life import Wounds
from undercroft.games.dungeoneer.rules.move import RoomDie
from undercroft.games.dungeoneer.rules.quests import STAGED, Check, QuestTest
from undercroft.games.dungeoneer.rules.scores import boon_limit, treasure_limit
from undercroft.games.dungeoneer.rules.threats import Trap
from undercroft.games.dungeoneer.table import BUILD, ENCOUNTER, MOVING, QUESTS_TO_WIN, Table

ROWS: Final = {  # what may lie in front of a seat
    "hand": ADVENTURE,
    "wounded": ("monster",),
    "treasures": ("treasure",),
    "boons": ("boon",),
    "banes": ("bane",),
    "quests": ("quest",),
    "done": ("quest",),
}
PILES: Final = {
    "adventure": ADVENTURE,
    "discard": ADVENTURE,
    "quest_deck": ("quest",),
    "quest_discard": ("quest",),
}
PLACES: Final = {
    "map_deck": ("map",),
    "hero_deck": ("hero",),
    "stage": (*ADVENTURE, "map"),
    "hero": ("hero",),
}

PHASE_OF: Final = {"Encounters": ENCOUNTER, "Build": BUILD, "Moving": MOVING}
# fields that name the seat whose turn it is
OWN: Final = {
    **dict.fromkeys(("Encounters", "Build", "Moving", "Entering", "Opening", "RoomDie"), "seat"),
    **dict.fromkeys(("Check", "QuestTest", "Completion", "Recall", "Swap"), "seat"),
    **dict.fromkeys(("Bane", "Trap", "Effects", "Destruction"), "by"),
}
SEATED: Final = ("seat", "hero", "rival", "victim", "by")  # fields that name a seat still in the game
BURYING: Final = ("Round", "Effects", "Entering", "Opening")  # procedures that see to those without Life


def wrong_with(s: Table) -> list[str]:
    """What is wrong, if anything; the worst first."""
    return [
        *misplaced(s),
        *(f"seat {seat} {wrong}" for seat in range(s.seats) for wrong in wrong_at(s, seat)),
        *wrong_round(s),
        *(f"{type(frame).__name__} {wrong}" for frame in s.stack for wrong in wrong_in(s, frame)),
        *wrong_stage(s),
    ]


# -- cards ---------------------------------------------------------------------------------------------------


def misplaced(s: Table) -> Iterator[str]:
    """Every card is somewhere exactly once, where its kind may lie, with no more tokens than it can have."""
    box, found = s.box, Counter[int]()
    for name, kinds in ROWS.items():
        for cards in getattr(s, name):
            found.update(cards)
            yield from strangers(s, name, cards, kinds)
    for name, kinds in PILES.items():
        for cards in getattr(s, name):
            found.update(cards)
            yield from strangers(s, name, cards, kinds)
    for name, kinds in PLACES.items():
        found.update(getattr(s, name))
        yield from strangers(s, name, getattr(s, name), kinds)
    dungeon = tuple(slot // 2 for slot in s.grid.values())
    found.update(dungeon)
    found.update(s.out)
    yield from strangers(s, "grid", dungeon, ("map",))
    yield from misowned(s)
    if set(found) - set(box.listed):
        yield f"{s.name(min(set(found) - set(box.listed)))} is in nobody's deck"
    for n in box.listed:
        if found[n] != 1:
            yield f"{s.name(n)} is in {found[n]} places"
        if (s.tokens[n] and s.tokens[n] > most_tokens(s, n)) or s.used[n] > 1:
            yield f"{s.name(n)} has {s.tokens[n]} tokens"


def strangers(s: Table, name: str, cards: Iterable[int], kinds: tuple[str, ...]) -> Iterator[str]:
    for n in cards:
        if s.box.card[n].kind not in kinds:
            yield f"{s.name(n)} cannot lie in {name}"


def misowned(s: Table) -> Iterator[str]:
    """With decks of their own people have and discard their own cards, but for Banes (DGR-R-105, 159)."""
    if s.box.piles == 1:
        return
    for name in (*ROWS, *PILES):
        for seat, cards in enumerate(getattr(s, name)):
            strange = [n for n in cards if s.box.owner[n] != seat]
            if strange and name != "banes":
                yield f"{s.name(strange[0])} cannot lie in {name} of seat {seat}"
    for seat in range(s.seats):
        if s.box.owner[s.hero[seat]] != seat:
            yield f"{s.name(s.hero[seat])} is not the Hero of seat {seat}"


def most_tokens(s: Table, n: int) -> int:
    """Wounds, charges spent, or progress."""
    card = s.box.card[n]
    return max(card.life, card.charges, int(card.quest in STAGED))


# -- seats and the dungeon -----------------------------------------------------------------------------------


def wrong_at(s: Table, seat: int) -> Iterator[str]:
    if seat in s.fallen:
        rows: list[Cards] = [getattr(s, name)[seat] for name in ROWS]
        if any(rows) or s.life[seat] or s.at[seat] != -1:
            yield "is out of the game, but has something"
        return
    if s.at[seat] not in s.grid and not (s.at[seat] == -1 and (s.over or is_laying(s))):
        yield "stands nowhere"
        return
    if not s.life[seat] and not any(type(frame).__name__ in BURYING for frame in s.stack):
        yield "has no Life, but is in the game"
    if not all(s.tokens[n] for n in s.wounded[seat]) or any(s.tokens[n] for n in s.hand[seat]):
        yield "has a Monster on the wrong side of its hand"
    if not all(s.seen[n] >> seat & 1 for n in s.hand[seat]):
        yield "does not know its own hand"
    if len(s.boons[seat]) > boon_limit(s, seat):
        yield "has too many Boons"
    choosing = s.choice is not None and s.choice.prompt == "inventory.shed"
    if len(s.treasures[seat]) > treasure_limit(s, seat) and not choosing:
        yield "has too many Treasures"
    if len({s.box.card[n] for n in s.treasures[seat]}) != len(s.treasures[seat]):
        yield "has two copies of a Treasure"
    if len(s.quests[seat]) + len(s.done[seat]) > QUESTS_TO_WIN:
        yield "has too many Quests"
    if len(s.done[seat]) == QUESTS_TO_WIN and not s.over:
        yield "has completed all its Quests, but the game goes on"


def is_laying(s: Table) -> bool:
    """Whether the dungeon is still being laid out, and heroes are yet to come (DGR-R-165)."""
    return any(isinstance(frame, Layout | Starting) for frame in s.stack)


def wrong_round(s: Table) -> Iterator[str]:
    if CENTRE not in s.grid or not is_connected(s.box, s.grid):
        yield "the dungeon is not connected"
    if len(set(s.fallen)) != len(s.fallen):
        yield "somebody has left the game twice"
    if bool(s.ending) != s.over:
        yield f"the ending is {s.ending!r}, but the game {'is over' if s.over else 'goes on'}"
    if not s.over and (s.round > s.settings["round_limit"] or len(s.fallen) > s.seats - 2):
        yield "the game goes on after its end"
    if s.over and s.ending == "third_quest" and not any(len(done) == QUESTS_TO_WIN for done in s.done):
        yield "nobody has completed three Quests"
    for cell in s.visited:
        if cell not in s.grid:
            yield "a space was visited that is not there"


# -- procedures ----------------------------------------------------------------------------------------------


def wrong_in(s: Table, frame: Frame) -> Iterator[str]:
    """What a procedure points at is there."""
    name = type(frame).__name__
    if name in PHASE_OF and s.phase != PHASE_OF[name]:
        yield "goes on in another phase"
    if name in OWN and getattr(frame, OWN[name]) != s.active:
        yield "is not of the seat whose turn it is"
    if any(getattr(frame, field, -1) in s.fallen for field in SEATED):
        yield "is about somebody who has left the game"
    elif not fits(s, frame):
        yield "does not fit the table"


def fits(s: Table, frame: Frame) -> bool:
    card = s.box.card
    match frame:
        case Round():
            return fits_round(s, frame)
        case Encounters(declared=declared):
            rows = [declared[i : i + 3] for i in range(0, len(declared), 3)]
            return (
                frame.next % 3 == 0
                and frame.next <= len(declared)
                and all(is_declared(s, row) for row in rows)
            )
        case Layout():
            return fits_layout(s, frame)
        case Bane():
            return card[frame.card].kind == "bane" and frame.victim != frame.by
        case Trap():
            return card[frame.card].kind == "trap" and frame.victim != frame.by
        case Build():
            return frame.card < 0 or card[frame.card].kind == "map"
        case QuestTest():
            return frame.quest in s.quests[frame.seat] and card[frame.quest].quest == "test"
        case Completion():
            return frame.quest in (s.done if frame.step == "judge" else s.quests)[frame.seat]
        case Check():
            return set(frame.ready) <= set(s.quests[frame.seat])
        case RoomDie():
            return len(card[frame.card].table) == 6
        case Wounds():
            return frame.by in (-1, s.active)
        case Effects():
            return fits_effects(s, frame)
    return True


def fits_layout(s: Table, frame: Layout) -> bool:
    """DGR-R-162: so many decks as were dealt, and who waits with a card has kept one."""
    decks = s.seats if s.box.piles > 1 else 1
    whole = len(frame.left) == decks and sum(frame.left) + len(frame.kept) == len(s.map_deck)
    kept = len(set(frame.kept)) == len(frame.kept) and set(frame.kept) <= set(frame.keepers)
    laying = frame.step != "laid" or frame.top(frame.seat) >= 0
    return whole and kept and laying and bool(s.settings["tournament_map"]) and not any(s.treasures)


def is_declared(s: Table, row: tuple[int, ...]) -> bool:
    """A card, its victim, and the type of the attack."""
    if len(row) != 3 or row[0] < 0 or not 0 <= row[1] < s.seats:
        return False
    card = s.box.card[row[0]]
    if card.kind == "trap":
        return row[2] == NO_ATTACK
    return card.kind == "monster" and 0 <= row[2] <= 2 and card.attack[row[2]] != NO_ATTACK


def fits_round(s: Table, fight: Round) -> bool:
    if fight.step in ("retaliate", "retaliated") and not can_retaliate(s, fight):
        return False
    weapons = {fight.hero_weapon, fight.rival_weapon} <= {-1, *s.box.weapons}
    if fight.kind == "challenge":
        mine = fight.hero == s.active and 0 <= fight.rival != fight.hero and fight.score in (0, 1)
        return weapons and mine and fight.card == -1
    if fight.rival != -1 or fight.card < 0 or fight.player < 0 or fight.score > 2:
        return False
    card = s.box.card[fight.card]
    strikes = fight.score >= 0 and card.attack[fight.score] != NO_ATTACK
    if fight.kind == "quest":
        begun = strikes or (fight.score == -1 and fight.step == "styled")
        return (
            weapons
            and begun
            and fight.hero == s.active
            and fight.card in s.quests[fight.hero]
            and card.life > 0
        )
    return weapons and strikes and card.kind == "monster" and fight.player == s.active != fight.hero


def can_retaliate(s: Table, fight: Round) -> bool:
    """Only whose power is for it strikes back (DGR-R-117)."""
    loser = fight.hero if fight.won < 0 else fight.rival
    power = s.box.card[s.hero[loser]].power
    return loser >= 0 and fight.score == MELEE and power is not None and power.moment == "lost_melee"


def fits_effects(s: Table, frame: Effects) -> bool:
    effects = s.box.card[frame.card].part(frame.part)
    left = [effect[0] for effect in effects[frame.index :]]
    if not all(verb in s.rules.effect_verbs for verb in left) or frame.index > len(effects):
        return False
    return ("relocate" not in left or frame.target in s.grid) and (
        "open_door" not in left or 0 <= frame.target <= 3
    )


def wrong_stage(s: Table) -> Iterator[str]:
    """Each card on the stage is being played by one procedure; at the end they stay there."""
    if s.over:
        return
    held = Counter(card for frame in s.stack for card in staged_by(s, frame))
    if held != Counter(s.stage):
        wrong = (held - Counter(s.stage)) or (Counter(s.stage) - held)
        yield f"{s.name(next(iter(wrong)))} is on the stage, but not played, or the reverse"


def staged_by(s: Table, frame: Frame) -> Iterable[int]:
    match frame:
        case Bane() | Trap():
            return (frame.card,)
        case Build():
            return (frame.card,) if frame.card >= 0 else ()
        case Round(kind="encounter"):
            return (frame.card,)
        case Encounters():
            return frame.declared[frame.next :: 3]
        case Effects(part="effects"):
            return (frame.card,) if frame.card in s.stage else ()
    return ()

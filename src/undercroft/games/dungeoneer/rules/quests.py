"""Quests (chapter QST; DGR-R-14, 80 to 87, 124)."""

from typing import Final

from undercroft.engine.choice import Offer, Option, Reason, tried
from undercroft.engine.frame import DONE, Frame
from undercroft.engine.ranges import Seat
from undercroft.games.dungeoneer.cards.effects import Effects
from undercroft.games.dungeoneer.ranges import CardNumber, Ready
from undercroft.games.dungeoneer.rules.combat import NOBODY, Round
from undercroft.games.dungeoneer.rules.completion import Completion
from undercroft.games.dungeoneer.rules.resources import pay_glory
from undercroft.games.dungeoneer.rules.scores import space_of
from undercroft.games.dungeoneer.rules.threats import Test
from undercroft.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.zones import discard_from_front

AUTOMATIC = ("reach", "sequence")
STAGED = ("carry", "sequence")


def place_of(s: Table, quest: int) -> tuple[str, ...]:
    """The rooms where the Quest can be furthered now: either one, or the next one of two in order."""
    card = s.box.card[quest]
    return (card.rooms[s.tokens[quest]],) if card.quest in STAGED else card.rooms


def is_there(s: Table, seat: int, quest: int) -> bool:
    """DGR-QST-02, DGR-QST-03; DGR-R-169: any copy of the room."""
    return space_of(s, seat).id in place_of(s, quest)


# -- automatic Quests: reach and sequence --------------------------------------------------------------------


class Check(Frame):
    """DGR-QST-05, DGR-R-81, DGR-R-124: one look at the Quests that complete themselves; one stage each."""

    first_step = "look"
    belongs_to = ("seat",)

    seat: Seat
    ready: Ready = ()

    def look(self, s: Table) -> str:
        for quest in s.quests[self.seat]:
            card = s.box.card[quest]
            if card.quest not in AUTOMATIC or not is_there(s, self.seat, quest):
                continue
            if card.quest == "sequence" and not s.tokens[quest]:
                s.tokens[quest] = 1
                s.tell("quest_advanced", seat=self.seat, card=s.name(quest))
            else:
                self.ready += (quest,)
        if len(self.ready) > 1:
            return "choose"
        if self.ready:
            s.push(Completion(self.seat, self.ready[0]))
        return DONE

    def choose(self, s: Table) -> str:
        s.ask(self.seat, "quest.complete", ("complete",))
        return "chosen"

    def choose_options(self, s: Table, seat: int) -> list[Option]:
        return [("complete", quest) for quest in self.ready]

    def why_unlisted(self, s: Table, seat: int, option: Option) -> Reason | None:
        return Reason("DGR-R-81", "quest.not_ready", {"card": s.name(option[1])})

    def chosen(self, s: Table) -> str:
        s.push(Completion(self.seat, s.answer[1]))
        return DONE


def look_out(s: Table, seat: int) -> None:
    """Push a check, if a living hero is where one of his automatic Quests leads."""
    if not s.is_alive(seat):
        return
    here = space_of(s, seat).id
    for quest in s.quests[seat]:
        card = s.box.card[quest]
        if here in card.rooms and card.quest in AUTOMATIC:
            s.push(Check(seat))
            return


# -- attempts ------------------------------------------------------------------------------------------------


def quest_candidates(s: Table, seat: int) -> list[Option]:
    here = space_of(s, seat).id
    return [("quest", n) for n in s.quests[seat] if here in s.box.card[n].rooms]


def why_not_here(s: Table, seat: int, quest: int) -> Reason | None:
    """What forbids any action for this Quest here and now."""
    if quest not in s.quests[seat]:
        rule = "DGR-QST-11" if quest in s.done[seat] else "DGR-R-85"
        return Reason(rule, "quest.not_yours", {"card": s.name(quest)})
    if not is_there(s, seat, quest):
        rule = "DGR-QST-03" if is_in_play(s, quest) else "DGR-R-86"
        return Reason(rule, "quest.elsewhere", {"card": s.name(quest), "rooms": list(place_of(s, quest))})
    if s.box.card[quest].quest in AUTOMATIC:
        return Reason("DGR-QST-05", "quest.automatic", {"card": s.name(quest)})
    return None


def is_in_play(s: Table, quest: int) -> bool:
    wanted = place_of(s, quest)
    return any(s.box.card[slot // 2].id in wanted for slot in s.grid.values())


def why_not_attempt(s: Table, seat: int, option: Option) -> Reason | None:
    quest = option[1]
    reason = why_not_here(s, seat, quest)
    if reason is not None:
        return reason
    card = s.box.card[quest]
    kind = card.quest
    if kind == "sacrifice":
        return Reason("DGR-QST-04", "quest.name_a_treasure", {"card": s.name(quest)})
    if kind in ("slay", "test") and s.used[quest]:  # DGR-QST-06
        return Reason("DGR-R-80", "quest.attempted", {"card": s.name(quest)})
    if kind == "pay" and s.glory[seat] < card.glory:
        data = {"card": s.name(quest), "needed": card.glory, "has": s.glory[seat]}
        return Reason("DGR-RES-05", "glory.short", data)
    if kind == "collect" and len(s.treasures[seat]) < card.treasures:
        return Reason(
            "DGR-QST-02", "quest.treasures_short", {"card": s.name(quest), "needed": card.treasures}
        )
    return None


QUEST: Final[Offer] = tried(quest_candidates, why_not_attempt)


def attempt(s: Table, option: Option) -> None:
    """DGR-QST-04, DGR-R-80: the player chose to act; it is free unless the Quest prints a cost."""
    seat, quest = s.active, option[1]
    card = s.box.card[quest]
    kind = card.quest
    s.tell("quest_attempted", seat=seat, card=s.name(quest))
    if kind == "slay":  # DGR-QST-06, DGR-COMB-09, DGR-R-82
        s.used[quest] = 1
        s.push(Round("quest", seat, NOBODY, quest, s.left_of(seat), NOBODY))
    elif kind == "test":
        s.used[quest] = 1
        s.push(QuestTest(seat, quest))
    elif kind == "carry" and not s.tokens[quest]:  # DGR-R-84
        s.tokens[quest] = 1
        s.tell("thing_taken", seat=seat, card=s.name(quest), thing=card.thing)
    else:  # paid, delivered or shown
        pay_glory(s, seat, card.glory)
        s.push(Completion(seat, quest))


class QuestTest(Frame):
    """The Threat test of a Quest (DGR-R-112)."""

    first_step = "test"
    belongs_to = ("seat",)
    waits = ("tested",)

    seat: Seat
    quest: CardNumber

    def test(self, s: Table) -> str:
        score, threat = s.box.card[self.quest].test
        s.push(Test(self.seat, "quest", score, threat, self.quest))
        return "tested"

    def tested(self, s: Table) -> str:
        if s.result:
            s.push(Completion(self.seat, self.quest))
        else:
            s.push(Effects(self.seat, self.seat, self.quest, "failure"))
        return DONE


def offer_candidates(s: Table, seat: int) -> list[Option]:
    card, mine = s.box.card, s.treasures[seat]
    return [("offer", n, t) for n in s.quests[seat] if mine and card[n].quest == "sacrifice" for t in mine]


def why_not_offer(s: Table, seat: int, option: Option) -> Reason | None:
    _, quest, treasure = option
    reason = why_not_here(s, seat, quest)
    if reason is not None:
        return reason
    if s.box.card[quest].quest != "sacrifice":
        return Reason("DGR-QST-02", "quest.no_sacrifice", {"card": s.name(quest)})
    if treasure not in s.treasures[seat]:
        return Reason("DGR-DEF-05", "use.not_yours", {"card": s.name(treasure)})
    return None


OFFER: Final[Offer] = tried(offer_candidates, why_not_offer)


def offer(s: Table, option: Option) -> None:
    _, quest, treasure = option
    s.tell("quest_attempted", seat=s.active, card=s.name(quest))
    discard_from_front(s, s.active, treasure)
    s.push(Completion(s.active, quest).starting_at("shed"))

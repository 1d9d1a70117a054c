"""Setting a table up: heroes and Quests (chapter SET; DRP-R-69, 75)."""

from undercroft.games.dungeon_drop.rules.normal import Rounds
from undercroft.games.dungeon_drop.rules.solo import Solo
from undercroft.games.dungeon_drop.table import ASIDE, Table


def deal(s: Table) -> None:
    """DRP-SET-01, DRP-SET-02, DRP-SSET-01, DRP-SSET-02, in seat order (DRP-R-69)."""
    box = s.box
    solo = s.is_solo
    races = list(range(len(box.races)))
    classes = list(range(len(box.classes)))
    quests = [n for n, quest in enumerate(box.quests) if quest.mode in ("", "solo" if solo else "normal")]
    for cards, stream in ((races, "races"), (classes, "classes"), (quests, "quests")):
        s.chance.shuffle(stream, cards)
    s.race = tuple(races[: s.seats])
    s.classes = tuple((n,) for n in classes[: s.seats])
    s.class_deck = tuple(sorted(classes[s.seats :])) if solo else ()
    s.quest = tuple(quests[: s.seats])
    s.quest_deck = tuple(sorted(quests[s.seats :]))
    for seat in range(s.seats):
        s.reveal(
            "seated", seat=seat, race=box.races[s.race[seat]].id, card=box.classes[s.classes[seat][0]].id
        )
        mask = 1 << seat
        s.confide("quest_dealt", mask, {"card": box.quests[s.quest[seat]].id}, seat=seat)
    s.put(sorted(box.small | box.solo), ASIDE)
    s.push(Solo() if solo else Rounds())

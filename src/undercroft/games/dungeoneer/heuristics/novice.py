"""What somebody goes by who has played once or twice: a handful of rules of thumb, and chance for
the rest."""

from collections import deque
from collections.abc import Sequence

from undercroft.engine.choice import Option
from undercroft.engine.heuristics import Opinion, Opinions
from undercroft.games.dungeoneer.board import STEPS, ways_at
from undercroft.games.dungeoneer.heuristics.moves import play_data
from undercroft.games.dungeoneer.heuristics.seen import Seen
from undercroft.games.dungeoneer.heuristics.ways import spaces_of
from undercroft.games.dungeoneer.rules.quests import place_of
from undercroft.games.dungeoneer.rules.scores import score_of

QUEST, PLAY, WALK, STROLL, END = 4.0, 3.0, 2.0, 1.0, 0.5
FAR = 99


def novice(s: Seen, options: Sequence[Option]) -> Opinions:
    """An option about which none of the rules has anything to say gets no opinion."""
    opinions: Opinions = {}
    far = steps_to_quests(s) if s.prompt == "move.act" else {}
    for option in options:
        opinion = first_thought(s, option, far)
        if opinion is not None:
            opinions[option] = opinion
    return opinions


def first_thought(s: Seen, option: Option, far: dict[int, int]) -> Opinion | None:
    match option:
        case ("quest", n) | ("offer", n, _) | ("complete", n):  # 1. a Quest is what wins
            if any(s.box.card[n].attack[score] > score_of(s, s.me, score) for score in (0, 1)):
                return None  # but not against a Monster that is stronger
            return Opinion(QUEST, "counsel-quest-try", {"card": s.name(n)})
        case ("play", n) if s.box.card[n].lasting:  # 2. what lasts is bought as soon as it can be
            return Opinion(PLAY, "counsel-play", play_data(s, n))
        case ("attack", n, victim, score):  # 3. a rival's Peril is there to be used
            ahead = s.box.card[n].attack[score] - score_of(s, victim, score)
            if ahead >= -1:
                data = {"card": s.name(n), "victim": victim}
                return Opinion(WALK + ahead / 10, "counsel-attack-weaker", data)
        case ("challenge", rival, score):
            if score_of(s, s.me, score) > score_of(s, rival, score):
                return Opinion(WALK, "counsel-challenge-weaker", {"seat": rival})
        case ("trap", n, victim) | ("bane", n, victim):
            return Opinion(PLAY, "counsel-bane", {"card": s.name(n), "victim": victim})
        case ("move" | "open", side):  # 4. to a room of a Quest by the shortest way, else anywhere new
            here = s.at[s.me]
            there = here + STEPS[side]
            if far.get(there, FAR) < far.get(here, FAR):
                return Opinion(WALK, "counsel-go-shortest")
            if here not in far and not s.moved:
                return Opinion(STROLL, "counsel-go-new", {"there": s.name(s.grid[there] // 2)})
        case ("weapon" | "charge", n) | ("use", n):  # 5. whatever one has is used
            return Opinion(PLAY, "counsel-use", {"card": s.name(n)})
        case ("power",):
            return Opinion(PLAY)
        case ("play", n) if s.prompt == "window.prevent":
            return Opinion(PLAY, "counsel-prevent", {"card": s.name(n)})
        case ("done",) | ("pass",):
            return Opinion(END)
        case _:
            pass
    return None


def steps_to_quests(s: Seen) -> dict[int, int]:
    """Steps from every space to the nearest room of an own Quest, doors left aside."""
    rooms = [cell for quest in s.quests[s.me] for cell in spaces_of(s, place_of(s, quest))]
    far = dict.fromkeys(rooms, 0)
    waiting = deque(rooms)
    while waiting:
        cell = waiting.popleft()
        for side, way in enumerate(ways_at(s.box, s.grid, s.ways, cell)):
            there = cell + STEPS[side]
            if way >= 0 and there not in far:
                far[there] = far[cell] + 1
                waiting.append(there)
    return far

"""Balance of Dungeon Drop: how far heroes come, how floors end, how even the normal game is.

    python -m tools.balance_drop --games 1000 [--seats 1,2,3,4] [--players random,plain,thumb]
                                 [--options floor_limit=20] [--seed S] [--part 1/2] [--keep FILE]
    python -m tools.balance_drop --read FILE [FILE ...]
    python -m tools.balance_drop --scatter 200

Plays whole games with the real physics and prints tables in Markdown. --keep writes every game to a file as
soon as it is over, and does not play again what is there. --part plays every second game only, the first or
the second of two, for two processes; --read prints the tables of all of them. The same seed plays the same
games on the same kind of machine. --scatter drops four cubes so many times from each height, and prints how
far from the aim they come to rest.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import hypot
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.balance import number, percent, read_options, table_of

from undercroft.bots import Bot, Redeal, answer, bot
from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.registry import game
from undercroft.games.dungeon_drop.cards.box import base_box
from undercroft.games.dungeon_drop.heuristics import steady
from undercroft.games.dungeon_drop.heuristics.purse import Skill
from undercroft.games.dungeon_drop.physics import Body, Drop, FallScene, Settler, settle
from undercroft.games.dungeon_drop.rules.aiming import HEIGHTS, MM


class Thumb:
    """Goes by the rules of thumb of the game; chance decides where it has none."""

    name = "thumb"

    def __init__(self, seed: int | str, skill: Skill = Skill.KEEN) -> None:
        self.chance = Chance.seeded(seed, ("thumb",))
        self.skill = skill

    def choose(
        self, view: Mapping[str, Any], options: Sequence[Option], redeal: Redeal | None = None
    ) -> Option:
        if len(options) == 1:
            return options[0]
        opinions = steady.opinions(view, options, self.skill)
        if opinions:
            return max(opinions, key=lambda option: opinions[option].score)
        return options[self.chance.below("thumb", len(options))]


PLAYERS: dict[str, Callable[[str], Bot]] = {
    "random": lambda seed: bot("random", game("dungeon_drop"), seed),
    "plain": lambda seed: Thumb(seed, Skill.PLAIN),
    "steady": lambda seed: Thumb(seed, Skill.STEADY),
    "thumb": Thumb,
}
LIMIT = 20_000  # decisions; whoever comes there plays for ever
ERRORS = 3  # standard errors off the fair share, from which on it is pointed out
ITEMS = ("gold", "gems", "quest", "chests", "keys", "potions", "shields", "monsters", "hearts")


class Floor(msgspec.Struct):
    """One floor of a solo hero."""

    tracker: int
    ending: str  # done, short, lost_box, lost_move
    turns: int
    classes: int
    quest: str
    used: tuple[str, ...] = ()
    required: int = 0
    total: int = 0
    relics: int = 0
    dragon: bool = False
    items: dict[str, int] = {}


class Seat(msgspec.Struct):
    """How one hero of a normal game fared; `order` is 0 for whoever had the first turn."""

    order: int
    race: str
    card: str
    quest: str
    total: int
    share: float  # of the first place
    items: dict[str, int] = {}


class Result(msgspec.Struct):
    """How one game went."""

    seed: str
    seats: int
    player: str
    options: dict[str, int]
    decisions: int
    real: int  # decisions with two options or more
    race: str = ""
    legacy: int = 0  # the Relic tracker at the end
    lost: str = ""
    floors: list[Floor] = []
    rows: list[Seat] = []

    @property
    def key(self) -> tuple[str, int, str]:
        return self.seed, self.seats, self.player


def play(seats: int, player: str, options: dict[str, int], seed: str) -> Result:
    """One game."""
    table = game("dungeon_drop").new(seats, options, seed=seed)
    players = [PLAYERS[player](f"{seed} {seat}") for seat in range(seats)]
    real = 0
    quests = []
    while table.choice is not None:
        choice = table.choice
        real += len(choice.options) > 1
        if choice.prompt == "setup.height":
            quests.append(table.whole()["seat"]["0"]["quest"])
        table.take(answer(players[choice.seat], table))
        if table.past.number > LIMIT:
            raise RuntimeError(f"no end after {LIMIT} decisions: {seats} seats, {options}, seed {seed}")
    result = Result(seed, seats, player, options, table.past.number, real)
    return told_solo(table, result, quests) if seats == 1 else told_normal(table, result)


def told_solo(table: Any, result: Result, quests: list[str]) -> Result:
    """What the events say of the floors of a hero."""
    view = table.whole()
    me = view["seat"]["0"]
    result.race, result.legacy = me["race"], view["tracker"]
    result.lost = "" if view["ending"] == "retired" else view["ending"]
    levels = sum(event.kind == "levelled" for event in table.events())
    floor = Floor(0, "", 0, len(me["classes"]) - levels, quests[0])
    used: list[str] = []
    for event in table.events():
        data = event.data
        if event.kind == "explored":
            floor.turns += 1
        elif event.kind == "used":
            used.append(data["ability"])
        elif event.kind == "floor_counted":
            floor.ending, floor.required, floor.total = "short", data["required"], data["total"]
            floor.items = {name: data[name] for name in ITEMS}
        elif event.kind == "floor_done":
            floor.ending, floor.relics = "done", data["relics"]
        elif event.kind in ("defeated", "wounded"):
            floor.dragon |= "dragon_h1" in data["cubes"]
        elif event.kind == "levelled":
            levels -= 1
        if event.kind == "quest_drawn" or event.kind == "game_ended":
            floor.used = tuple(used)
            floor.ending = floor.ending or data["ending"]
            result.floors.append(floor)
            used = []
            quest = quests[len(result.floors) % len(quests)]
            floor = Floor(floor.tracker + floor.relics, "", 0, len(me["classes"]) - levels, quest)
    return result


def told_normal(table: Any, result: Result) -> Result:
    """What the last view says of a normal game."""
    view = table.whole()
    first = next(event.data["seats"] for event in table.events() if event.kind == "round_began")
    best = [place.seat for place in table.standings if place.rank == 1]
    for place in table.standings:
        me = view["seat"][str(place.seat)]
        result.rows.append(
            Seat(
                first.index(place.seat),
                me["race"],
                me["classes"][0],
                me["quest"],
                place.figures["total"],
                (place.seat in best) / len(best),
                {name: place.figures[name] for name in ITEMS},
            )
        )
    return result


# -- tables --------------------------------------------------------------------------------------------------


ROWS = ((0, 0), (1, 2), (3, 4), (5, 6), (7, 8))  # of the Relic tracker, by Required Score (DRP-REQ-02)
TIERS = ((0, 0), (1, 3), (4, 5), (6, 8), (9, 9))  # by legacy (DRP-RET-03)
STOPS = (4, 6, 9)  # where a hero may go home: at the village, at the kingdom, never before the end


def span(row: tuple[int, int]) -> str:
    return str(row[0]) if row[0] == row[1] else f"{row[0]} to {row[1]}"


def share(part: int, whole: int) -> str:
    """Per cent, with the standard error."""
    if not whole:
        return ""
    error = 100 * (part / whole * (1 - part / whole) / whole) ** 0.5
    return f"{100 * part / whole:.1f} ± {error:.1f} %"


def by_player(results: list[Result]) -> Iterator[tuple[str, list[Result]]]:
    for player in PLAYERS:
        mine = [result for result in results if result.player == player]
        if mine:
            yield player, mine


def floors_of(results: list[Result], row: tuple[int, int]) -> list[Floor]:
    return [floor for result in results for floor in result.floors if row[0] <= floor.tracker <= row[1]]


def completion(results: list[Result], rows: Sequence[tuple[int, int]]) -> Iterator[str]:
    """How floors end, by what the Relic tracker shows."""
    head = ("player", "tracker", "floors", "completed", "too few points", "Box empty", "no way", "turns")
    head += ("required", "score", "Relics", "Dragon")
    found = []
    for player, mine in by_player(results):
        for row in rows:
            floors = floors_of(mine, row)
            if not floors:
                continue
            ends = Counter(floor.ending for floor in floors)
            left = [floor for floor in floors if floor.ending in ("done", "short")]
            found.append(
                (
                    player,
                    span(row),
                    str(len(floors)),
                    share(ends["done"], len(floors)),
                    *(percent(ends[name], len(floors)) for name in ("short", "lost_box", "lost_move")),
                    number(floor.turns for floor in left),
                    number(floor.required for floor in left),
                    number(floor.total for floor in left),
                    number(floor.relics for floor in left),
                    percent(sum(floor.dragon for floor in left), len(left)),
                )
            )
    return table_of(head, found)


def sources(results: list[Result]) -> Iterator[str]:
    """What the points of a floor that was left come from."""
    found = []
    for player, mine in by_player(results):
        for row in ROWS:
            left = [floor for floor in floors_of(mine, row) if floor.items]
            if left:
                means = (number(floor.items[name] for floor in left) for name in ITEMS)
                found.append((player, span(row), *means, number(floor.total for floor in left)))
    return table_of(("player", "tracker", *ITEMS, "total"), found)


def outcome(result: Result, stop: int) -> int | None:
    """The tracker with which a hero goes home who retires as soon as it shows `stop`; none if lost."""
    for floor in result.floors:
        if floor.ending == "done" and floor.tracker + floor.relics >= stop:
            return min(9, floor.tracker + floor.relics)
    return None if result.lost else result.legacy


def legacies(results: list[Result]) -> Iterator[str]:
    head = ("player", "goes home at", "runs", "lost", *(span(tier) for tier in TIERS), "floors")
    found = []
    for player, mine in by_player(results):
        for stop in STOPS:
            ends = [outcome(result, stop) for result in mine]
            counts = [sum(end is not None and low <= end <= high for end in ends) for low, high in TIERS]
            home = [end for end in ends if end is not None]
            floors = [sum(floor.tracker < stop for floor in result.floors) for result in mine]
            row = (share(count, len(mine)) for count in (len(mine) - len(home), *counts))
            found.append((player, str(stop), str(len(mine)), *row, number(floors)))
    return table_of(head, found)


def by_race(results: list[Result]) -> Iterator[str]:
    """Heroes by Race."""
    found = []
    for player, mine in by_player(results):
        for race in sorted({result.race for result in mine}):
            heroes = [result for result in mine if result.race == race]
            floors = [floor for result in heroes for floor in result.floors]
            done = sum(floor.ending == "done" for floor in floors)
            best = sum(outcome(result, 9) == 9 for result in heroes)
            found.append((player, race, str(len(heroes)), share(done, len(floors)), share(best, len(heroes))))
    return table_of(("player", "Race", "runs", "floors completed", "legends"), found)


def by_quest(results: list[Result]) -> Iterator[str]:
    """What each Quest brings on floors that were left."""
    found = []
    for player, mine in by_player(results):
        floors = [floor for result in mine for floor in result.floors if floor.items]
        for quest in sorted({floor.quest for floor in floors}):
            own = [floor for floor in floors if floor.quest == quest]
            gems, bonus = ([floor.items[name] for floor in own] for name in ("gems", "quest"))
            both = [a + b for a, b in zip(gems, bonus, strict=True)]
            found.append((player, quest, str(len(own)), number(gems), number(bonus), number(both)))
    return table_of(("player", "Quest", "floors", "gems", "bonus", "together"), found)


def abilities(results: list[Result]) -> Iterator[str]:
    """How often each ability was used, for 100 floors."""
    found = []
    for player, mine in by_player(results):
        floors = [floor for result in mine for floor in result.floors]
        count = Counter(name for floor in floors for name in floor.used)
        found += [(player, name, f"{100 * n / len(floors):.1f}") for name, n in count.most_common()]
    return table_of(("player", "ability", "in 100 floors"), found)


def scores(results: list[Result]) -> Iterator[str]:
    """The normal game: scores and length."""
    head = ("player", "seats", "games", "score", "best", "last", "decisions", "with a choice", *ITEMS)
    found = []
    for player, mine in by_player(results):
        for seats in sorted({result.seats for result in mine}):
            games = [result for result in mine if result.seats == seats]
            rows = [row for result in games for row in result.rows]
            found.append(
                (
                    player,
                    str(seats),
                    str(len(games)),
                    number(row.total for row in rows),
                    number(max(row.total for row in result.rows) for result in games),
                    number(min(row.total for row in result.rows) for result in games),
                    number(result.decisions for result in games),
                    number(result.real for result in games),
                    *(number(row.items[name] for row in rows) for name in ITEMS),
                )
            )
    return table_of(head, found)


def winners(results: list[Result], what: Callable[[Seat], str], title: str, apart: bool) -> Iterator[str]:
    """Scores and first places by something that tells the heroes apart; by the number of seats, or in all."""
    found: dict[tuple[str, str, str], list[tuple[Seat, int]]] = {}
    for player, mine in by_player(results):
        for result in mine:
            for row in result.rows:
                seats = str(result.seats) if apart else "all"
                found.setdefault((player, seats, what(row)), []).append((row, result.seats))
    rows = []
    for (player, seats, name), own in sorted(found.items()):
        won, fair = mean(row.share for row, _ in own), mean(1 / n for _, n in own)
        error = (sum((1 / n) * (1 - 1 / n) for _, n in own)) ** 0.5 / len(own)
        note = " !" if abs(won - fair) > ERRORS * error else ""
        score = number(row.total for row, _ in own)
        rows.append((player, seats, name, str(len(own)), score, percent(won, 1) + note, percent(fair, 1)))
    return table_of(("player", "seats", title, "heroes", "score", "won", "fair share"), rows)


def report(results: list[Result]) -> str:
    solo = [result for result in results if result.seats == 1]
    normal = [result for result in results if result.seats > 1]
    lines: list[str] = []
    if solo:
        lines += ["### Floors by Required Score", "", *completion(solo, ROWS)]
        lines += ["### Floors by Relic tracker", "", *completion(solo, [(n, n) for n in range(9)])]
        lines += ["### Where points come from", "", *sources(solo)]
        lines += ["### Legacies", "", *legacies(solo)]
        lines += ["### Races", "", *by_race(solo), "### Quests", "", *by_quest(solo)]
        lines += ["### Abilities", "", *abilities(solo)]
    if normal:
        lines += ["### Normal game", "", *scores(normal)]
        lines += ["### By order of the first round", ""]
        lines += [f"! is more than {ERRORS} standard errors off the fair share.", ""]
        lines += winners(normal, lambda row: str(row.order + 1), "plays as", True)
        lines += ["### By Race", "", *winners(normal, lambda row: row.race, "Race", False)]
        lines += ["### By Class", "", *winners(normal, lambda row: row.card, "Class", False)]
        lines += ["### By Quest", "", *winners(normal, lambda row: row.quest, "Quest", False)]
    return "\n".join(lines)


# -- scatter -------------------------------------------------------------------------------------------------


def scatter(drops: int, settle: Settler = settle) -> Iterator[str]:
    """How far from the aim the cubes of an exploration come to rest, on an empty table."""
    measures = base_box().measures
    cubes = measures.game.cubes[0]
    scene = FallScene((Body(0, 0, 0, measures.sides.large),) * cubes)
    found = []
    for height in HEIGHTS:
        away = []
        for n in range(drops):
            cause = Drop(tuple(range(cubes)), 0, 0, height * MM)
            outcome = settle(measures, scene, cause, 1000 * height + n)
            away.append(sorted(hypot(body.x, body.y) / MM for body in outcome.bodies))
        single = sorted(one for row in away for one in row)
        whole = sorted(row[-1] for row in away)
        parts = (row[int(part * len(row))] for row in (single, whole) for part in (0.5, 0.9))
        found.append((str(height), *(f"{part:.0f}" for part in parts), f"{single[-1]:.0f}"))
    head = ("height", "half of the cubes", "90 % of them", "all of a drop, half of the drops", "90 % of them")
    return table_of((*head, "farthest"), found)


# -- asking --------------------------------------------------------------------------------------------------


def read(paths: Iterable[str]) -> list[Result]:
    """The games that were kept, each once."""
    found: dict[tuple[str, int, str], Result] = {}
    for path in paths:
        for line in Path(path).read_bytes().splitlines():
            result = msgspec.json.decode(line, type=Result)
            found.setdefault(result.key, result)
    return list(found.values())


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    parser.add_argument("--seats", default="1")
    parser.add_argument("--players", default="thumb")
    parser.add_argument("--options", default="", help="such as floor_limit=20")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--part", default="1/1", help="1/2 or 2/2: every second game")
    parser.add_argument("--keep", help="a file to which every game is added")
    parser.add_argument("--read", nargs="+", help="files with games that were kept: no play")
    parser.add_argument("--scatter", type=int, metavar="DROPS", help="how far cubes scatter: no play")
    wanted = parser.parse_args()
    if wanted.scatter:
        print("\n".join(scatter(wanted.scatter)))
        return 0
    if wanted.read:
        print(report(read(wanted.read)))
        return 0
    options = read_options(wanted.options)
    part, parts = map(int, wanted.part.split("/"))
    kept = Path(wanted.keep) if wanted.keep else None
    results = read([wanted.keep]) if kept and kept.exists() else []
    known = {result.key for result in results}
    for player in wanted.players.split(","):
        for seats in map(int, wanted.seats.split(",")):
            for i in range(part - 1, wanted.games, parts):
                seed = f"{wanted.seed}-{seats}-{i}"
                if (seed, seats, player) in known:
                    continue
                results.append(play(seats, player, options, seed))
                if kept:
                    with kept.open("ab") as file:
                        file.write(msgspec.json.encode(results[-1]) + b"\n")
            print(f"{player}, {seats} seats: played", file=sys.stderr, flush=True)
    print(report(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())

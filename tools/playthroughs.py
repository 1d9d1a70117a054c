"""Golden playthroughs: games as text with every question and answer, what was told, and what each seat saw.

    python tools/playthroughs.py [--check] [GAME...]

Writes tests/games/<game>/playthroughs/*.txt anew, to be reviewed as a diff. A change there is a change of
rules, of views or of chance: it must be meant. --check only compares.

In Dungeon Drop nothing really falls here: tests/quick.py stands in for the physics, so that the text is the
same on every machine. What would take pages, such as a thousand rooms to choose from, is cut short; a sum at
the end of it still tells when anything has changed.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests import quick

from undercroft.engine.chance import Chance
from undercroft.engine.choice import Option
from undercroft.engine.events import Event, bit
from undercroft.engine.registry import game
from undercroft.engine.state import Table

ROOT = Path(__file__).parents[1]
ABSENT = "(nothing)"
MANY = 40  # options with one verb, from which on only some are shown
LONG = 3200  # characters of a list in a view, from which on only its beginning is shown
SOME = 5


class GoldenPlan(NamedTuple):
    """One playthrough: which game, with which options (in a word, for its name), and how many of its first
    decisions are shown.
    """

    game: str
    seats: int
    seed: int
    shown: int = 80
    rules: str = ""
    options: dict[str, int] = {}  # noqa: RUF012 - never changed
    version: int | None = None  # of the rules, if not the newest

    @property
    def path(self) -> Path:
        words = (f"{self.seats}-seats", self.rules, f"seed-{self.seed}")
        folder = ROOT / "tests" / "games" / self.game
        if self.version is not None:
            folder /= f"version_{self.version}"
        return folder / "playthroughs" / f"{'-'.join(filter(None, words))}.txt"


ALL = {"boss": 1, "dangerous_zones": 1, "maximum_alert": 1, "main_effects": 1}
MODULES = {"alchemy": 1, "specialists": 1, "spriggan": 1, "research": 1}
CONGREGATIONS = {"phi": 1, "zeta": 1, "iota": 1, "lambda": 1}
PROFILES = {"capagrezza": 3, "basilisk": 6, "shadow-lord": 7, "raganella": 9}  # of Bosses of Rocca Civetta
DEPTHS = {"floor_iv": 1, "way_down": 1, "familiars": 1}
DEEP = {"boss": 1, "dangerous_zones": 1, "main_effects": 1}
MODES = {"brood": 13, "winter": 14, "hunt": 15, "temple": 16, "goddess": 17}  # of Big Bosses
ON_FLOOR_IV: dict[str, dict[str, int]] = {mode: {} for mode in MODES} | {
    mode: {"floor_iv": 1} for mode in ("temple", "goddess")
}

PLANS = (
    GoldenPlan("dungeoneer", 2, 11),
    GoldenPlan("dungeoneer", 3, 12),
    GoldenPlan("dungeoneer", 4, 13),
    GoldenPlan("dungeonology", 2, 28, 120, rules="basic"),
    GoldenPlan("dungeonology", 3, 45, 150, rules="all-rules", options=ALL),
    GoldenPlan("dungeonology", 3, 45, 150, rules="all-rules", options=ALL, version=1),
    GoldenPlan(
        "dungeonology",
        4,
        25,
        120,
        rules="boss-and-main-effects",
        options={"boss": 1, "main_effects": 1, "choose_scholars": 1, "alert": 2},
    ),
    GoldenPlan("dungeonology", 3, 46, 200, rules="spanish", options={"edition": 2}),
    GoldenPlan("rocca_civetta", 2, 31, 100, rules="basic"),
    GoldenPlan(
        "rocca_civetta", 4, 32, 150, rules="everything-and-omega", options=ALL | MODULES | {"profile": 11}
    ),
    *(
        GoldenPlan("rocca_civetta", 3, 33 + n, 100, rules=boss, options={"boss": 1, "profile": profile})
        for n, (boss, profile) in enumerate(PROFILES.items())
    ),
    GoldenPlan(
        "rocca_civetta",
        3,
        58,
        120,
        rules="congregations",
        options=CONGREGATIONS | {"boss": 1, "dangerous_zones": 1, "main_effects": 1, "profile": 12},
    ),
    *(
        GoldenPlan(
            "rocca_civetta",
            2,
            60 + n,
            120,
            rules=mode,
            options=DEEP | {"profile": profile} | ON_FLOOR_IV[mode],
        )
        for n, (mode, profile) in enumerate(MODES.items())
    ),
    GoldenPlan(
        "rocca_civetta",
        2,
        403,
        100,
        rules="caterina-and-claudio",
        options={"choose_scholars": 1, "dangerous_zones": 1},
    ),
    GoldenPlan("rocca_civetta", 1, 41, 120, rules="solitary", options={"boss": 1, "main_effects": 1}),
    GoldenPlan("rocca_civetta", 1, 47, 120, rules="solitary-deep", options=ALL | MODULES | DEPTHS),
    GoldenPlan(
        "rocca_civetta", 2, 48, 120, rules="omega-and-depths", options=ALL | DEPTHS | {"omega_against_all": 1}
    ),
    GoldenPlan(
        "rocca_civetta",
        3,
        42,
        120,
        rules="omega-against-all",
        options={"main_effects": 1, "omega_against_all": 1},
    ),
    GoldenPlan("dungeon_drop", 1, 91, rules="solo"),
    GoldenPlan("dungeon_drop", 3, 4, rules="teamwork-and-honour", options={"teamwork": 1, "honour": 1}),
)


def choose(table: Table, chance: Chance) -> Option:
    """The verb by chance, then the option: so that much happens in few decisions."""
    assert table.choice is not None
    verbs: dict[str, list[Option]] = {}
    for option in table.choice.options:
        verbs.setdefault(option[0], []).append(option)
    options = list(verbs.values())[chance.below("player", len(verbs))]
    return options[chance.below("player", len(options))]


# -- what is shown ---------------------------------------------------------------------------------------


def short(value: Any) -> str:
    """A value in a few characters: JSON without quotes around plain words."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {short(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(short(inner) for inner in value) + "]"
    return msgspec.json.encode(value).decode()


def rest(values: list[str]) -> str:
    """What stands for values that are not shown."""
    return f"... {len(values)} more, sum {crc32(' '.join(values).encode()):08x}"


def cut(comma: str, values: list[str]) -> str:
    """Values in a line; of a very long line only the beginning."""
    line = comma.join(values)
    return line if len(line) <= LONG else comma.join([*values[:SOME], rest(values[SOME:])])


def offered(table: Table, options: Sequence[Option], chosen: Option) -> Iterator[str]:
    """Every option in a line, the chosen one marked; of very many with one verb only some."""
    for _, group in groupby(options, key=lambda option: option[0]):
        same = list(group)
        shown = [o for n, o in enumerate(same) if len(same) <= MANY or n < SOME or o == chosen]
        yield from (f"  {'>' if option == chosen else ' '} {table.write(option)}" for option in shown)
        if len(shown) < len(same):
            yield f"    {rest([table.write(option) for option in same if option not in shown])}"


def flat(view: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """A view as paths and values. Lists are values; options are left out, the question shows them."""
    for key, value in view.items():
        name = f"{path}.{key}" if path else str(key)
        if isinstance(value, dict) and value:
            yield from flat(value, name)
        elif key != "options":
            yield name, value


def news(before: Any, after: Any) -> str:
    """What a value has become; of a list that grew or shrank only what came and went."""
    if isinstance(before, list) and isinstance(after, list) and before:
        old, new = [short(value) for value in before], [short(value) for value in after]
        gone, come = [v for v in old if v not in new], [v for v in new if v not in old]
        if [v for v in old if v not in gone] == [v for v in new if v not in come]:
            return cut("; ", [*(f"- {value}" for value in gone), *(f"+ {value}" for value in come)])
    if isinstance(after, list):
        return f"[{cut(', ', [short(value) for value in after])}]"
    return short(after)


class Onlookers:
    """Everybody at the table and a spectator, with what each of them saw last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats: tuple[int | None, ...] = (*range(table.seats), None)
        self.seen: dict[int | None, dict[str, Any]] = {seat: {} for seat in self.seats}

    def changes(self) -> Iterator[str]:
        """What has changed in the views: first what all see alike, then what is only for some."""
        found: dict[tuple[str, str], list[int | None]] = {}
        for seat in self.seats:
            before, after = self.seen[seat], dict(flat(self.table.view(seat)))
            for path in {**before, **after}:
                old, new = before.get(path, ABSENT), after.get(path, ABSENT)
                if old != new and not (new == ABSENT and is_told_otherwise(path, after)):
                    found.setdefault((path, news(old, new)), []).append(seat)
            self.seen[seat] = after
        for (path, value), seats in sorted(found.items(), key=lambda item: (-len(item[1]), item[0])):
            yield f"  {who(seats, self.seats)}  {path}: {value}"


def is_told_otherwise(path: str, view: dict[str, Any]) -> bool:
    """A path that is gone because what it led to is now one value, or has now parts of its own."""
    return any(path.startswith(f"{other}.") or other.startswith(f"{path}.") for other in view)


def who(seats: list[int | None], everybody: tuple[int | None, ...]) -> str:
    """Who sees something, in a column: a letter per seat, `-` for the spectator."""
    return "".join("." if seat not in seats else "-" if seat is None else str(seat) for seat in everybody)


def told(event: Event, seats: tuple[int | None, ...]) -> str:
    """An event as everybody hears it with who learnt something by it, and what is told to some only."""
    public = " ".join(f"{key}={short(value)}" for key, value in event.data.items())
    line = f"  {who([s for s in seats if event.learned & bit(s)], seats)}  {event.kind} {public}".rstrip()
    if event.secret is None:
        return line
    secret = " ".join(f"{key}={short(value)}" for key, value in event.secret.items())
    return f"{line}\n  {who([s for s in seats if event.seen & bit(s)], seats)}  ... {secret}"


def playthrough(plan: GoldenPlan) -> str:
    """The text of one playthrough."""
    rules = game(plan.game, plan.version)
    table = rules.new(plan.seats, plan.options, seed=plan.seed)
    chance = Chance.seeded(f"playthrough {plan.seed}", ("player",))
    onlookers = Onlookers(table)
    everybody = who(list(onlookers.seats), onlookers.seats)
    lines = [
        f"# {rules.name} {rules.version}, {plan.seats} seats, seed {plan.seed}, by tools/playthroughs.py",
        *([f"# Options: {short(plan.options)}"] if plan.options else []),
        f"# Columns: {everybody} stands for the seats and the spectator. Events say who learnt something,",
        "# views what changed and for whom. Only the seat that is asked sees the options.",
        "",
        "== set-up",
        "told",
        *(told(event, onlookers.seats) for event in table.past.events or ()),
        "seen",
        *onlookers.changes(),
    ]
    while table.choice is not None:
        number, choice = table.past.number + 1, table.choice
        option = choose(table, chance)
        shown = number <= plan.shown
        events = table.take(option)
        if number == plan.shown + 1 and not table.over:
            lines += ["", "== ...", "The game goes on without us until its last decision."]
        if not shown and not table.over:
            continue
        lines += ["", f"== {number}. seat {choice.seat}, {choice.prompt}"]
        lines += offered(table, choice.options, option)
        lines += ["told", *(told(event, onlookers.seats) for event in events), "seen", *onlookers.changes()]
        lines.append(f"undo floor {table.undo_floor} of {table.past.number}")
    lines += ["", "== standings"]
    lines += [
        f"  {place.rank}. seat {place.seat}: {place.reason} ({place.rule}), {short(place.figures)}"
        for place in table.standings
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    wanted = parser.parse_args()
    quick.register_drop(quick.settle)
    stale = 0
    for plan in PLANS:
        if wanted.games and plan.game not in wanted.games:
            continue
        text = playthrough(plan)
        old = plan.path.read_text("utf-8") if plan.path.exists() else ""
        name = plan.path.relative_to(ROOT)
        if text == old:
            print(f"{name}: unchanged")
            continue
        stale += 1
        if wanted.check:
            print(f"{name}: differs")
        else:
            plan.path.parent.mkdir(parents=True, exist_ok=True)
            plan.path.write_text(text, encoding="utf-8")
            print(f"{name}: written, {len(text) // 1000} kB")
    return 1 if wanted.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())

"""How many empty questions a page would put: passes among the decisions of one player, and clicks for a turn.

    python tools/passes.py [--game NAME] [--seats N] [--games N] [--option NAME=N ...]

`steady` plays all seats; the first is looked at as the page would: it is not asked where all it could do but
pass brings nothing (`Heuristics.useless`), nor again in the same turn for what it has let pass, unless it
would answer something else, nor about the end of a phase in which nothing else can be done. Steps that follow
one another are one click, on the place where they lead, a door on the way included; so is an answer that only
goes on (`Game.leads_on`), with what is done then.
"""

import argparse
from collections import Counter

import undercroft as uc
from undercroft.bots import bot
from undercroft.bots.base import answer, heuristics
from undercroft.engine.choice import Option
from undercroft.engine.game import Game
from undercroft.engine.state import Table
from undercroft.server.presenter import present_ahead

PASS: Option = ("pass",)
DONE: Option = ("done",)
PHASES = (  # the page ends them by itself where nothing else can be done
    *("phase.movement", "phase.action"),
    *("encounter.lord", "encounter.declare", "move.act"),
)
STEPS = ("walk", "move")  # a press on a place farther away takes all of them
PUT = ("asked", "passed")
ME = 0


def look_at(game: Game, table: Table, taken: Option, let_pass: set[object]) -> str:
    """What one decision of the first seat was: put, or left out, and whether it was a pass."""
    choice = table.choice
    assert choice is not None
    if choice.prompt in PHASES and all(option == DONE for option in choice.options):
        return "ended"
    if PASS not in choice.options:
        return "asked"
    view = table.view(ME)
    vain = heuristics(game).useless(view, choice.options)
    rest = tuple(option for option in choice.options if option != PASS and option not in vain)
    answered = repr([view.get(name) for name in ("plays", "scene", "declared")])
    marks = {(view["turn"], view["round"], answered, option) for option in rest}
    is_window = choice.prompt.startswith("window.")
    if not rest or (is_window and marks <= let_pass):
        return "empty" if taken == PASS else "missed"
    if taken == PASS and is_window:
        let_pass |= marks
    return "passed" if taken == PASS else "asked"


def count(game: Game, seats: int, options: dict[str, int], seeds: int) -> Counter[str]:
    found = Counter[str]()
    for seed in range(seeds):
        table = game.new(seats, options, seed=seed)
        players = [bot("steady", game, f"{seed} {seat}") for seat in range(seats)]
        let_pass = set[object]()
        turn, before = None, list[object]()
        ahead = set[tuple[str, ...]]()  # what was offered questions early
        while table.choice is not None:
            seat = table.choice.seat
            taken = answer(players[seat], table)
            if seat == ME:
                seen = look_at(game, table, taken, let_pass)
                found[seen] += 1
                view = table.view(ME)
                if view["turn"] == ME and seen in PUT:
                    found["turns"] += turn != view["round"]
                    verb, *where = taken
                    in_one = (before[:1] == [verb] and verb in STEPS) or before == ["open", *where]
                    found["clicks"] += not (in_one or any(rest[0] == table.write(taken) for rest in ahead))
                    turn, before = view["round"], list(taken)
                via = table.write(taken)
                ahead = {(*one.via[1:], one.option) for one in present_ahead(table) if one.via[0] == via} | {
                    rest[1:] for rest in ahead if rest[0] == via and len(rest) > 1
                }
            elif taken != PASS:
                ahead = set()  # something happened before it came to that
            table.take(taken)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="dungeonology", choices=uc.game_names())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=N")
    args = parser.parse_args()
    options = {name: int(n) for name, n in (text.split("=") for text in args.option)}
    found = count(uc.game(args.game), args.seats, options, args.games)
    clicks, turns = found.pop("clicks"), found.pop("turns")
    put = sum(found[seen] for seen in PUT)
    passes = found["passed"] + found["empty"]
    print(f"{found.total()} decisions, {passes / max(1, found.total()):.1%} of them passes")
    print(f"{put} are put to a player, {found['passed'] / max(1, put):.1%} of them passes")
    print(f"{clicks / turns:.1f} clicks for a turn of one's own")
    left_out = found["empty"] + found["ended"]
    print(f"{left_out} are not put; {found['missed']} more, at which steady would have done something")


if __name__ == "__main__":
    main()

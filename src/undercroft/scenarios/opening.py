"""The table a scenario starts from."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from undercroft.engine.chance import ScriptError
from undercroft.engine.codec import start_of
from undercroft.engine.game import Game
from undercroft.engine.given import path_of
from undercroft.engine.past import Origin
from undercroft.engine.settings import BadSetup
from undercroft.engine.state import Table
from undercroft.engine.validation import Where
from undercroft.scenarios.files import File, New, read
from undercroft.scenarios.locate import undotted
from undercroft.scenarios.script import misfit


def opened(file: File) -> Table:
    """The table at its first decision. Raises ScenarioError for one that cannot be."""
    table = dealt(file) if file.scenario.new is not None else arranged(file)
    check_cards(file, table)
    return table


def dealt(file: File) -> Table:
    """Set up by the rules."""
    game, new = file.game, file.scenario.new
    assert new is not None
    seats = game.usual_seats(new.options) if new.seats is None else new.seats
    check_seats(file, ("new", "seats"), seats)
    options = checked_options(file, ("new", "options"), new.options, seats)
    try:
        if new.first is None and not new.deal:
            return game.new(new.seats, options, new.seed, decks=new.decks)
        return dealt_so(game, new, options)
    except BadSetup as error:
        file.fail(("new", *undotted(path_of(error, "seed"))), str(error))


def dealt_so(game: Game, new: New, options: dict[str, Any]) -> Table:
    """Set up by the rules, with the first player and the cards that the file wants. Its record begins at the
    first decision, because no seed deals so.
    """
    seats = game.usual_seats(new.options) if new.seats is None else new.seats
    seed = str(new.seed)
    decks = game.checked_decks(options, seats, new.decks)
    table = game.empty(seats, options, Origin(seed, decks=decks))
    table.chance.script = game.scripted(table, new.first, new.deal)
    game.deal(table)
    game.begin(table)
    table.origin = Origin(seed, False, start_of(table), decks)
    return table


def arranged(file: File) -> Table:
    """Set up as the file describes it. What happens before the first decision belongs to the set-up."""
    game, given = file.game, file.scenario.given
    check_seats(file, ("given", "seats"), given.seats)
    if given.seed.split() != [given.seed]:
        file.fail(("given", "seed"), f"a seed is one word, not {given.seed!r}")
    options = checked_options(file, ("given", "options"), given.options, given.seats)
    try:
        decks = game.checked_decks(options, given.seats, getattr(given, "decks", ()))
        table = game.empty(given.seats, options, Origin(given.seed, decks=decks))
    except BadSetup as error:
        file.fail(("given", "decks"), str(error))
    try:
        game.arrange(table, given)
        game.begin(table)
    except BadSetup as error:
        file.fail(("given", *undotted(path_of(error))), str(error))
    except ScriptError as error:
        file.fail(*misfit(table, given, error, " before the first decision"))
    wrong = game.conserved(table)
    if wrong:
        file.fail(("given",), f"such a table cannot be: {'; '.join(wrong)}")
    table.origin = Origin(given.seed, False, start_of(table), decks)
    return table


def check_seats(file: File, where: Where, seats: int) -> None:
    known = file.game.seats
    if seats not in known:
        file.fail(where, f"expected {known.start} to {known.stop - 1} seats, found {seats}")


def checked_options(
    file: File, where: Where, options: Mapping[str, int | bool], seats: int
) -> dict[str, Any]:
    try:
        return file.game.checked_options(options, seats)
    except BadSetup as error:
        file.fail(where, str(error))


def check_cards(file: File, table: Table) -> None:
    """The cards that the scenario is about exist."""
    for n, card in enumerate(file.scenario.card):
        if not is_piece(file.game, table, card):
            file.fail(("card", n), f"there is no card {card!r}; expected a name without the number of a copy")


def is_piece(game: Game, table: Table, name: str) -> bool:
    """A card by its name, with copies or alone of its kind; or another piece of the game."""
    kind = game.kinds.get("card")
    if kind is None:
        return game.has_piece(table, name)
    without = re.sub(r"_\d+$", "", name)
    if without != name and kind.read(table, f"{without}_1") is not None:  # the name of a copy
        return False
    known = any(kind.read(table, word) is not None for word in (f"{name}_1", name))
    return known or game.has_piece(table, name)


def position(path: Path | str) -> Table:
    """The table at the start of a scenario. Raises ScenarioError."""
    return opened(read(Path(path)))

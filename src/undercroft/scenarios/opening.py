"""The table a scenario starts from."""

from pathlib import Path

from undercroft.engine.chance import ScriptError
from undercroft.engine.game import BadSetup
from undercroft.engine.record import start_of
from undercroft.engine.state import Origin, Table
from undercroft.scenarios.files import File, read
from undercroft.scenarios.locate import undotted


def opened(file: File) -> Table:
    """The table at its first decision. Raises ScenarioError for one that cannot be."""
    table = dealt(file) if file.scenario.new is not None else arranged(file)
    check_cards(file, table)
    return table


def dealt(file: File) -> Table:
    """Set up by the rules."""
    new = file.scenario.new
    assert new is not None
    try:
        return file.game.new(new.seats, new.options, new.seed)
    except BadSetup as error:
        file.fail(("new",), str(error))


def arranged(file: File) -> Table:
    """Set up as the file describes it. What happens before the first decision belongs to the set-up."""
    game, given = file.game, file.scenario.given
    try:
        table = game.empty(given.seats, game.checked_options(given.options), Origin(given.seed))
        game.arrange(table, given)
        game.begin(table)
    except BadSetup as error:
        file.fail(("given", *undotted(getattr(error, "field", ""))), str(error))
    except ScriptError as error:
        file.fail(("given",), str(error))
    wrong = game.conserved(table)
    if wrong:
        file.fail(("given",), f"such a table cannot be: {'; '.join(wrong)}")
    table.origin = Origin(given.seed, False, start_of(table))
    return table


def check_cards(file: File, table: Table) -> None:
    """The cards that the scenario is about exist."""
    kind = file.game.kinds.get("card")
    for n, card in enumerate(file.scenario.card):
        if kind is None or kind.read(table, f"{card}_1") is None:
            file.fail(("card", n), f"there is no card {card!r}; expected a name without the number of a copy")


def position(path: Path | str) -> Table:
    """The table at the start of a scenario. Raises ScenarioError."""
    return opened(read(Path(path)))

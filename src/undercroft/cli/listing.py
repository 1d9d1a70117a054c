"""What commands print that only look: games, records at some step, verdicts."""

from collections.abc import Iterator

import undercroft as uc
from undercroft import texts
from undercroft.cli.errors import UsageError
from undercroft.cli.styling import WIDTH, filled
from undercroft.engine.record import read_record


def games_lines(language: str) -> list[str]:
    """Every game with its version, seats and options."""
    lines: list[str] = []
    for name in uc.game_names():
        game = uc.game(name)
        speaker = texts.speaker(game, language)
        seats = speaker.say("cli-seats", low=game.seats.start, high=game.seats.stop - 1)
        version = speaker.say("cli-version", n=game.version)
        lines += [*([""] if lines else []), f"{name}  {speaker.game_name(name)}  ({version}, {seats})"]
        lines += wrapped(f"  {speaker.game_text(name)}", 2)
        for setting in game.open_settings:
            head = f"  --option {setting.name}={setting.default}"
            limits = {"low": str(setting.low), "high": str(setting.high)}  # as they are typed
            about = speaker.say("cli-setting", **limits, rule=setting.rule)
            lines += [head, *wrapped(f"    {speaker.setting_text(setting.name)} {about}", 4)]
    return lines


def wrapped(text: str, indent: int) -> list[str]:
    return [row.plain for row in filled(text, WIDTH, indent=indent)]


def replay_lines(text: str, step: int | None, seat: int | None, language: str, log: bool) -> Iterator[str]:
    """The table of a record after a step, or the log up to it."""
    from undercroft.cli import draw
    from undercroft.cli.encoding import has_no_boxes

    moves = len(read_record(text).moves)
    if step is not None and not 0 <= step <= moves:
        raise UsageError(f"--step {step}: expected a number from 0 to {moves}, the decisions of the record")
    table = uc.replay(text, step)
    if seat is not None and not 0 <= seat < table.seats:
        raise UsageError(f"--seat {seat}: expected a seat from 0 to {table.seats - 1}")
    speaker = texts.speaker(table.game, language)
    if log:
        yield from log_lines(table, seat, speaker)
        return
    view = table.whole() if seat is None and table.over else table.view(seat)
    lines = draw.painter(view, seat, speaker, WIDTH, has_no_boxes()).whole()
    if table.over:
        lines += draw.standings_lines(view, speaker, WIDTH)
    else:
        lines += draw.question_lines(speaker.prompt(view, seat), WIDTH)
    yield speaker.say("cli-step", n=table.past.number, all=moves)
    yield from (row.plain.rstrip() for row in lines)


def log_lines(table: uc.Table, seat: int | None, speaker: texts.Speaker) -> Iterator[str]:
    """What happened, behind the number of each decision; where nothing was seen, the decision itself."""
    steps = [*reversed(list(table.steps()))]
    said = iter(speaker.log(table, None if table.over and seat is None else seat))
    size = len(str(table.past.number))
    first = steps[0].prev if steps else table.past
    for step in (first, *steps):
        assert step is not None
        lines = [next(said) for _ in step.events or ()]
        if not lines and step.number:
            written = "resign" if step.option == ("resign",) else table.write(step.option)
            lines = [f"@{step.seat} {written}"]
        for text in lines:
            yield from wrapped(f"{step.number:>{size}}  {text}", size + 2)
        if step.renewal:
            yield from wrapped(f"{'':>{size}}  {speaker.say('cli-renewed')}", size + 2)


def verdict_line(text: str) -> tuple[bool, str]:
    """Whether a record holds what it says, and a sentence about it. Raises RecordError."""
    verdict = uc.verify(text)
    seed = {
        True: "the seed fits its hash",
        False: "the seed does not fit its hash",
        None: "the record has no hash",
    }
    state = "the game is over" if verdict.table.over else "the game goes on"
    moves = f"{verdict.moves} decisions ({verdict.checked} with a check)"
    ok = verdict.seed_fits is not False
    times = "once" if verdict.renewals == 1 else f"{verdict.renewals} times"
    renewed = f", chance was renewed {times}" if verdict.renewals else ""
    return ok, f"{'ok' if ok else 'wrong'}: {moves}, {state}, {seed[verdict.seed_fits]}{renewed}"

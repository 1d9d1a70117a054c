"""Campaigns at the terminal: `undercroft campaign`. The campaign is a file; the game in progress lies beside
it, saved after every decision, until it is over and booked.

A crash at any moment loses nothing: a game that is over and not booked yet is booked next time, and one that
is booked is found in the campaign, whatever lies beside it.
"""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, Parameter

import undercroft as uc
from undercroft import bots
from undercroft.cli import files
from undercroft.cli.app import LanguageWord, Switch, language_or_default
from undercroft.cli.errors import CommandError, UsageError
from undercroft.engine.campaign import (
    LONGEST_NAME,
    PERSON,
    Booked,
    Campaign,
    CampaignError,
    Participant,
    Plan,
    read_campaign,
)
from undercroft.engine.record import read_record
from undercroft.engine.registry import shelf
from undercroft.texts import Speaker, speaker
from undercroft.texts.speaker import message_of

app = App(name="campaign", help="Play a campaign: games in a row, with a sheet between them.")
QUIT: Final = "quit"
Values = dict[str, Any]


@app.command
def new(
    path: Path,
    /,
    *,
    game: str | None = None,
    seats: str = "you,steady,steady",
    team: Annotated[
        list[str] | None, Parameter(negative="", help="The name of a team, such as 0=The Owls.")
    ] = None,
    seed: str | None = None,
) -> None:
    """Begin a campaign in a new file.

    Parameters
    ----------
    path
        The file to write. One that is there already is not touched.
    game
        The game. [default: the one that has a campaign]
    seats
        Who takes part: you, or you:NAME for several people, or the name of a bot.
    seed
        One word from which all chance follows. [default: drawn]
    """
    from undercroft.engine.chance import secret_seed

    if path.exists():
        raise UsageError(f"{path} is there already")
    names = {}
    for pair in team or ():
        seat, equals, name = pair.partition("=")
        if not equals or not seat.isdecimal() or not 0 < len(name.strip()) <= LONGEST_NAME:
            raise UsageError(f"--team {pair}: expected a seat and a name, such as 0=The Owls")
        names[int(seat)] = name.strip()
    people = [participant(word.strip()) for word in seats.split(",")]
    if not set(names) <= set(range(len(people))):
        raise UsageError("--team: there is no such seat")
    people = [who._replace(team=names.get(seat, "")) for seat, who in enumerate(people)]
    campaign = Campaign(game or the_game(), len(people), seed or secret_seed(), people)
    campaign.let_bots_decide()
    files.write_file(path, campaign.text())


def participant(word: str) -> Participant:
    person, _, name = word.partition(":")
    if person == PERSON:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise UsageError(f"{word}: expected a name of at most {LONGEST_NAME} letters")
        return Participant(name.strip() or PERSON)
    if bots.check(word)[0] not in bots.LEVELS:
        raise UsageError(f"{word}: expected {PERSON}, {PERSON}:NAME or one of: {', '.join(bots.LEVELS)}")
    return Participant(bot=word)


def the_game() -> str:
    found = [name for name in shelf() if uc.game(name).campaign is not None]
    if len(found) != 1:
        raise UsageError(f"--game: expected one of {', '.join(found) or 'none'}")
    return found[0]


@app.command
def play(
    path: Path, /, *, language: LanguageWord = None, again: Switch = False, ask_all: Switch = False
) -> None:
    """Go on: decide what is to be decided, play the game, and book it.

    Parameters
    ----------
    path
        The campaign.
    again
        Break the game in progress off: nothing of it is booked, and everything is decided anew.
    ask_all
        Ask also where you can only pass.
    """
    from undercroft.cli.screen import Screen
    from undercroft.cli.terminal import Leave

    year = Year(path, language_or_default(language), Screen())
    try:
        if again:
            year.break_off()
        year.go_on(ask_all)
    except (Leave, EOFError, KeyboardInterrupt):
        year.leave()


@app.command
def show(path: Path, /, *, language: LanguageWord = None) -> None:
    """Print the sheet: results, teams, points, and what comes next.

    Parameters
    ----------
    path
        The campaign. Every decision of it is taken again, and every game replayed: so it is verified, too.
    """
    from undercroft.cli.screen import Screen

    year = Year(path, language_or_default(language), Screen())
    year.screen.put(*year.sheet_lines())


@app.command
def book(path: Path, record: Path | None = None, /, *, language: LanguageWord = None) -> None:
    """Put the game of this month on the sheet, when it is over.

    Parameters
    ----------
    path
        The campaign.
    record
        The record of the game, wherever it was played. [default: the game in progress]
    """
    from undercroft.cli.screen import Screen

    year = Year(path, language_or_default(language), Screen())
    year.book(files.read_text(record or year.game_path()))
    year.screen.put(*year.sheet_lines())


def numbered(options: Sequence[str], text: str) -> str | None:
    """The option with a number."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
    return options[number - 1] if 1 <= number <= len(options) else None


class Year:
    """A campaign in its file, and the game in progress beside it."""

    def __init__(self, path: Path, language: str, screen: Any) -> None:
        self.path = path
        self.screen = screen
        try:
            self.campaign: Campaign = read_campaign(files.read_text(path))
        except CampaignError as error:
            raise CommandError(f"{path}: {error}") from None
        self.speaker: Speaker = speaker(self.campaign.played, language)

    def save(self) -> None:
        files.write_file(self.path, self.campaign.text())

    def game_path(self) -> Path:
        """Where the game in progress lies."""
        plan = self.campaign.plan
        if plan is None:
            raise CommandError(f"{self.path}: no game is in progress")
        return self.beside(plan.seed)

    def beside(self, seed: str) -> Path:
        return self.path.with_name(f"{self.path.name}.{seed}.record")

    def clear(self) -> None:
        """Take away what was booked and still lies beside the campaign."""
        for entry in self.campaign.entries:
            if isinstance(entry, Booked):
                self.beside(read_record(entry.record).header.seed).unlink(missing_ok=True)

    # -- what happens ----------------------------------------------------------------------------------------

    def go_on(self, ask_all: bool) -> None:
        """Up to the end of one game, and its booking."""
        self.clear()
        if self.is_over():
            self.screen.put(*self.sheet_lines())
            return
        self.screen.put(*self.sheet_lines(), "")
        self.decide()
        plan = self.campaign.plan
        assert plan is not None
        table = self.play_game(plan, ask_all)
        if table.over:
            self.book(files.read_text(self.game_path()))
            self.screen.put("", *self.sheet_lines())
        else:
            self.leave()

    def is_over(self) -> bool:
        return self.campaign.rules.is_over(self.campaign.sheet)

    def decide(self) -> None:
        """Ask people, one after the other, until the game can begin."""
        campaign = self.campaign
        told = False
        while campaign.plan is None:
            before = len(campaign.entries)
            campaign.let_bots_decide()
            for entry in campaign.entries[before:]:
                seat, text = entry
                said = {"name": self.name(int(seat)), "text": self.label(str(text))}
                self.screen.put(self.speaker.say("sheet-bot-decides", **said))
            self.save()
            asked = campaign.rules.asked(campaign.sheet)
            if asked:
                if not told:
                    self.put(self.speaker.say("sheet-hint"))
                told = True
                self.ask(asked[0])

    def ask(self, seat: int) -> None:
        say, campaign = self.speaker.say, self.campaign
        shown = campaign.rules.show(campaign.sheet)
        chapter = self.speaker.word("chapter", shown["chapter"])
        options = campaign.rules.options(campaign.sheet, seat)
        rules = self.rules_line(shown) if shown["rules"] else ""
        self.screen.put(
            "", say("sheet-decides", name=self.name(seat), chapter=chapter), *([rules] if rules else [])
        )
        self.screen.put(*(f"  {n}  {self.label(option)}" for n, option in enumerate(options, 1)))
        self.hear(seat, options)

    def hear(self, seat: int, options: Sequence[str]) -> None:
        """Until one of the options is taken, by its number or in its own words."""
        from undercroft.cli.terminal import Leave, command_of

        say, campaign = self.speaker.say, self.campaign
        while True:
            text = self.screen.ask("> ")
            if text == QUIT:
                raise Leave
            word, rest = command_of(text)
            if word == "?":
                self.explain(options, rest)
                continue
            try:
                campaign.take(seat, numbered(options, text) or text)
            except uc.Refused as error:
                reason = self.speaker.reason(error.reason)
                self.screen.put(say("sheet-refused", reason=reason, rule=error.reason.rule))
            except uc.Malformed:
                self.screen.put(say("sheet-number", n=len(options)))
            else:
                self.save()
                return

    def explain(self, options: Sequence[str], text: str) -> None:
        """An option by its number; else what is decided, and what can be typed."""
        option = numbered(options, text)
        verb, *words = (option or options[0]).split()
        said = dict(zip(self.campaign.rules.verbs[verb], words, strict=True))
        if option is None:
            self.put(*self.texts(f"{message_of('decision', verb)}.text"), self.speaker.say("sheet-hint"))
        elif "card" in said:
            self.put(*self.speaker.describe(said["card"]))
        elif "setting" in said:
            self.put(self.label(option), *self.texts(f"{message_of('setting', said['setting'])}.text"))
        else:
            self.put(self.label(option), *self.texts(f"{message_of('decision', verb)}.text"))

    def texts(self, message: str) -> list[str]:
        return [self.speaker.say(message)] if self.speaker.has(message) else []

    def put(self, *texts: str) -> None:
        """Paragraphs."""
        from undercroft.cli.styling import WIDTH, filled

        self.screen.put(*(row.plain for text in texts for row in filled(text, WIDTH)))

    def play_game(self, plan: Plan, ask_all: bool) -> uc.Table:
        from undercroft.cli.chapter import ChapterSitting
        from undercroft.cli.terminal import PERSON as SITS

        path = self.game_path()
        name = self.speaker.word("chapter", plan.chapter)
        resumed = path.exists()
        if resumed:
            try:
                table = uc.replay(files.read_text(path))
            except uc.RecordError as error:
                raise CommandError(f"{path}: {error}") from None
            self.screen.put(self.speaker.say("sheet-going-on", name=name))
        else:
            table = self.campaign.table()
            self.screen.put(self.speaker.say("sheet-ready", name=name))
        seats = [who.bot or SITS for who in self.campaign.people]
        people = {seat: who.name for seat, who in enumerate(self.campaign.people) if who.name}
        if not table.over:
            sitting = ChapterSitting(table, seats, self.speaker, path, ask_all, self.screen, people=people)
            sitting.welcome(resumed)
            sitting.play()
            table = sitting.table
        return table

    def book(self, record: str) -> None:
        """On the sheet, and on the disk; then what lies beside the campaign is not needed any more."""
        try:
            self.campaign.book(record)
        except CampaignError as error:
            raise CommandError(f"{self.path}: {error}") from None
        self.save()
        self.clear()
        entry = self.campaign.rules.show(self.campaign.sheet)["bookings"][-1]
        name = self.speaker.word("chapter", entry["chapter"])
        self.screen.put("", self.speaker.say("sheet-booked", name=name))

    def break_off(self) -> None:
        if self.campaign.plan is None:
            raise CommandError(f"{self.path}: no game is in progress")
        path = self.game_path()
        if path.exists() and uc.replay(files.read_text(path)).over:
            raise CommandError(f"{path}: this game is over; book it")
        self.campaign.reopen()
        self.save()
        path.unlink(missing_ok=True)

    def leave(self) -> None:
        from undercroft.cli.terminal import program

        command = f"{program()} campaign play {shlex.quote(str(self.path))}"
        say = self.speaker.say
        self.screen.put("", say("sheet-saved", path=str(self.path)), say("sheet-resume", command=command))

    # -- what is said ----------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        who = self.campaign.people[seat]
        return f"@{seat} {who.name or who.bot}"

    def label(self, text: str) -> str:
        """A decision in words."""
        verb, *words = text.split()
        kinds = self.campaign.rules.verbs[verb]
        said = dict(zip(kinds, words, strict=True))
        if "card" in said:
            said["card"] = self.speaker.card(said["card"])
        if "setting" in said:
            said |= {"setting": self.speaker.setting(words[0]), "value": self.value(words[0], int(words[1]))}
        return self.speaker.say(message_of("decision", verb), **said)

    def value(self, setting: str, n: int) -> str:
        """What a setting is, in words."""
        message = f"{message_of('choice', setting)}-{n}"
        if self.speaker.has(message):
            return self.speaker.say(message)
        return self.speaker.say("sheet-on" if n else "sheet-off")

    def rules_line(self, shown: Values) -> str:
        on = [
            f"{self.speaker.setting(name)}: {self.value(name, n)}" for name, n in shown["rules"].items() if n
        ]
        return (
            self.speaker.say("sheet-rules", rules=", ".join(on))
            if on
            else self.speaker.say("sheet-rules-none")
        )

    def sheet_lines(self) -> list[str]:
        """The whole sheet: the year in a row for each seat, teams, how it stands, what comes."""
        say, word = self.speaker.say, self.speaker.word
        campaign = self.campaign
        shown = campaign.rules.show(campaign.sheet)
        lines: list[str] = []
        for seat, who in enumerate(campaign.people):
            row = shown["seats"][str(seat)]
            cards = ", ".join(
                say("sheet-uses", card=self.speaker.card(name), n=n) for name, n in row["team"].items()
            )
            if cards:
                told = {"name": self.name(seat), "team": who.team, "cards": cards}
                lines.append(say("sheet-team-named" if who.team else "sheet-team", **told))
            if row["results"]:
                results = " ".join(word("result", result) for result in row["results"])
                lines.append(f"  {say('sheet-row', name=self.name(seat), results=results)}")
        title = say("sheet-title", game=self.speaker.game_name(campaign.game))
        lines = [title, "", *lines, ""] if lines else [title, ""]
        for place in campaign.rules.standings(campaign.sheet):
            row = shown["seats"][str(place.seat)]
            said = {key: n for key, n in row.items() if isinstance(n, int | float)}
            lines.append(say("sheet-standing", rank=place.rank, name=self.name(place.seat), **said))
        versions = {entry["version"] for entry in shown["bookings"]}
        if len(versions) > 1:  # an upgrade in the middle: each month by the rules of its day
            for entry in shown["bookings"]:
                name = word("chapter", entry["chapter"])
                lines.append(say("sheet-version", name=name, n=entry["version"]))
        return [*lines, "", *self.coming_lines(shown)]

    def coming_lines(self, shown: Values) -> list[str]:
        from undercroft.cli.styling import WIDTH, filled

        say = self.speaker.say
        bookings = shown["bookings"]
        if shown["chapter"] is None:
            texts = [say("sheet-over"), say("chapter-epilogue")]
        else:
            message = message_of("chapter", shown["chapter"])
            texts = [say("sheet-next", name=say(message), title=say(f"{message}.title"))]
            texts += [say(f"{message}.story"), say(f"{message}.new")]
            chapter = next(one for one in shown["chapters"] if one["chapter"] == shown["chapter"])
            names = [self.missing_name(name) for name in chapter["missing"]]
            if names:
                texts.append(say("sheet-missing", names=", ".join(names)))
            if bookings and bookings[-1]["version"] != shown["version"]:  # an upgrade since the last game
                texts.append(say("sheet-newer", n=shown["version"], before=bookings[-1]["version"]))
        return [row.plain for text in texts for row in filled(text, WIDTH)]

    def missing_name(self, name: str) -> str:
        """A piece in its own words, if there are any yet."""
        message = self.speaker.card_message(name)
        return self.speaker.say(message) if self.speaker.has(message) else name.replace("_", " ")

"""The terminal table: shows a game to the people at the keyboard, asks them, lets the bots play, and saves.

Nothing that was answered can be lost: the record is written after every decision.
"""

import contextlib
import re
import shlex
import shutil
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, Final

from rich.text import Text

import undercroft as uc
from undercroft import bots, rulebook
from undercroft.cli import draw, files
from undercroft.cli.reading import Reader, Spelling, plain
from undercroft.cli.screen import Screen
from undercroft.cli.styling import beside, filled, line
from undercroft.engine.chance import fingerprint
from undercroft.engine.languages import ORIGINAL
from undercroft.engine.past import RESIGN, Step
from undercroft.texts import Speaker
from undercroft.texts.speaker import message_of

PERSON: Final = "you"
PASS: Final = (("pass",),)
LOG: Final = 20  # lines, unless a number is given
REMINDER: Final = 8  # lines, for somebody who comes back
EVERY: Final = 1_000_000
ALIASES: Final = {  # what players of any language try first, without accents
    **dict.fromkeys(("help", "aide", "ayuda"), "?"),
    **dict.fromkeys(("pourquoi", "porque", "por que"), "why"),
}
POWERS: Final = ("power", "skill")  # verbs, and words for what only one's own hero can do
COMMANDS: Final = ("?", "why", "undo", "log", "map", "hand", "table", "save", "rules", "resign", "quit")


class Leave(Exception):
    """Somebody leaves the table; the game can be resumed."""


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until what is inside is finished, so that no answer is taken and not saved."""
    pressed: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


def number_of(text: str) -> int | None:
    """A number somebody typed, if it is one that can mean anything."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


def command_of(text: str) -> tuple[str, str]:
    """The first word of a line, as a command where it is one, and the rest.

    >>> command_of("?3"), command_of("Pourquoi aller nord"), command_of("por qué ir norte")
    (('?', '3'), ('why', 'aller nord'), ('why', 'ir norte'))
    """
    if text[:1] == "?":
        return "?", text[1:].strip()
    for count in (2, 1):
        words = text.split(maxsplit=count)
        alias = ALIASES.get(plain(" ".join(words[:count])))
        if alias is not None:
            return alias, "".join(words[count:])
    word, _, rest = text.partition(" ")
    return word.lower(), rest.strip()


def program() -> str:
    """This program as it was called, so that what we print can be typed again."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m undercroft.cli"
    if not called.exists():
        return "undercroft"
    found = shutil.which(called.name)
    return called.name if found and called.samefile(found) else shlex.quote(sys.argv[0])


class Sitting:
    """One game, from sitting down to leaving or the end."""

    def __init__(
        self,
        table: uc.Table,
        seats: Sequence[str],
        speaker: Speaker,
        path: Path,
        ask_all: bool,
        screen: Screen,
    ) -> None:
        self.table = table
        self.seats = list(seats)
        self.speaker = speaker.of_edition(table.settings.get("edition", 0))
        self.path = path
        self.screen = screen
        self.persons = [seat for seat, who in enumerate(seats) if who == PERSON]
        # at one keyboard, silence would tell the others who has no answer (several people are always asked)
        self.ask_all = ask_all or len(self.persons) > 1
        # a bot that is resumed does not repeat what it did: its chance depends on where the game stands
        mark = f"{table.origin.seed}-{table.past.number}"
        self.bots = {
            seat: bots.bot(who, table.game, f"{mark}-{seat}")
            for seat, who in enumerate(seats)
            if who != PERSON
        }
        # the last step each person has heard of; a game that begins is told with its set-up
        self.told = dict.fromkeys(self.persons, table.past.number or -1)
        self.facing = self.persons[0] if len(self.persons) == 1 else None  # who sits at the keyboard
        self.rules_are_english = self.speaker.language != ORIGINAL  # and nobody has said so yet
        self.arranged: tuple[Step, list[draw.OptionLine]] | None = None  # the question that was asked last

    # -- from the first decision to the last -----------------------------------------------------------------

    def welcome(self, resumed: bool) -> None:
        """Say where we are and what to type."""
        say, game, origin = self.speaker.say, self.table.game, self.table.origin
        if resumed:
            self.screen.put(say("resumed", path=str(self.path)))
        else:
            self.put(line((say("welcome", game=self.speaker.game_name(game.name)), "bold")))
            self.put(self.speaker.game_text(game.name))
        if origin.secret:
            self.put(say("seed-secret", hash=fingerprint(origin.seed)))
        self.put(say("welcome-hint"))
        if resumed and self.facing is not None:
            self.put_log(self.speaker.log(self.table, self.facing), REMINDER)

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.save()
        files.remember(self.table.game.name, self.path)
        try:
            while self.table.choice is not None:
                self.decide(self.table.choice)
        except Leave:
            self.leave("quit-saved")
        except EOFError:
            self.leave("input-ended")
        except KeyboardInterrupt:
            self.screen.put("")
            self.leave("interrupted")
        else:
            self.end()
        finally:
            bots.close_bots(self.bots.values(), self.table)

    def decide(self, choice: uc.Choice) -> None:
        """One decision, of whomever."""
        seat = choice.seat
        bot = self.bots.get(seat)
        if bot is not None:
            self.take(bots.answer(bot, self.table))
        elif choice.options == PASS and not self.ask_all:
            self.take(choice.options[0])
        else:
            self.ask(seat)

    def take(self, option: uc.Option) -> None:
        with undisturbed():
            self.table.take(option)
            self.save()

    def save(self) -> None:
        files.write_file(self.path, self.record())

    def record(self) -> str:
        return files.with_notes(
            self.table.record(), {"seats": ",".join(self.seats), "language": self.speaker.language}
        )

    def leave(self, message: str) -> None:
        say = self.speaker.say
        command = f"{program()} play --resume {shlex.quote(str(self.path))}"
        self.screen.put(say(message, path=str(self.path)), say("save-resume", command=command))

    def end(self) -> None:
        """Standings, and what proves that nothing was chosen: the seed and its hash."""
        say, width = self.speaker.say, self.screen.width
        view = self.table.whole()
        self.screen.put(draw.rule(width, self.screen.typed))
        if len(self.persons) == 1:
            self.put_news(self.persons[0], LOG)
        else:  # nobody is alone with what only one seat knows
            self.put_log(self.speaker.log(self.table), LOG if self.persons else EVERY)
        self.screen.put_all(draw.standings_lines(view, self.speaker, width))
        seed = self.table.origin.seed
        self.screen.put(say("seed-shown", seed=seed), f"SHA-256: {fingerprint(seed)}")
        self.tell_record()

    def tell_record(self) -> None:
        """Where the record of a game that is over lies."""
        self.screen.put(self.speaker.say("record-saved", path=str(self.path)))

    # -- asking a person -------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask until there is an answer."""
        if not self.hand_over(seat):
            return
        self.show(seat)
        before = self.table.past
        while self.table.past is before:
            self.hear(seat, self.screen.ask("> "))

    def hand_over(self, seat: int) -> bool:
        """With several people at one keyboard, show nothing of a seat before it sits there.

        False if the one who had the keyboard took something back instead of handing it over.
        """
        if self.facing == seat:
            return True
        say, name = self.speaker.say, self.called(seat)
        before = self.facing
        if before is not None:
            self.screen.clear()
        self.screen.put(draw.rule(self.screen.width, self.screen.typed))
        self.screen.put(line((say("handover", name=name), "bold")))
        self.facing = None
        answer = self.screen.ask(f"{say('handover-ready', name=name)} ")
        if answer == "undo" and before is not None and self.undo(before):
            self.facing = before
            return False
        if answer == "quit":
            raise Leave
        self.screen.clear()
        self.facing = seat
        return True

    def called(self, seat: int) -> str:
        """A person by hero and seat."""
        names = self.speaker.names(self.table)
        return f"@{seat} {names[seat]}"

    def show(self, seat: int) -> None:
        """The news, the table as this seat knows it, the question and the options."""
        screen = self.screen
        view = self.table.view(seat)
        screen.put(draw.rule(screen.width, screen.typed))
        self.put_news(seat)
        question = self.question_lines(seat, view)
        painter = draw.painter(view, seat, self.speaker, screen.width, screen.typed)
        lines, everything = painter.fitted(screen.height - len(question) - 2)
        if everything:
            lines = painter.whole() if screen.plain else lines
        else:
            lines = [*lines, line((self.speaker.say("cli-more"), "dim"))]
        screen.put_all([*lines, *question])

    def question_lines(self, seat: int, view: dict[str, Any]) -> list[Text]:
        width = self.screen.width
        return [
            *draw.question_lines(self.speaker.prompt(view, seat), width),
            *draw.entry_lines(self.entries(), width),
        ]

    def entries(self) -> list[draw.OptionLine]:
        """The options in words, arranged once for each decision."""
        choice = self.table.choice
        assert choice is not None
        if self.arranged is None or self.arranged[0] is not self.table.past:
            offers = draw.Offers(self.table, self.speaker)
            self.arranged = self.table.past, draw.entries(self.painter(choice.seat), offers)
        return self.arranged[1]

    def numbers(self) -> list[uc.Option]:
        """The options that have a number, in this order."""
        choice = self.table.choice
        assert choice is not None
        return [choice.options[entry.option] for entry in self.entries() if entry.option is not None]

    def label(self, option: uc.Option) -> str:
        """An option in the words of the question, or in its own if it has no number there."""
        labels = [entry.label for entry in self.entries() if entry.option is not None]
        found = dict(zip(self.numbers(), labels, strict=True))
        return found.get(option) or self.speaker.option(self.table, option)

    def put_news(self, seat: int, most: int = EVERY) -> None:
        """What has happened since this seat was last told."""
        news = self.news(seat)
        self.told[seat] = self.table.past.number
        self.put_log(news, most)

    def put_log(self, lines: Sequence[str], most: int) -> None:
        """The last lines of a log, and how many came before them."""
        shown = lines[max(0, len(lines) - most) :]
        if len(shown) < len(lines):
            self.put(self.speaker.say("log-earlier", n=len(lines) - len(shown)))
        self.screen.put_all(draw.news_lines(shown, self.screen.width, self.screen.typed))

    def news(self, seat: int) -> list[str]:
        fresh: list[uc.Event] = []
        step: Step | None = self.table.past
        while step is not None and step.number > self.told[seat]:
            fresh = [*(step.events or ()), *fresh]
            step = step.prev
        view = self.table.view(seat)
        return [self.speaker.event(event, seat, view) for event in fresh]

    # -- what a person types ---------------------------------------------------------------------------------

    def hear(self, seat: int, text: str) -> None:
        """Carry out one line: a number, a command, or an option in words."""
        word, rest = command_of(text)
        if not text:
            self.put(*self.question_lines(seat, self.table.view(seat)))
        elif text.isascii() and text.isdigit():
            self.pick(text)
        elif word in COMMANDS:
            getattr(self, "explain" if word == "?" else f"do_{word}")(seat, rest)
        else:
            self.attempt(seat, text)

    def put(self, *lines: str | Text, indent: int = 0) -> None:
        """Lines as they are, and texts as paragraphs."""
        for text in lines:
            if isinstance(text, str):
                self.screen.put_all(filled(text, self.screen.width, indent))
            else:
                self.screen.put(text)

    def pick(self, text: str) -> None:
        option = self.numbered(text)
        if option is not None:
            self.take(option)

    def numbered(self, text: str) -> uc.Option | None:
        """The option with a number; a number that nobody offered is answered."""
        options = self.numbers()
        number = number_of(text)
        if number is not None and 1 <= number <= len(options):
            return options[number - 1]
        self.put(self.speaker.say("error-number", text=text[:20], n=len(options)))
        return None

    def reader(self, seat: int) -> Reader:
        painter = self.painter(seat)
        spelling = painter.spelling() if isinstance(painter, draw.OptionArranger) else Spelling()
        return Reader(self.table, seat, self.speaker, self.table.view(seat), spelling)

    def attempt(self, seat: int, text: str) -> None:
        """An option in words, or nothing we understand."""
        reader = self.reader(seat)
        option = self.understood(reader, text)
        if option is None:
            form = self.form_of(reader, text)
            self.put(*([form] if form else [self.speaker.say("error-command", text=text)]))
            return
        reason = self.table.why_not(option)
        if reason is None:
            self.take(option)
        else:
            self.put_reason(reason)

    def form_of(self, reader: Reader, text: str) -> str:
        """How an action is typed that is asked for now and whose options are too many to list."""
        choice = self.table.choice
        assert choice is not None
        if not reader.spelling.unordered:  # a game whose options are all listed
            return ""
        verbs = [verb for verb, _ in reader.verbs(plain(text)) if verb in choice.verbs]
        messages = [message_of("cli-form", verb) for verb in verbs]
        found = [message for message in messages if self.speaker.has(message)]
        if not found:
            return ""
        command, about = self.speaker.say(f"{found[0]}.command"), self.speaker.say(found[0])
        return self.speaker.say("cli-entry", name=command, text=about)

    # -- commands --------------------------------------------------------------------------------------------

    def explain(self, seat: int, rest: str) -> None:
        """`?`: what this decision is about and what can be typed; with a number or words, what that means."""
        say, width = self.speaker.say, self.screen.width
        choice = self.table.choice
        assert choice is not None
        if rest:
            self.explain_this(seat, rest)
            return
        self.put(*draw.question_lines(self.speaker.prompt(self.table, seat), width))
        self.put(self.painter(seat).about(choice.prompt), "")
        self.put(line((say("heading-help"), "underline")))
        helps = [
            f"cli-help-{name}" if self.speaker.has(f"cli-help-{name}") else f"help-{name}"
            for name in ("number", "words", "explain", *COMMANDS[1:])
        ]
        size = max(len(say(f"{message}.command")) for message in helps)
        example = say(message_of("cli-example", self.table.game.name))
        for message in helps:
            text = f"  {say(f'{message}.command'):<{size}}  {say(message, example=example)}"
            self.screen.put_all(filled(text, width, indent=size + 4, head=size + 2, head_style="bold"))

    def explain_this(self, seat: int, text: str) -> None:
        """An option by its number or its words, anything in sight by its name."""
        reader = self.reader(seat)
        if text.isascii() and text.isdigit():
            option = self.numbered(text)
            if option is not None:
                self.explain_option(seat, option)
            return
        painter = self.painter(seat)
        if text in reader.spelling.labels:
            self.put_entry(painter.described(reader.spelling.labels[text]))
            return
        form = self.form_of(reader, text) if len(plain(text).split()) == 1 else ""
        if form:
            self.put(form)
            self.put_every(reader, text)
            return
        names = painter.in_sight()
        called = [phrase for verb in POWERS for phrase in reader.verb_phrases(verb)]
        found = painter.powers() if plain(text) in called else reader.named(text, names)
        option = None if found else self.understood(reader, text)
        if option is not None and reader.offered(option):
            self.explain_option(seat, option)
            return
        found = found or reader.resembling(text, names)
        for name in found:
            self.put_entry(painter.described(name))
        if not found:
            self.put(self.speaker.say("cli-unknown", text=text))

    def put_every(self, reader: Reader, text: str) -> None:
        """All numbered options of one action, those too that the question leaves out."""
        verbs = {verb for verb, _ in reader.verbs(plain(text))}
        shown = [
            (n, entry)
            for n, (entry, option) in enumerate(
                zip((e for e in self.entries() if e.option is not None), self.numbers(), strict=True), 1
            )
            if option[0] in verbs
        ]
        for n, entry in shown:
            self.screen.put_all(draw.option_lines([entry.label], self.screen.width, n, len(self.numbers())))

    def understood(self, reader: Reader, text: str) -> uc.Option | None:
        try:
            return reader.read(text)
        except uc.Malformed:
            return None

    def put_entry(self, lines: Sequence[str]) -> None:
        """A card, or something like it: its name and all there is to say about it."""
        name, *rest = lines
        self.put(self.speaker.say("cli-entry", name=name, text=" ".join(rest)) if rest else name)

    def explain_option(self, seat: int, option: uc.Option) -> None:
        """An option in words, then every card it names or leads to."""
        choice = self.table.choice
        assert choice is not None
        painter = self.painter(seat)
        written = self.table.write(option)
        label = self.label(option)
        self.screen.put_all(
            filled(f"{label}  [{written}]", self.screen.width, indent=2, head=len(label), head_style="bold")
        )
        for word in dict.fromkeys(written.split()[1:]):
            if self.speaker.has(self.speaker.card_message(word)):
                self.put_entry(painter.described(word))
        if option in choice.options:
            for lines in painter.reached(choice.options.index(option) + 1):
                self.put_entry(lines)

    def do_why(self, seat: int, rest: str) -> None:
        """Why something is not offered: a sentence, the rule's id, and the rule."""
        say, reader = self.speaker.say, self.reader(seat)
        if not rest:
            self.put(say("why-usage", example=reader.forms()[0]), *self.form_lines(reader))
            return
        if rest.isascii() and rest.isdigit():
            numbered = self.numbered(rest)
            if numbered is None:
                return
            option = numbered
        else:
            meant = self.understood(reader, rest)
            if meant is None:
                form = self.form_of(reader, rest)
                self.put(*([form] if form else [say("error-option", text=rest), *self.form_lines(reader)]))
                return
            option = meant
        reason = self.table.why_not(option)
        if reason is not None:
            self.put_reason(reason)
            return
        label, options = self.label(option), self.numbers()
        offered = f"{options.index(option) + 1} ({label})" if option in options else label
        self.put(say("why-offered", option=offered))

    def form_lines(self, reader: Reader) -> list[Text]:
        """How everything one can try is written."""
        cells = [line(f"  {form}") for form in reader.forms()]
        return [line((self.speaker.say("cli-forms"), "underline")), *beside(cells, self.screen.width)]

    def put_reason(self, reason: uc.Reason) -> None:
        sentence = self.speaker.reason(reason, self.table)
        self.put(self.speaker.say("why-reason", reason=sentence, rule=reason.rule))
        rule = rulebook.catalogue(self.table.game.name).get(reason.rule)
        if rule is not None:
            self.put(f"  {rule.id}: {rule.text.replace('**', '')}", indent=4)
            self.put_language_of_rules()

    def put_language_of_rules(self) -> None:
        """The rules are in English; whoever plays in another language hears so once."""
        if self.rules_are_english:
            self.put(self.speaker.say("cli-rules-english"))
            self.rules_are_english = False

    def do_undo(self, seat: int, rest: str) -> None:
        self.undo(seat)

    def undo(self, seat: int) -> bool:
        """Back to this seat's last decision, if nobody has learnt anything or decided since."""
        say, table = self.speaker.say, self.table
        number = table.past.number
        floor = table.undo_floor
        while number > floor and table.past.seat == seat:
            number -= 1
            earlier = uc.replay(table.record(), number, table.origin.seed)
            assert earlier.choice is not None
            if earlier.choice.options == PASS and not self.ask_all:
                continue
            with undisturbed():
                self.table = earlier
                self.save()
            self.told = {person: min(last, number) for person, last in self.told.items()}
            self.put(say("undo-done", n=1))
            return True
        self.put(say(self.why_no_undo(seat)))
        return False

    def why_no_undo(self, seat: int) -> str:
        past = self.table.past
        if all(step.seat != seat for step in self.table.steps()):
            return "undo-blocked-start"
        if past.seat != seat or past.option == RESIGN:
            return "undo-blocked-other"
        return "undo-blocked-learned"

    def do_log(self, seat: int, rest: str) -> None:
        lines = self.speaker.log(self.table, seat)
        if not lines:
            self.put(self.speaker.say("log-empty"))
        self.put_log(lines, LOG if (count := number_of(rest)) is None else count)

    def painter(self, seat: int) -> draw.Painter:
        return draw.painter(self.table.view(seat), seat, self.speaker, self.screen.width, self.screen.typed)

    def do_map(self, seat: int, rest: str) -> None:
        """The board; with coordinates or the name of a place, the part around it."""
        painter, spaces = self.painter(seat), self.speaker.spaces(self.table)
        found = re.fullmatch(r"(-?[0-9]{1,3}) *, *(-?[0-9]{1,3})", rest)
        focus = (int(found[1]), int(found[2])) if found else None
        if focus is not None and not painter.lies_at(focus):
            self.put(self.speaker.say("cli-map-nothing", cell=f"{focus[0]},{focus[1]}"))
        reader = self.reader(seat)
        places = reader.named(rest, spaces.values()) or reader.resembling(rest, spaces.values())
        if places:
            x, _, y = next(cell for cell, card in spaces.items() if card == places[0]).partition(",")
            focus = int(x), int(y)
        if isinstance(painter, draw.OptionArranger) and focus is None:
            focus = painter.where(reader.spelt_out(rest))
        self.screen.put_all(painter.whole_map(focus))

    def do_hand(self, seat: int, rest: str) -> None:
        self.screen.put_all(self.painter(seat).hand())

    def do_table(self, seat: int, rest: str) -> None:
        self.screen.put_all(self.painter(seat).whole())
        self.put(*self.question_lines(seat, self.table.view(seat)))

    def do_save(self, seat: int, rest: str) -> None:
        """The game is always saved; with a name, a copy goes there too."""
        path = Path(rest).expanduser() if rest else self.path
        try:
            files.write_file(path, self.record())
        except OSError as error:
            detail = error.strerror or str(error)
            self.screen.put(self.speaker.say("error-cannot-write", path=str(path), detail=detail))
        else:
            self.screen.put(self.speaker.say("saved", path=str(path)))

    def do_rules(self, seat: int, rest: str) -> None:
        """The chapters of the rulebook; with the name of a chapter its rules, with an id the rule in full."""
        rules = rulebook.catalogue(self.table.game.name)
        wanted = rest.upper()
        prefix = self.table.game.prefix
        if not wanted:
            chapters = dict.fromkeys(rule.chapter for rule in rules.values() if rule.kind == "rule")
            self.put(line((self.speaker.say("heading-rules"), "underline")))
            self.put(*(line(f"  {chapter}") for chapter in (*chapters, self.speaker.say("cli-rulings"))))
            self.put(self.speaker.say("cli-rules-hint", rule=next(iter(rules))))
            self.put_language_of_rules()
            return
        found = [rules[id] for id in (wanted, f"{prefix}-{wanted}") if id in rules]
        if not found:
            found = [rule for rule in rules.values() if wanted == rule.id.split("-")[1]]
        self.put(*(f"{rule.id}  {rule.text.replace('**', '')}" for rule in found), indent=2)
        if found:
            self.put_language_of_rules()
        else:
            self.put(self.speaker.say("rules-none", text=rest))

    def do_resign(self, seat: int, rest: str) -> None:
        self.put(self.speaker.say("resign-confirm"))
        answer = self.screen.ask("> ").lower()
        if answer == "quit":
            raise Leave
        if answer != "resign":
            self.put(self.speaker.say("resign-kept"))
            return
        with undisturbed():
            self.table.resign(seat)
            self.save()

    def do_quit(self, seat: int, rest: str) -> None:
        raise Leave

"""Whole games through a pipe: to the end, left and resumed, killed, taken back, in three languages."""

import re
import shlex
import signal
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests import sample
from tests.cli.command import COMMAND, Run, answers, environment, run

import undercroft as uc
from undercroft import texts
from undercroft.cli.files import notes_of
from undercroft.cli.reading import strings_in
from undercroft.engine.chance import fingerprint
from undercroft.engine.languages import LANGUAGES

PROMPT = "> "
PASS = (("pass",),)

# a message that nobody has written shows its name
UNSAID = re.compile(
    r"\b(?:cli|event|option|prompt|reason|details|heading|label|place|scene|door|amount)-[a-z-]+\b"
)


def saved_in(output: str) -> Path:
    """The record that the last lines of a sitting name."""
    found = re.findall(r"(\S+\.record)", output)
    return Path(found[-1])


def in_order(table: uc.Table) -> Iterator[tuple[uc.Table, uc.Option]]:
    """Every decision of a game again: the table before it, and what was answered."""
    again = uc.replay(table.record(), 0)
    for step in reversed(list(table.steps())):
        yield again.copy(), step.option
        again.take(step.option, outcomes=step.outcomes)


def is_asked(table: uc.Table, seat: int | None = None) -> bool:
    """Whether a person (at this seat) sees a question here; where one can only pass, nobody asks."""
    choice = table.choice
    return choice is not None and choice.options != PASS and seat in (None, choice.seat)


def names_in(data: object, speaker: texts.Speaker) -> set[str]:
    """All cards that plain data names, in words."""
    words = (word for text in strings_in(data) for word in text.split())
    return {speaker.card(word) for word in words if speaker.has(speaker.card_message(word))}


def hidden_names(tables: list[uc.Table], seat: int, speaker: texts.Speaker) -> set[str]:
    """The cards that others held all this time and that this seat could neither see nor hear of."""
    seen = {name for table in tables for name in names_in(table.view(seat), speaker)}
    told = {
        name
        for table in tables
        for event in table.events()
        for name in names_in(event.for_seat(seat), speaker)
    }
    hands = [
        {card for n, player in table.whole()["seat"].items() if int(n) != seat for card in held(player)}
        for table in tables
    ]
    return {speaker.card(card) for card in set.intersection(*hands)} - seen - told


def held(player: Mapping[str, Any]) -> list[str]:
    """What a seat keeps to itself: a hand, or a Quest."""
    return player["hand"]["known"] if "hand" in player else [player["quest"]]


# -- one long game in each language --------------------------------------------------------------------------


SHORT = {
    "dungeon_drop": ["teamwork=1"],
    "dungeoneer": ["round_limit=12"],
    "dungeonology": ["alert=3", "boss=1", "dangerous_zones=1", "maximum_alert=1", "main_effects=1"],
    "rocca_civetta": [
        "main_effects=1",
        "alchemy=1",
        "specialists=1",
        "spriggan=1",
        "research=1",
        "round_limit=4",
    ],
}


class Played(NamedTuple):
    """A game that was played to its end: in which language, everything that was printed, and its record."""

    name: str
    language: str
    output: str
    path: Path


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(pair.values, marks=pair.marks) for pair in sample.diagonal(uc.game_names(), LANGUAGES)
    ],
    ids="-".join,
)
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A game of three."""
    name, language = request.param
    folder = tmp_path_factory.mktemp(f"{name}-{language}")
    path = folder / "game.record"
    arguments = ["--seed", "5", "--language", language, "--save", str(path)]
    arguments += [word for option in SHORT[name] for word in ("--option", option)]
    done = run(folder, "play", name, "--seats", "you,random,random", *arguments, input=answers(5))
    assert (0, "") == (done.returncode, done.stderr)
    return Played(name, language, done.stdout, path)


def test_the_game_is_over_and_its_record_holds(game: Played) -> None:
    verdict = uc.verify(game.path.read_text("utf-8"))
    assert (True, True) == (verdict.table.over, verdict.seed_fits)


def test_the_end_shows_standings_seed_hash_and_record(game: Played) -> None:
    name, language, output, path = game
    speaker = texts.speaker(name, language)
    end = output.splitlines()[-20:]
    assert speaker.say("heading-standings") in end
    assert speaker.say("seed-shown", seed="5") in end
    assert f"SHA-256: {fingerprint('5')}" in end
    assert speaker.say("record-saved", path=str(path)) == end[-1]


def test_no_line_is_longer_than_80(game: Played) -> None:
    lines = [line for line in game.output.splitlines() if ".record" not in line]
    assert [] == [line for line in lines if len(line) > 80]


def test_everything_is_said_in_words(game: Played) -> None:
    assert [] == UNSAID.findall(game.output)


def test_a_pipe_gets_no_colours(game: Played) -> None:
    assert "\x1b" not in game.output


def test_who_sits_where_is_noted_in_the_record(game: Played) -> None:
    notes = {"seats": "you,random,random", "language": game.language}
    assert notes == notes_of(game.path.read_text("utf-8"))


def test_one_never_sees_the_hands_of_the_others(game: Played) -> None:
    name, language, output, path = game
    speaker = texts.speaker(name, language)
    screens = output.split("─" * 80 + "\n")[1:]
    asked = [before for before, _ in in_order(uc.replay(path.read_text("utf-8"))) if is_asked(before, seat=0)]
    assert len(screens) == len(asked) + 1  # the last one is the end
    looked = 0
    for screen, table in zip(screens, asked, strict=False):
        hidden = hidden_names([table], 0, speaker)
        looked += len(hidden)
        assert set() == {name for name in hidden if name in screen}
    assert looked > 20


# -- leaving and coming back ---------------------------------------------------------------------------------


def test_the_end_of_the_input_saves_and_leaves(run: Run, state: Path) -> None:
    done = run("play", "dungeoneer", "--seed", "7", "--language", "en", input="1\n1\n")
    path = saved_in(done.stdout)
    assert (0, "", True) == (done.returncode, done.stderr, path.is_relative_to(state / "undercroft"))
    assert re.fullmatch(r"undercroft-dungeoneer-\d{8}-\d{6}\.record", path.name)
    again = shlex.join([*COMMAND, "play", "--resume", str(path)])
    assert done.stdout.endswith(f"Go on later with: {again}\n")


def test_quit_saves_and_leaves(run: Run) -> None:
    done = run("play", "dungeoneer", "--seed", "7", "--language", "en", input="1\nquit\n1\n1\n")
    table = uc.replay(saved_in(done.stdout).read_text("utf-8"))
    assert 1 == sum(step.seat == 0 for step in table.steps())


def last_question(output: str) -> list[str]:
    """The last screen: from its title to the options."""
    return output.rpartition("─\n")[2].partition(f"\n{PROMPT}")[0].splitlines()


def test_a_resumed_game_is_the_same_table(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.record"
    first = run("play", "dungeoneer", "--seed", "7", "--save", path, "--language", "fr", input=answers(1, 40))
    table = uc.replay(path.read_text("utf-8"))
    again = run("play", "--resume", path)
    assert table == uc.replay(path.read_text("utf-8"))
    shown = last_question(first.stdout)
    title = next(n for n, line in enumerate(shown) if line.startswith("Manche"))
    assert shown[title:] == last_question(again.stdout)


def test_without_a_file_the_newest_game_is_resumed(run: Run) -> None:
    run("play", "dungeoneer", "--seed", "1", input="1\n")
    second = run("play", "dungeoneer", "--seed", "2", "--language", "es", input="1\n")
    again = run("play", "--resume", input="1\n")
    path = saved_in(second.stdout)
    assert f"Continúa la partida de {path}." == again.stdout.splitlines()[0]
    assert "2" == uc.replay(path.read_text("utf-8")).origin.seed


def test_without_a_file_the_game_played_last_is_resumed_wherever_it_is_saved(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "elsewhere" / "mine.record"
    run("play", "dungeoneer", "--seed", "1", "--save", path, input="1\n")
    run("play", "dungeoneer", "--seed", "2", input="1\n")
    run("play", "--resume", path, "--language", "en")
    assert f"The game from {path} goes on." == run("play", "--resume").stdout.splitlines()[0]


@pytest.mark.parametrize("on_path", [True, False])
def test_what_is_printed_can_be_typed_again(state: Path, tmp_path: Path, on_path: bool) -> None:
    program = Path(COMMAND[0]).with_name("undercroft")
    folders = f"{program.parent}:/usr/bin:/bin" if on_path else "/usr/bin:/bin"
    path = tmp_path / "game.record"
    done = subprocess.run(
        [program, "play", "dungeoneer", "--seed", "7", "--save", path, "--language", "en"],
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        env=environment(state, PATH=folders),
    )
    called = "undercroft" if on_path else shlex.quote(str(program))
    assert f"Go on later with: {called} play --resume {path}" == done.stdout.splitlines()[-1]


def test_a_table_made_by_new_can_be_played(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "fresh.record"
    run("new", "dungeoneer", "--seats", "4", "--seed", "7", "--out", path)
    done = run("play", "--resume", path, input="1\n")
    assert 0 == done.returncode
    assert "you,steady,steady,steady" == notes_of(path.read_text("utf-8"))["seats"]


def test_a_finished_game_shows_its_standings_again(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "done.record"
    run("play", "dungeoneer", "--seed", "7", "--save", path, input="resign\nresign\n")
    done = run("play", "--resume", path, "--language", "en")
    assert (0, True) == (done.returncode, "Final standings" in done.stdout)


def test_bots_alone_play_to_the_end(run: Run) -> None:
    arguments = ["--seed", "7", "--option", "round_limit=2", "--language", "en"]
    done = run("play", "dungeoneer", "--seats", "random,random", *arguments)
    assert (0, True) == (done.returncode, "Final standings" in done.stdout)


def test_the_state_directory_holds_nothing_but_records_and_the_note_of_the_last(
    run: Run, state: Path
) -> None:
    run("play", "dungeoneer", input=answers(2, 60))
    names = [path.name for path in (state / "undercroft").iterdir() if path.suffix != ".record"]
    assert ["last"] == names


# -- interruptions -------------------------------------------------------------------------------------------


class Sitting:
    """A game in progress: answers go in one by one."""

    def __init__(self, state: Path, *arguments: str | Path) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(state),
        )
        self.wait()

    def wait(self) -> str:
        """Everything up to the next question."""
        assert self.process.stdout is not None
        read = b""
        while not read.endswith(b"\n> "):
            byte = self.process.stdout.read(1)
            assert byte, read.decode()
            read += byte
        return read.decode()

    def answer(self, text: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n".encode())
        self.process.stdin.flush()
        return self.wait()

    def stop(self, number: signal.Signals) -> tuple[int, str, str]:
        self.process.send_signal(number)
        output, errors = self.process.communicate(timeout=600)
        return self.process.returncode, output.decode(), errors.decode()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_killed_in_the_middle_nothing_answered_is_lost(
    state: Path, tmp_path: Path, number: signal.Signals
) -> None:
    path = tmp_path / "game.record"
    sitting = Sitting(state, "play", "dungeoneer", "--seed", "7", "--save", path, "--language", "en")
    taken = 0
    for text in answers(3, 30).split():
        taken += "is not offered" not in sitting.answer(text)
    sitting.stop(number)
    table = uc.replay(path.read_text("utf-8"))
    assert taken == sum(is_asked(before, seat=0) for before, _ in in_order(table))
    assert [path] == list(tmp_path.glob("*record*")) + list(tmp_path.glob(".*record*"))


def test_ctrl_c_saves_and_leaves(state: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    sitting = Sitting(state, "play", "dungeoneer", "--seed", "7", "--save", path, "--language", "en")
    sitting.answer("1")
    code, output, errors = sitting.stop(signal.SIGINT)
    assert (0, "") == (code, errors)
    assert f"Interrupted. Nothing is lost: the game is saved in {path}." in output
    assert f"play --resume {path}" in output
    assert 1 == sum(step.seat == 0 for step in uc.replay(path.read_text("utf-8")).steps())


def test_nobody_reads_on(state: Path) -> None:
    line = f"{shlex.quote(COMMAND[0])} -m undercroft.cli play dungeoneer --seed 7 | head -1"
    done = subprocess.run(
        ["/bin/sh", "-c", line],
        input=answers(1),
        capture_output=True,
        text=True,
        check=False,
        env=environment(state),
    )
    assert (1, "") == (len(done.stdout.splitlines()), done.stderr)


# -- what can be typed ---------------------------------------------------------------------------------------


def said(output: str, command: str) -> str:
    """The answer to a command that was typed."""
    return output.partition(f"{PROMPT}{command}\n")[2].partition(f"\n{PROMPT}")[0]


def test_why(run: Run, walk: Path) -> None:
    asked = [
        "why move s",
        "why move north",
        "why play dodge_1",
        "why play runed longsword",
        "why rest",
        "why",
    ]
    done = run("play", "--scenario", walk, "--language", "en", input="\n".join(asked))
    assert "There is no Map card there. (DGR-MOVE-04)" in said(done.stdout, "why move s")
    assert "DGR-MOVE-04: A hero cannot go to a place where there is no Map card." in said(
        done.stdout, "why move s"
    )
    assert "Move north to the Steep Stair" in said(done.stdout, "why move north")
    assert "(DGR-R-21)" in said(done.stdout, "why play dodge_1")
    assert "(DGR-RES-05)" in said(done.stdout, "why play runed longsword")
    assert "move <side>" in said(done.stdout, "why rest")
    assert "move <side>" in said(done.stdout, "why")


def test_why_in_french(run: Run, walk: Path) -> None:
    done = run("play", "--scenario", walk, "--language", "fr", input="why jouer épée longue runique\n")
    assert "(DGR-RES-05)" in said(done.stdout, "why jouer épée longue runique")


def test_what_is_offered_needs_no_reason(run: Run, walk: Path) -> None:
    done = run("play", "--scenario", walk, "--language", "en", input="why 1\nwhy 99\n")
    assert "1 (Move north to the Steep Stair) is offered now." in said(done.stdout, "why 1")
    assert "99 is not offered" in said(done.stdout, "why 99")


@pytest.mark.parametrize("word", ["help", "aide", "Ayuda"])
def test_other_words_for_help(run: Run, walk: Path, word: str) -> None:
    done = run("play", "--scenario", walk, "--language", "en", input=f"?\n{word}\n{word} 1\n")
    assert said(done.stdout, "?") == said(done.stdout, word)
    assert "[move n]" in said(done.stdout, f"{word} 1")


@pytest.mark.parametrize("words", ["pourquoi", "porque", "por qué", "¿Por qué"])
def test_other_words_for_why(run: Run, walk: Path, words: str) -> None:
    done = run("play", "--scenario", walk, "--language", "en", input=f"{words} move s\n")
    assert "(DGR-MOVE-04)" in said(done.stdout, f"{words} move s")


@pytest.mark.parametrize(("language", "times"), [("en", 0), ("fr", 1), ("es", 1)])
def test_whoever_does_not_play_in_english_hears_once_that_the_rules_are(
    run: Run, walk: Path, language: str, times: int
) -> None:
    done = run("play", "--scenario", walk, "--language", language, input="why move s\nrules MOVE-03\n")
    note = texts.speaker("dungeoneer", language).say("cli-rules-english")
    assert times == done.stdout.count(note) == said(done.stdout, "why move s").count(note)


def test_the_space_an_option_leads_to_is_explained_as_it_lies(run: Run, walk: Path) -> None:
    done = run("play", "--scenario", walk, "--language", "en", input="? 2\n? move east\n")
    told = " ".join(said(done.stdout, "? 2").split())
    assert "[move e] Barracks: Room: 2 Peril, 2 Glory. North wall," in told  # it is turned
    assert told.endswith("Every hero here has +1 Melee.")
    assert said(done.stdout, "? 2") == said(done.stdout, "? move east")


def test_the_card_that_is_placed_is_explained(run: Run) -> None:
    arguments = ["--seed", "7", "--language", "en"]
    done = run("play", "dungeoneer", *arguments, input="1\n1\n? 1\n? 2\n")
    first, second = (" ".join(said(done.stdout, f"? {n}").split()) for n in (1, 2))
    assert "turned] Portal Chamber: Room: 2 Peril, 1 Glory. North wall, east locked door" in first
    assert "upright] Portal Chamber: Room: 2 Peril, 1 Glory. North open door, east open door" in second


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("dodge", "Dodge: Boon. Costs 1 Glory."),
        ("the longsword", "Runed Longsword: Treasure (Weapon)."),
        ("barracks", "Barracks: Room: 2 Peril, 2 Glory. North wall,"),
        ("Rob the Treasury", "Rob the Treasury: Quest."),
        ("seal the portal", "Seal the Portal: Quest."),
        ("kron", "Kron Axereaver: "),
        ("power", "Heal: In your Move phase, pay 1 movement point and 1 Glory"),
        ("reckoning", "Reckoning: Once per turn"),
        ("budge", "budge is neither an option nor the name of anything that you can see."),
        ("move south", "move south is neither an option nor"),
    ],
)
def test_what_one_sees_is_explained_by_its_name(run: Run, walk: Path, text: str, told: str) -> None:
    done = run("play", "--scenario", walk, "--language", "en", input=f"? {text}\n")
    assert said(done.stdout, f"? {text}").startswith(told)


EXPLAINED = {
    "guard": "Guard: Notoriety card, Bonus Value 1.",
    "headbutt": "Headbutt: Skill of Valerio the Squire (own turn)",
    "skill": "Headbutt: Skill of Valerio the Squire (own turn)",
    "magic prodigy": "magic prodigy is neither an option nor",  # nobody has it in this game
    "scoundrel's speed": "Scoundrel's Speed: Skill of Sofia the Rogue",  # hers when she is Exalted
    "hunter": "Hunter Bivouac: Zone of Floor I: Alert Value 2",
    "II-5": "Trophy Hall: Zone of Floor II",
    "sofia": "Sofia the Rogue: Scholar, standard and Exalted:",
    "laetus": "Quarrelsome Laetus: Boss",
    "easy": "Easy: Alert Card",
    "ambush": "Ambush: Whoever enters",
    "stun": "Stun Token: ",
    "speed": "Speed: How many Speed points",
    "study": "Study here: Alert Value 2, up to 2 cubes (2 Militia cubes)  [study]",
    "spy worship": "Spy on Sofia for a Worship cube: Alert Value 7",
    "counterspell": "counterspell is neither an option nor",
}


def test_what_a_scholar_sees_is_explained_by_its_name(run: Run, lecture: Path) -> None:
    typed = "".join(f"? {text}\n" for text in EXPLAINED)
    done = run("play", "--scenario", lecture, "--language", "en", input=typed)
    heard = {text: said(done.stdout, f"? {text}") for text in EXPLAINED}
    assert EXPLAINED == {text: heard[text][: len(told)] for text, told in EXPLAINED.items()}
    assert "\nGuard: Intern: +2 points at the end." in heard["guard"]  # the card and the Intern of its name


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        (
            "en",
            ["why walk hunter bivouac", "why main tiptoe", "why aux tiptoe stealth", "why use second wind"],
        ),
        (
            "fr",
            [
                "pourquoi aller bivouac des chasseurs",
                "pourquoi jouer sur la pointe des pieds",
                "pourquoi utiliser sur la pointe des pieds discrétion",
                "pourquoi utiliser second souffle",
            ],
        ),
        (
            "es",
            [
                "por qué ir campamento del cazador",
                "por qué jugar de puntillas",
                "por qué usar de puntillas sigilo",
                "por qué usar segundo aliento",
            ],
        ),
    ],
)
def test_why_in_the_dungeon(run: Run, lecture: Path, language: str, asked: list[str]) -> None:
    done = run("play", "--scenario", lecture, "--language", language, input="\n".join(asked) + "\n")
    rules = ["DGY-MOVE-07", "DGY-R-201", "DGY-AUX-04", "DGY-BOARD-02"]
    for text, rule in zip(asked, rules, strict=True):
        answer = said(done.stdout, text)
        assert f"({rule})" in answer
        assert f"  {rule}: " in answer


def test_a_lecture_in_words(run: Run, lecture: Path, tmp_path: Path) -> None:
    path = tmp_path / "lecture.record"
    typed = ["study", "indicate 2", "lay down fate", "declare", "pass", "use tiptoe stealth"]
    done = run(
        "play", "--scenario", lecture, "--save", path, "--language", "en", input="\n".join(typed) + "\n"
    )
    table = uc.replay(path.read_text("utf-8"))
    taken = [table.write(step.option) for step in reversed(list(table.steps())) if step.seat == 0]
    assert ["study", "indicate 2", "add fate_4_1", "declare"] == taken[:4]
    assert "Stealth Value 4 (Fate 4 4). As it stands, it succeeds." in " ".join(done.stdout.split())


def test_the_map_around_a_place_by_its_name(run: Run, walk: Path, lecture: Path) -> None:
    done = run("play", "--scenario", lecture, "--language", "en", input="map 5,2\nmap trophy hall\nmap 9,9\n")
    assert said(done.stdout, "map 5,2").startswith("N↑")  # a tile covers four places
    assert "Trophy" in said(done.stdout, "map trophy hall")
    assert said(done.stdout, "map 9,9").startswith("Nothing lies at (9,9).")
    done = run("play", "--scenario", walk, "--language", "en", input="map barracks\n")
    assert "Barracks" in said(done.stdout, "map barracks")


def test_nothing_lies_beyond_the_map(run: Run, walk: Path) -> None:
    done = run("play", "--scenario", walk, "--language", "en", input="map 9,9\nmap 0,-1\n")
    assert said(done.stdout, "map 9,9").startswith("Nothing lies at (9,9).")
    assert "Nothing lies" not in said(done.stdout, "map 0,-1")


@pytest.mark.parametrize(("language", "told"), [("en", "plays"), ("fr", "joue"), ("es", "juega con")])
def test_seats_have_the_same_number_everywhere(run: Run, language: str, told: str) -> None:
    done = run("play", "dungeoneer", "--seed", "7", "--language", language)
    assert f"· @0 {told} Fenn Quickfoot." in done.stdout


def test_quit_leaves_also_when_resigning_is_asked(run: Run, walk: Path) -> None:
    done = run("play", "--scenario", walk, "--language", "en", input="resign\nquit\ndone\n")
    assert "You stay in the game." not in done.stdout
    assert 0 == uc.replay(saved_in(done.stdout).read_text("utf-8")).past.number


def test_options_can_be_typed_in_words(run: Run, walk: Path, tmp_path: Path) -> None:
    path = tmp_path / "walk.record"
    run("play", "--scenario", walk, "--save", path, input="go north\nmove s\nmove s\n")
    table = uc.replay(path.read_text("utf-8"))
    assert ["move n", "move s"] == [table.write(step.option) for step in reversed(list(table.steps()))]


def test_undo(run: Run, walk: Path, tmp_path: Path) -> None:
    path = tmp_path / "walk.record"
    done = run(
        "play",
        "--scenario",
        walk,
        "--save",
        path,
        "--language",
        "en",
        input="undo\nmove n\nmove s\nundo\nundo\nundo\n",
    )
    assert "you have not decided anything yet" in said(done.stdout, "undo")
    assert 2 == done.stdout.count("One decision is taken back.")
    assert 0 == uc.replay(path.read_text("utf-8")).past.number


def test_undo_stops_where_somebody_learnt_something(run: Run) -> None:
    done = run("play", "dungeoneer", "--seed", "7", "--language", "en", input="1\nundo\n")
    assert "somebody has learnt something new" in said(done.stdout, "undo")


def test_undo_stops_where_somebody_else_decided(run: Run, walk: Path) -> None:
    done = run("play", "--scenario", walk, "--language", "en", input="done\nundo\n")
    assert "somebody else has decided" in said(done.stdout, "undo")


def test_the_other_commands(run: Run, walk: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    typed = [
        "?",
        "? 1",
        "? 99",
        "log",
        "log 1",
        "map",
        "map 5,5",
        "hand",
        "table",
        f"save {copy}",
        "save /dev/null/x",
    ]
    typed += ["rules", "rules MOVE-03", "rules CHAL", "rules nonsense", "99", "dance"]
    done = run("play", "--scenario", walk, "--language", "en", input="\n".join(typed) + "\n")
    assert (0, "") == (done.returncode, done.stderr)
    heard = {command: said(done.stdout, command) for command in typed}
    assert all(
        command in heard["?"] for command in ("why", "undo", "log", "map", "hand", "save", "rules", "resign")
    )
    assert "[move n]" in heard["? 1"]
    assert "99 is not offered" in heard["? 99"]
    assert heard["log"].endswith("Roderik has 3 movement points.")
    assert "Steep Stair" in heard["map"]
    assert "Steep Stair" in heard["map 5,5"]
    assert "Dodge: Boon" in heard["hand"]
    assert "Steal the War Banner: Take" in heard["table"]
    assert f"Saved in {copy}." == heard[f"save {copy}"]
    assert "cannot be written" in heard["save /dev/null/x"]
    assert "MOVE: phase 5" in heard["rules"]
    assert heard["rules MOVE-03"].startswith("DGR-MOVE-03  A hero cannot go through a wall.")
    assert 7 == heard["rules CHAL"].count("DGR-CHAL-")
    assert "No rule fits nonsense." == heard["rules nonsense"]
    assert "99 is not offered" in heard["99"]
    assert "dance is no command" in heard["dance"]
    assert 0 == uc.replay(copy.read_text("utf-8")).past.number


@pytest.mark.parametrize(("name", "language"), sample.diagonal(uc.game_names(), LANGUAGES))
def test_whatever_is_typed_is_answered_within_80_columns(run: Run, name: str, language: str) -> None:
    typed = [
        "?",
        *(f"? {n}" for n in range(1, 9)),
        "why",
        "why move n",
        "why walk",
        "rules",
        "rules R",
        "map 999,-999",
        "log 0",
    ]
    typed += [
        "9" * 5000,
        "log 99999999999",
        "map x,y",
        "why " + "x " * 200,
        "\x00\x1b[31m",
        "²",
        "? ²",
        "é" * 100,
    ]
    done = run("play", name, "--seed", "7", "--language", language, input="\n".join(typed) + "\n")
    assert (0, "") == (done.returncode, done.stderr)
    lines = [
        line for line in done.stdout.splitlines() if not line.startswith(PROMPT) and ".record" not in line
    ]
    assert [] == [line for line in lines if len(line) > 80]
    assert [] == UNSAID.findall(done.stdout)


@pytest.mark.parametrize(
    ("name", "wall"), [("dungeoneer", "#======O======#"), ("dungeonology", "+-   ----   -+")]
)
def test_a_terminal_that_knows_only_ascii(run: Run, tmp_path: Path, name: str, wall: str) -> None:
    path = tmp_path / "game.record"
    arguments = ["--seed", "7", "--language", "fr", "--save", path]
    done = run("play", name, *arguments, input="1\n1\n1\n", PYTHONIOENCODING="ascii")
    shown = run("replay", path, "--language", "fr", PYTHONIOENCODING="ascii")
    assert (0, "", 0, "") == (done.returncode, done.stderr, shown.returncode, shown.stderr)
    assert (True, True) == (done.stdout.isascii(), wall in done.stdout)
    assert shown.stdout.isascii()


def test_resigning_needs_two_words(run: Run, walk: Path) -> None:
    done = run("play", "--scenario", walk, "--language", "en", input="resign\nno\nresign\nresign\n")
    assert "You stay in the game." in done.stdout
    assert "1. Kron is the only hero alive" in done.stdout


def test_after_resigning_the_bots_play_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    arguments = ["--seed", "7", "--save", path, "--option", "round_limit=3"]
    done = run("play", "dungeoneer", "--seats", "you,random,random", *arguments, input="resign\nresign\n")
    assert (0, True) == (done.returncode, uc.replay(path.read_text("utf-8")).over)


ONLY_PASS = re.compile(r"^ 1  Pass\n> ", re.MULTILINE)


@pytest.mark.parametrize(("arguments", "asked"), [([], False), (["--ask-all"], True)])
def test_where_one_can_only_pass(run: Run, arguments: list[str], asked: bool) -> None:
    done = run("play", "dungeoneer", "--seed", "5", "--language", "en", *arguments, input=answers(4, 250))
    assert asked == bool(ONLY_PASS.search(done.stdout))


# -- several people at one keyboard --------------------------------------------------------------------------


def sittings(table: uc.Table) -> list[tuple[int, list[uc.Table]]]:
    """Who sat at the keyboard, in order, with every table shown then: several people are always asked."""
    found: list[tuple[int, list[uc.Table]]] = []
    for before in [*(before for before, _ in in_order(table)), table]:
        if before.choice is not None:
            if not found or found[-1][0] != before.choice.seat:
                found.append((before.choice.seat, []))
            found[-1][1].append(before)
    return found


@pytest.mark.parametrize("name", uc.game_names())
def test_nobody_sees_the_hand_of_the_other(run: Run, tmp_path: Path, name: str) -> None:
    path = tmp_path / "game.record"
    arguments = ["--seed", "3", "--language", "en", "--save", path]
    done = run("play", name, "--seats", "you,you", *arguments, input=answers(8, 200))
    speaker = texts.speaker(name, "en")
    screens = re.split(r"^Hand the keyboard to @\d .*$", done.stdout, flags=re.MULTILINE)[1:]
    end = uc.replay(path.read_text("utf-8"))
    sat = sittings(end)
    assert len(sat) == len(screens)
    if end.over:  # what was hidden is laid open on the last screen
        sat[-1] = (sat[-1][0], [end])
    looked = 0
    for screen, (seat, tables) in zip(screens, sat, strict=True):
        hidden = hidden_names(tables, seat, speaker)
        looked += len(hidden)
        assert set() == {name for name in hidden if name in screen}
    assert looked >= 4

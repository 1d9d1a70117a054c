"""The words of the terminal are there in every language, for everything a game can ask and do."""

import re
from pathlib import Path

import pytest

import undercroft as uc
from undercroft import texts
from undercroft.engine.registry import family
from undercroft.texts.speaker import message_of

SOURCE = Path(texts.__file__).parents[1]
GAMES = uc.game_names()


def said(language: str) -> str:
    """What the terminal says at every table, and what only one game says there."""
    games = [SOURCE / "games" / game / "texts" / language / "terminal.ftl" for game in GAMES]
    return "\n".join(path.read_text("utf-8") for path in (common(language), *games))


def common(language: str) -> Path:
    return SOURCE / "texts" / language / "cli.ftl"


def messages_in(text: str) -> list[str]:
    return re.findall(r"^(cli-[a-z-]+|    \.[a-z]+) =", text, re.MULTILINE)


def messages(language: str) -> list[str]:
    return messages_in(said(language))


def variables(language: str) -> dict[str, set[str]]:
    """What each message mentions, in whatever form: one language needs an article where another has none."""
    parts = re.split(r"^(cli-[a-z-]+) =", said(language), flags=re.MULTILINE)[1:]
    found = zip(parts[::2], parts[1::2], strict=True)
    return {name: set(re.findall(r"\$(?:the_|to_|at_)?(\w+)", body)) for name, body in found}


@pytest.mark.parametrize("language", ["fr", "es"])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages("en") == messages(language)


@pytest.mark.parametrize("language", ["fr", "es"])
def test_messages_mention_the_same_things(language: str) -> None:
    assert variables("en") == variables(language)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_everything_a_player_may_try_has_words(game: str, language: str) -> None:
    verbs, kinds = uc.game(game).verbs, uc.game(game).kinds
    speaker = texts.speaker(game, language)
    wanted = [message_of("cli-verb", verb) for verb in verbs] + [f"cli-kind-{kind}" for kind in kinds]
    assert [] == [name for name in (*wanted, message_of("cli-example", game)) if not speaker.has(name)]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_words_for_what_nobody_can_do(language: str) -> None:
    verbs = {message_of("cli-verb", verb) for game in GAMES for verb in uc.game(game).verbs}
    kinds = {f"cli-kind-{kind}" for game in GAMES for kind in uc.game(game).kinds}
    built = ("cli-verb-", "cli-kind-")
    assert [] == [name for name in messages(language) if name.startswith(built) and name not in verbs | kinds]


def asked_by(message: str) -> set[str]:
    """The games, a base for what goes on from it, that have what this message is the word for."""
    found = [game for game in map(uc.game, GAMES) if message in words_of(game)]
    return {family(game)[0].name for game in found}


def words_of(game: uc.Game) -> set[str]:
    return {message_of("cli-verb", verb) for verb in game.verbs} | {f"cli-kind-{kind}" for kind in game.kinds}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_only_one_game_says_lies_with_it(language: str) -> None:
    built = [
        name
        for name in messages_in(common(language).read_text("utf-8"))
        if name.startswith(("cli-verb-", "cli-kind-"))
    ]
    assert len(built) > 10
    assert [] == [name for name in built if len(asked_by(name)) < 2]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_decision_is_explained(game: str, language: str) -> None:
    folder = SOURCE / "games" / game / "texts" / "en"
    prompts = re.findall(r"^prompt-([a-z-]+) =", (folder / "prompts.ftl").read_text("utf-8"), re.MULTILINE)
    assert len(prompts) > 15
    words = message_of("cli", game)
    about = [name for name in messages(language) if name.startswith(f"{words}-")]
    assert sorted(f"{words}-{name}" for name in prompts) == sorted(about)


def test_every_message_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in (SOURCE / "cli").rglob("*.py"))
    built = ("cli-column-", "cli-row-", "cli-verb-", "cli-kind-", "cli-help-", "cli-example-", "cli-branch-")
    built += ("cli-map-upright", "cli-map-turned", *(f"{message_of('cli', game)}-" for game in GAMES))
    built += ("cli-letter-", "cli-icon-", "cli-part-", "cli-scholar-", "cli-scholars-")
    built += ("cli-test-study", "cli-test-espionage", "cli-cube-", "cli-form-")
    names = [name for name in messages("en") if name.startswith("cli-") and not name.startswith(built)]
    assert [] == [name for name in names if f'"{name}"' not in code and f"'{name}'" not in code]

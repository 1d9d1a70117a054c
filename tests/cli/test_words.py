"""The words of the terminal are there in every language, for everything a game can ask and do."""

import re
from pathlib import Path

import pytest

import undercroft as uc
from undercroft import texts

SOURCE = Path(texts.__file__).parents[1]
GAME = uc.game("dungeoneer")


def messages(language: str) -> list[str]:
    text = (SOURCE / "texts" / language / "cli.ftl").read_text("utf-8")
    return re.findall(r"^(cli-[a-z-]+|    \.[a-z]+) =", text, re.MULTILINE)


def variables(language: str) -> dict[str, set[str]]:
    text = (SOURCE / "texts" / language / "cli.ftl").read_text("utf-8")
    parts = re.split(r"^(cli-[a-z-]+) =", text, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$\w+", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("language", ["fr", "es"])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages("en") == messages(language)


@pytest.mark.parametrize("language", ["fr", "es"])
def test_messages_mention_the_same_things(language: str) -> None:
    assert variables("en") == variables(language)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_everything_a_player_may_try_has_words(language: str) -> None:
    speaker = texts.speaker(GAME, language)
    wanted = [f"cli-verb-{verb}" for verb in GAME.verbs] + [f"cli-kind-{kind}" for kind in GAME.kinds]
    assert [] == [name for name in wanted if not speaker.has(name)]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_decision_is_explained(language: str) -> None:
    speaker = texts.speaker(GAME, language)
    folder = SOURCE / "games" / "dungeoneer" / "texts" / "en"
    prompts = re.findall(r"^prompt-([a-z-]+) =", (folder / "prompts.ftl").read_text("utf-8"), re.MULTILINE)
    assert len(prompts) > 15
    assert [] == [name for name in prompts if not speaker.has(f"cli-dungeoneer-{name}")]


def test_every_message_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in (SOURCE / "cli").rglob("*.py"))
    built = ("cli-column-", "cli-row-", "cli-verb-", "cli-kind-", "cli-help-", "cli-dungeoneer-")
    built += ("cli-map-upright", "cli-map-turned")
    names = [name for name in messages("en") if name.startswith("cli-") and not name.startswith(built)]
    assert [] == [name for name in names if f'"{name}"' not in code and f"'{name}'" not in code]

"""The golden transcripts are what clients and the server say to each other today."""

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import jsonschema
import pytest
from tests.server.transcripts.scripts import SCRIPTS
from tests.server.transcripts.stage import Clock, Local, Stage
from tools.transcripts import FOLDER, path_of, played

from undercroft.server import wire

Play = Callable[[str], tuple[str, Stage]]


@pytest.fixture(scope="module")
def play(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Play]:
    """Holds a conversation with a server that all of them share, once."""
    clock = Clock()
    held: dict[str, tuple[str, Stage]] = {}
    with Local(tmp_path_factory.mktemp("transcripts"), clock) as local:

        def hold(name: str) -> tuple[str, Stage]:
            if name not in held:
                held[name] = asyncio.run(played(SCRIPTS[name], local, clock))
            return held[name]

        yield hold


def validator(direction: str) -> Any:
    schema = wire.schema()
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{direction}", "$defs": schema["$defs"]})


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_conversation_is_the_one_in_the_file(name: str, play: Play) -> None:
    hint = "If this is meant, write them anew with `python tools/transcripts.py` and review the diff."
    assert path_of(name).read_text("utf-8") == play(name)[0], hint


@pytest.mark.parametrize("name", SCRIPTS)
def test_what_the_server_says_fits_the_schema(name: str, play: Play) -> None:
    fits = validator("FromServer")
    for client in play(name)[1].clients:
        for message in client.messages:
            fits.validate(message)


@pytest.mark.parametrize("name", SCRIPTS)
def test_news_follow_each_other_without_a_gap(name: str, play: Play) -> None:
    """Every message says where it goes on from, and its lines lead from there to its state."""
    for client in play(name)[1].clients:
        known = None
        for message in client.messages:
            if message["type"] not in ("welcome", "news"):
                continue
            if message["type"] == "news":
                assert known == message["since"]
            known = message["state"]["seq"]
            assert list(range(message["since"] + 1, known + 1)) == [line["seq"] for line in message["lines"]]


def test_there_is_a_file_for_every_conversation_and_no_other() -> None:
    assert {path_of(name) for name in SCRIPTS} == set(FOLDER.glob("*.txt"))


def test_everything_that_can_be_said_is_said_somewhere() -> None:
    """Every command and every answer stands in some transcript."""
    said = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.txt"))
    schema = wire.schema()["$defs"]
    directions = [schema["FromClient"], schema["FromServer"]]
    types = [name for direction in directions for name in direction["discriminator"]["mapping"]]
    assert [] == [name for name in types if f'"type": "{name}"' not in said]


def test_the_seed_that_is_shown_at_the_end_fits_what_was_told_at_the_start(play: Play) -> None:
    hers = play("resign")[1].clients[0]
    told = hers.messages[0]["table"]["seed_hash"]
    assert hers.messages[0]["seed"] is None
    assert told == hashlib.sha256(f"undercroft seed {hers.seed}".encode()).hexdigest()

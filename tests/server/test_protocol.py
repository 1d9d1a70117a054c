"""docs/protocol.md says everything a client must know, and nothing that is not so."""

import re
from pathlib import Path
from typing import Any

import pytest
from tools.transcripts import FOLDER, SCHEMA, schema

from undercroft.server import match, wire
from undercroft.server.config import Limits
from undercroft.server.entries import AnyEntry
from undercroft.server.web import live

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SERVER = ROOT / "src" / "undercroft" / "server"
SPOKEN = (
    "match.py",
    "bot_driver.py",
    "sweeper.py",
    "rematch.py",
    "hints.py",
    "web/live.py",
)  # where codes come from
NEVER_SENT = {"in_time", "rematched"}  # said among parts of the server only


def section(title: str) -> str:
    """The text under a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def column(title: str, number: int) -> list[str]:
    """The code words in one column of the first table under a heading."""
    rows = [line.split("|")[1:-1] for line in section(title).splitlines() if line.startswith("|")]
    return [word for row in rows[2:] for word in re.findall(r"`(\w+)`", row[number])]


def types(direction: str) -> dict[str, Any]:
    defs = wire.schema()["$defs"]
    mapping: dict[str, str] = defs[direction]["discriminator"]["mapping"]
    return {name: defs[ref.rpartition("/")[2]] for name, ref in mapping.items()}


def codes(raiser: str) -> set[str]:
    """All codes that are given to one of these, read from the source."""
    given = re.compile(rf"\b{raiser}\(\s*\"(\w+)\"")
    return {code for name in SPOKEN for code in given.findall((SERVER / name).read_text("utf-8"))}


def answered() -> set[str]:
    """All codes that stand in an answer itself."""
    given = re.compile(r"\bRefusedReply\([^,\n]*,\s*\"(\w+)\"")
    return {code for name in SPOKEN for code in given.findall((SERVER / name).read_text("utf-8"))}


def test_the_schema_is_current() -> None:
    hint = "write it anew with: python tools/transcripts.py"
    assert schema() == SCHEMA.read_text("utf-8"), hint


@pytest.mark.parametrize("name", types("FromClient"))
def test_every_command_is_described_with_its_fields(name: str) -> None:
    fields = set(types("FromClient")[name]["properties"]) - {"type", "ref"}
    if name == "hello":
        assert fields == set(column("hello", 0))
        return
    row = next(line for line in section("Commands").splitlines() if line.startswith(f"| `{name}` |"))
    told = set(re.findall(r"`(\w+)`", row.split("|")[2]))
    assert fields - {"seat"} == told - {"seat"}


@pytest.mark.parametrize("name", types("FromServer"))
def test_every_answer_is_mentioned(name: str) -> None:
    assert re.search(rf'`{name}`|^#+ {name}$|"type": "{name}"', PAGE, re.MULTILINE)


def test_every_field_of_welcome_and_state_is_described() -> None:
    told = section("welcome") + section("news") + section("state")
    fields = [*types("FromServer")["welcome"]["properties"], *wire.schema()["$defs"]["State"]["properties"]]
    assert [] == [name for name in fields if name != "type" and f"`{name}`" not in told]


def test_every_kind_of_line_is_described_and_no_other() -> None:
    kinds = {entry.__struct_config__.tag for entry in AnyEntry.__args__}
    assert kinds == set(column("Lines", 0))


def test_every_code_of_a_refusal_is_described_and_no_other() -> None:
    sent = (codes("Denied") | answered()) - NEVER_SENT
    assert sent == set(column("Refusals", 0))


def test_codes_of_commands_are_codes_of_refusals() -> None:
    assert set(column("Commands", 3)) <= set(column("Refusals", 0))


def test_every_code_of_a_failure_is_described_and_no_other() -> None:
    assert codes("Hangup") == set(column("When the server hangs up", 1))


def test_failures_close_with_the_code_that_is_written_down() -> None:
    rows = re.findall(r"^\| (\d{4}) \| `(\w+)` \|", section("When the server hangs up"), re.MULTILINE)
    assert {code: number for number, code in rows if number != "1011"} == {
        code: str(number) for code, number in live.CLOSED.items()
    }


def test_limits_are_as_written_down() -> None:
    usual = Limits()
    rows = re.findall(r"\| (\d+)[^|]*\| `(\w+)` \|", section("Limits"))
    assert {name: str(getattr(usual, name)) for _, name in rows} == {name: number for number, name in rows}
    live_ones = ("message", "talk", "hint", "sock", "address_sock", "wire", "control", "fragment", "watch")
    assert {name for name in Limits.__struct_fields__ if name.startswith(live_ones)} == {n for _, n in rows}


def test_numbers_are_as_written_down() -> None:
    assert f"within {live.HELLO_SECONDS} seconds" in section("hello")
    assert f"newest {live.OPENING_LINES}" in section("hello")
    assert f"more than {live.MOST_MISTAKES} later ones" in section("When the server hangs up")
    assert f"1 to {match.LONGEST_TALK} characters" in section("Commands")


def examples() -> list[str]:
    """Lines of conversations: those that are set off by four blanks, outside of fences."""
    unfenced = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    return [line.strip() for line in unfenced.splitlines() if line.startswith("    ")]


def test_examples_are_taken_from_transcripts() -> None:
    said = {line.strip() for path in FOLDER.glob("*.txt") for line in path.read_text("utf-8").splitlines()}
    assert len(examples()) > 20
    assert [] == [line for line in examples() if line not in said]

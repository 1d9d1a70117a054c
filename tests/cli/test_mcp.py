"""A seat for a language model: a client of its own speaks the Model Context Protocol with the command, over
its standard input and output.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from undercroft import texts
from undercroft.cli import mcp

SHORT = ("--option", "round_limit=2")


class Client:
    """As much of a client as there is of a server: a message a line, and an answer for every request."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.count = 0

    def send(self, message: object) -> None:
        assert self.process.stdin is not None
        text = message if isinstance(message, str) else json.dumps(message)
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        self.count += 1
        self.send({"jsonrpc": "2.0", "id": self.count, "method": method, "params": params})
        answer = self.receive()
        assert (answer["jsonrpc"], answer["id"]) == ("2.0", self.count)
        return answer

    def greet(self, version: str = mcp.VERSIONS[0]) -> dict[str, Any]:
        told = self.ask("initialize", protocolVersion=version, capabilities={}, clientInfo={"name": "t"})
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        result: dict[str, Any] = told["result"]
        return result

    def call(self, tool: str, **arguments: Any) -> dict[str, Any]:
        result: dict[str, Any] = self.ask("tools/call", name=tool, arguments=arguments)["result"]
        return result

    def text(self, tool: str, **arguments: Any) -> str:
        result = self.call(tool, **arguments)
        assert not result["isError"], result
        [content] = result["content"]
        return str(content["text"])


@contextmanager
def connected(*words: str) -> Iterator[Client]:
    command = [sys.executable, "-m", "undercroft.cli", "mcp", *words]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    with process:
        yield Client(process)
        assert process.stdin is not None
        process.stdin.close()
        assert process.stderr is not None
        assert process.stderr.read() == ""
        assert process.wait() == 0


def seat_of(game: str = "dungeoneer", seed: str = "7", **options: int) -> mcp.Table:
    rules = uc.game(game)
    table = mcp.Table(rules, None, options, texts.speaker(rules, "en"))
    table.begin(seed)
    return table


def test_a_client_plays_a_game_to_its_end(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    with connected(
        "dungeoneer", "--seats", "you,novice", "--seed", "7", *SHORT, "--save", str(kept)
    ) as client:
        told = client.greet()
        assert told["serverInfo"]["name"] == "undercroft"
        tools = {tool["name"]: tool for tool in client.ask("tools/list")["result"]["tools"]}
        assert set(tools) == set(mcp.TOOLS)
        assert tools["choose"]["inputSchema"]["required"] == ["option"]
        assert client.ask("ping")["result"] == {}
        decisions = 0
        while not (page := client.call("options"))["isError"]:
            client.text("choose", option=page["structuredContent"]["options"][0])
            decisions += 1
        assert "over" in page["content"][0]["text"]
        assert decisions > 5
    table = uc.replay(kept.read_text())
    assert table.over
    assert decisions <= len([step for step in table.steps() if step.seat == 0])


def test_it_speaks_the_language_that_was_asked_for() -> None:
    with connected("dungeoneer", "--seed", "7", "--language", "fr") as client:
        client.greet()
        assert client.text("options").splitlines()[1].split("  --  ")[1].startswith("Défausser")


@pytest.mark.parametrize("asked", [*mcp.VERSIONS, "1999-01-01"])
def test_the_version_of_the_protocol(asked: str) -> None:
    server = mcp.Server(seat_of())
    answer = server.answered(
        json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": asked}})
    )
    assert answer is not None
    assert answer["result"]["protocolVersion"] == (asked if asked in mcp.VERSIONS else mcp.VERSIONS[0])


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("what", mcp.PARSE),
        ("[" * 100_000, mcp.PARSE),
        ("[]", mcp.REQUEST),
        ('{"id": 1, "method": "ping"}', mcp.REQUEST),
        ('{"jsonrpc": "2.0", "id": 1, "method": 5}', mcp.REQUEST),
        ('{"jsonrpc": "2.0", "id": [], "method": "ping"}', mcp.REQUEST),
        ('{"jsonrpc": "2.0", "id": 1, "method": "resources/list"}', mcp.METHOD),
        ('{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}', mcp.PARAMS),
        ('{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "win"}}', mcp.PARAMS),
        *(
            (json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": given}), mcp.PARAMS)
            for given in (
                {"name": "choose"},
                {"name": "choose", "arguments": []},
                {"name": "choose", "arguments": ["pass"]},
                {"name": "choose", "arguments": {"option": 1}},
                {"name": "options", "arguments": {"start": -1}},
                {"name": "options", "arguments": {"start": True}},
                {"name": "look", "arguments": {"seat": 1}},
            )
        ),
    ],
)
def test_messages_that_are_wrong(line: str, code: int) -> None:
    answer = mcp.Server(seat_of()).answered(line)
    assert answer is not None
    assert code == answer["error"]["code"]


@pytest.mark.parametrize(
    "message", [{"method": "notifications/cancelled"}, {"id": 4, "result": {}}, {"method": "unknown"}]
)
def test_what_wants_no_answer_gets_none(message: dict[str, Any]) -> None:
    assert mcp.Server(seat_of()).answered(json.dumps({"jsonrpc": "2.0", **message})) is None


def called(table: mcp.Table, tool: str, **arguments: Any) -> dict[str, Any]:
    call = {"name": tool, "arguments": arguments}
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call}
    answer = mcp.Server(table).answered(json.dumps(message))
    assert answer is not None
    result: dict[str, Any] = answer["result"]
    return result


@pytest.mark.parametrize("option", ["attack nobody", "build", "pass", "", "discard tomb_serpent_1 x"])
def test_what_is_not_offered_changes_nothing(option: str) -> None:
    table = seat_of()
    before = table.table.save()
    answer = called(table, "choose", option=option)
    assert answer["isError"]
    assert before == table.table.save()
    assert table.table.choice is not None


def test_why_not() -> None:
    table = seat_of()
    offered = table.table.write(table.choice.options[0])
    assert called(table, "why_not", option=offered)["content"][0]["text"] == "This is offered."
    assert "(DGR-" in called(table, "why_not", option="pass")["content"][0]["text"]


def test_long_lists_come_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcp, "PAGE", 1)
    table = seat_of("dungeonology")
    assert len(table.choice.options) > 2 * mcp.PAGE
    options = called(table, "options")["structuredContent"]["options"]
    told: list[str] = []
    for start in range(0, len(options), mcp.PAGE):
        text = called(table, "options", start=start)["content"][0]["text"]
        told += [row.split("  --  ")[0] for row in text.splitlines() if "  --  " in row]
    assert options == told
    assert called(table, "options", start=len(options))["isError"]


def test_another_game() -> None:
    table = seat_of()
    first = table.table
    assert not called(table, "new_game", seed="8")["isError"]
    assert table.table is not first
    again = called(table, "new_game", seed="7")
    assert not again["isError"]
    assert table.table == first
    assert called(table, "new_game", seed="two words")["isError"]


@pytest.mark.parametrize("game", ["dungeoneer", "dungeonology", "rocca_civetta"])
def test_nothing_that_is_told_depends_on_what_is_hidden(game: str) -> None:
    """Everything hidden is dealt anew, and every tool says the same, at many moments of a game."""
    table = seat_of(game, "secrets")
    for _ in range(25):
        if table.table.choice is None:
            break
        true = table.table
        said = [called(table, tool) for tool in ("look", "view", "options", "log")]
        table.table = true.redeal(table.seat, "other cards")
        assert said[:3] == [called(table, tool) for tool in ("look", "view", "options")]
        assert true.origin.seed not in said[3]["content"][0]["text"].split()
        table.table = true
        options = table.choice.options
        table.choose(true.write(options[len(options) // 2]))


def test_seats_that_cannot_be() -> None:
    for seats in ("steady,novice", "you,you"):
        process = subprocess.run(
            [sys.executable, "-m", "undercroft.cli", "mcp", "dungeoneer", "--seats", seats],
            capture_output=True,
            text=True,
            check=False,
        )
        assert process.returncode == 2
        assert "--seats" in process.stderr
        assert process.stdout == ""

"""Golden transcripts: what clients and the server say to each other over the live protocol; and its schema.

    python tools/transcripts.py [--check] [NAME...]

Plays the conversations in tests/server/transcripts/scripts.py with a real server and real clients and writes
tests/server/transcripts/*.txt anew, to be reviewed as a diff; and docs/protocol.schema.json from the types
of the protocol. A change there is a change of the protocol, of a view or of chance: it must be meant.
--check only compares.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.transcripts.scripts import SCRIPTS, Script
from tests.server.transcripts.stage import Clock, Local, Stage, fixed_seed

from undercroft.server import wire
from undercroft.server.logs import set_up_logs

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "server" / "transcripts"
SCHEMA = ROOT / "docs" / "protocol.schema.json"
EXPLAINED = """\
# Played by tools/transcripts.py. > is said by a client, < by the server. All news that one command brings are
# shown as one message. Of a `state` only what has changed is shown, and of a view only a hash and what is
# asked; the server sends all of it. Ids are replaced by numbers.
"""


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


async def played(script: Script, local: Local, clock: Clock) -> tuple[str, Stage]:
    """The transcript of one conversation, and the stage on which it was held."""
    with fixed_seed():
        async with Stage(local, clock) as stage:
            await script(stage)
    return f"# {script.__doc__}.\n#\n{EXPLAINED}\n" + "\n".join(stage.text).lstrip() + "\n", stage


def schema() -> str:
    return json.dumps(wire.schema(), indent=2) + "\n"


def files(names: list[str]) -> Iterator[tuple[Path, str]]:
    """What should stand where."""
    clock = Clock()
    with tempfile.TemporaryDirectory() as folder, Local(Path(folder), clock) as local:
        for name in names or SCRIPTS:
            yield path_of(name), asyncio.run(played(SCRIPTS[name], local, clock))[0]
    if not names:
        yield SCHEMA, schema()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    parser.add_argument("names", nargs="*", choices=[[], *SCRIPTS], metavar="NAME")
    wanted = parser.parse_args()
    set_up_logs("critical")
    stale = 0
    for path, text in files(wanted.names):
        name = path.relative_to(ROOT)
        if path.exists() and path.read_text("utf-8") == text:
            print(f"{name}: unchanged")
            continue
        stale += 1
        if wanted.check:
            print(f"{name}: differs")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"{name}: written, {len(text) // 1000} kB")
    return 1 if wanted.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())

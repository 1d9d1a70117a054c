"""What commands and servers need, imported and read before the first of them is asked for: `tools.warm` forks
them from a process that has done this. Nothing here starts a thread, which a fork would leave behind.

A run that is killed takes this process with it, and this one its forks. Left alone it would wait for them,
who hold the pipe on which it listens for the end of the run.
"""

import gc
from importlib import import_module
from typing import Final

from tools.servers import die_with_parent

from undercroft import texts
from undercroft.engine.registry import shelf

NEEDED: Final = (
    "alembic.command",
    "psycopg",
    "redis.asyncio",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite",
    "undercroft.bots.validator",
    "undercroft.cli.admin",
    "undercroft.cli.arena",
    "undercroft.cli.bot",
    "undercroft.cli.lab",
    "undercroft.cli.listing",
    "undercroft.cli.serving",
    "undercroft.cli.start",
    "undercroft.cli.terminal",
    "undercroft.lab.simulate",
    "undercroft.rulebook",
    "undercroft.scenarios",
    "undercroft.server.web.openapi",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.auto",
)

die_with_parent()
for module in NEEDED:
    import_module(module)
for game in shelf():
    for language in texts.LANGUAGES:
        texts.speaker(game, language).has("")  # whoever is asked something has read all
gc.freeze()

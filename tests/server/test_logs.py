"""Logs: whatever goes wrong, what a function knew at the time stays with it."""

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

FAILING = """\
    import asyncio, logging, sys
    import structlog
    from undercroft.server.logs import set_up_logs

    def log_in():
        cookie = "h1dden".upper()
        raise ValueError("no such person")

    async def forgotten():
        log_in()

    async def main():
        asyncio.ensure_future(forgotten())
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    set_up_logs("info", as_json=sys.argv[1] == "json")
    for logger in (structlog.get_logger("undercroft.test"), logging.getLogger("uvicorn.error")):
        try:
            log_in()
        except ValueError:
            logger.exception("it failed")
    asyncio.run(main())
"""


@pytest.mark.parametrize("form", ["json", "words"])
def test_no_rendering_of_an_error_shows_local_variables(tmp_path: Path, form: str) -> None:
    """Cookies and hashes are in some of them. Ours, those of others, and tasks that nobody waited for."""
    program = tmp_path / "failing.py"
    program.write_text(textwrap.dedent(FAILING))
    done = subprocess.run([sys.executable, program, form], capture_output=True, text=True, check=True)
    assert "H1DDEN" not in done.stderr
    assert 3 == done.stderr.count("ValueError: no such person")


LONG = """\
    import logging, sys
    import structlog
    from undercroft.server.logs import set_up_logs

    set_up_logs("info", as_json=sys.argv[1] == "json")
    for logger in (structlog.get_logger("undercroft.test"), logging.getLogger("uvicorn.error")):
        try:
            error = ValueError("it begins so")
            error.add_note("x" * 1_900_000 + " and ends so")
            raise error
        except ValueError:
            logger.exception("it failed")
    structlog.get_logger("undercroft.test").warning("it is long", what="y" * 1_900_000)
"""


@pytest.mark.parametrize("form", ["json", "words"])
def test_no_line_is_as_long_as_somebody_likes(tmp_path: Path, form: str) -> None:
    """Its beginning and its end are enough, whatever was sent."""
    program = tmp_path / "long.py"
    program.write_text(textwrap.dedent(LONG))
    done = subprocess.run([sys.executable, program, form], capture_output=True, text=True, check=True)
    assert len(done.stderr) < 100_000
    for words in ("it begins so", "and ends so", "it failed", "characters left out"):
        assert 2 <= done.stderr.count(words), words

"""Logs: one JSON object a line, or words in colour where a person looks at a terminal. What is secret is
never given to them: paths carry no secrets, and neither cookies nor bodies are logged.
"""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

from undercroft.engine.validation import shortened

# Other people's loggers: at info they write addresses, at debug messages and headers, secrets included.
OTHERS: Final = ("alembic", "asyncio", "psycopg", "redis", "sqlalchemy", "uvicorn.error", "websockets")
LONGEST: Final = 16_000  # characters of each value in a line


def bounded(_logger: Any, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """No line is of any length somebody likes: what goes wrong may quote what was sent."""
    return {
        name: shortened(value, LONGEST) if isinstance(value, str) else value for name, value in line.items()
    }


def set_up_logs(level: str, as_json: bool | None = None) -> None:
    """Ours and uvicorn's, in the same form, on the standard error."""
    if as_json is None:
        as_json = not sys.stderr.isatty()
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    last: list[Any] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.format_exc_info,
        bounded,
    ]
    if as_json:
        last.append(structlog.processors.JSONRenderer())
    else:
        plain = structlog.dev.plain_traceback  # the usual one prints local variables, and cookies are some
        last.append(structlog.dev.ConsoleRenderer(exception_formatter=plain))
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in OTHERS:
        logging.getLogger(name).setLevel("WARNING")
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = name != "uvicorn.access"

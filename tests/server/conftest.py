"""A real PostgreSQL and a real Redis, without a manual step; and what most tests of the server begin with.

Every worker has its own pair, started when the first test asks for it: that takes 0.6 s, and nothing must be
agreed upon between processes.
"""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis
from tests.server.arrange import BACKENDS, emptied, migrated_database, toys_on_the_shelf
from tools.services import Postgres, Redis

NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """The cluster that all tests share. A test that stops or kills one takes `own_postgres`."""
    with Postgres(tmp_path_factory.mktemp("postgres")) as service:
        yield service


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database, which is dropped after the test."""
    name = f"test_{next(NUMBERS)}"
    yield postgres.create_database(name)
    postgres.drop_database(name)


@pytest.fixture
def own_postgres(tmp_path: Path) -> Iterator[Postgres]:
    """A cluster that the test may kill."""
    with Postgres(tmp_path) as service:
        yield service


@pytest.fixture(scope="session")
def shared_redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """The Redis that all tests share. A test that stops or kills one takes `own_redis`."""
    with Redis(tmp_path_factory.mktemp("redis")) as service:
        yield service


@pytest.fixture
def redis_url(shared_redis: Redis) -> str:
    """A Redis with nothing in it."""
    with redis.Redis.from_url(shared_redis.url) as client:
        client.flushall()
    return shared_redis.url


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[Redis]:
    """A Redis that the test may kill."""
    with Redis(tmp_path) as service:
        yield service


@pytest.fixture(scope="module")
def toys() -> Iterator[None]:
    """Games for tests are installed."""
    with toys_on_the_shelf():
        yield


@pytest.fixture(scope="module", params=BACKENDS)
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A database for a whole module: SQLite, and once more PostgreSQL."""
    with migrated_database(request, tmp_path_factory.mktemp("shared")) as url:
        yield url


@pytest.fixture
def url(shared: str) -> str:
    """The same without a row."""
    return emptied(shared)

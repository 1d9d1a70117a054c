"""What the lab needs beyond the core, imported when it is needed."""

from importlib import import_module
from typing import Any


class Missing(Exception):
    """A package that is not installed; the message says which extra brings it."""


def needed(module: str, extra: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise Missing(f"this needs more packages ({error.name}): pip install 'undercroft[{extra}]'") from None


def polars() -> Any:
    return needed("polars", "lab")


def ray() -> Any:
    return needed("ray", "ray")

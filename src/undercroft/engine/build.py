"""Which build runs: plain Python, or compiled from the same source (`make fast`)."""

from undercroft.engine import state


def build() -> str:
    """`plain` or `compiled`: what the engine that this interpreter has loaded is."""
    return "plain" if str(state.__file__).endswith(".py") else "compiled"

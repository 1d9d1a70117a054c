"""What the numbers mean, as tables for a document: `python -m undercroft.lab.envs.describe`."""

import sys

from undercroft.engine import registry
from undercroft.lab import envs
from undercroft.lab.envs.encoding import Encoding


def encodings(game: str, version: int | None = None) -> list[Encoding]:
    """The encodings of an environment, for each number of seats."""
    module = envs.module(game, version)
    rules = registry.game(*module.raw_env.rules)
    return [module.raw_env.encoder(rules, seats) for seats in rules.seats]


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def head(*cells: str) -> list[str]:
    return [row(*cells), f"|{'---|' * len(cells)}"]


def overview() -> list[str]:
    """How large everything is."""
    lines = head("id", "rules", "encoding", "seats", "actions", "observation")
    for game, known in envs.VERSIONS.items():
        for version in known:
            for encoding in encodings(game, version):
                rules = f"{encoding.game.name} {encoding.game.version}"
                name = f"`undercroft/{game}-v{version}`"
                lines.append(
                    row(name, rules, encoding.version, encoding.seats, encoding.actions, encoding.size)
                )
    return lines


def first_with(game: str, encoder: type[Encoding]) -> int:
    """The first environment of a game that has this encoding."""
    return next(n for n in envs.VERSIONS[game] if envs.module(game, n).raw_env.encoder is encoder)


def described(game: str, version: int) -> list[str]:
    """The actions and features of one environment, in numbers for two seats (and for one, if it has that)."""
    module = envs.module(game, version)
    same = first_with(game, module.raw_env.encoder)
    if same != version:
        return [
            "",
            f"The numbers of `undercroft/{game}-v{version}` are those of `v{same}`; the rules are others.",
        ]
    rules = registry.game(*module.raw_env.rules)
    shown = [seats for seats in rules.seats if seats <= 2]
    lines: list[str] = []
    for seats in shown:
        encoding = module.raw_env.encoder(rules, seats)
        alone = "one seat" if seats == 1 else "two seats"
        lines += ["", f"### `undercroft/{game}-v{version}`, actions with {alone}", ""]
        lines += head("verb", "from", "numbers", "places")
        for block in encoding.blocks.values():
            places = " × ".join(f"{place.meaning} ({len(place.labels)})" for place in block.places)
            crowded = "; crowded" if block.crowded else ""
            lines.append(row(f"`{block.verb}`", block.start, block.size, f"{places}{crowded}"))
    encoding = module.raw_env.encoder(rules, shown[-1])
    lines += ["", f"### `undercroft/{game}-v{version}`, observation with two seats", ""]
    lines += head("feature", "from", "numbers", "meaning")
    start = 0
    for feature in encoding.features:
        times = encoding.seats if feature.each else 1
        size = f"{times} × {feature.size}" if feature.each else str(feature.size)
        lines.append(row(f"`{feature.name}`", start, size, feature.meaning))
        start += times * feature.size
    return lines


def document() -> str:
    """All tables, for docs/environments.md."""
    lines = overview()
    for game, known in envs.VERSIONS.items():
        for version in known:
            lines += described(game, version)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(document())

"""The table of Dungeonology with Rocca Civetta on a screen: that of the base, with Research Cards and the
Cauldron on the Campus, and what the expansion adds to a Scholar.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from undercroft.cli.tables import dungeonology as base

STATES: Final = ("silenced", "dulled", "fooled", "carrying")


class Painter(base.Painter):
    """One view, drawn in parts."""

    notions: ClassVar = {
        **base.NOTIONS,
        "token": (
            *base.NOTIONS["token"],
            "fools_token",
            "zainetto",
            "cauldron",
            "egg",
            "tome",
            "black_star",
            *("phi", "zeta", "iota", "lambda"),
            "ice",
            "hot_water",
            "shell",
            *("idol", "bridge", "pillar", "snake_pit", "boulder", "tentacle", "blessing"),
        ),
    }
    on_the_map: ClassVar = base.ON_THE_MAP | {
        *("boss.goal", "boss.pit", "boss.tentacle", "zone.narrow", "boss.appear", "boss.pull", "panic.home"),
        *("panic.boulder", "panic.roll", "panic.eggs"),
        *("card.dissolve", "skill.charge", "skill.whip", "omega.teleport", "omega.seize"),
    }

    def column(self, seat: int, cube: str, n: int) -> str:
        """White cubes have a letter of their own (RCV-R-204)."""
        white = self.players[seat]["universal"].get(cube, ())
        names = ("universal_information" if slot in white else cube for slot in range(1, n + 1))
        return "".join(map(self.tiles.letter, names))

    def more_on_campus(self) -> list[str]:
        research, say, said = self.view["research"], self.speaker.say, []
        if research["open"]:
            cards = ", ".join(map(self.speaker.card, research["open"]))
            said.append(say("cli-campus-research", cards=cards, n=research["deck"]["count"]))
        if self.view["nest"] is not None:
            brought = sum(player["delivered"] for player in self.players.values())
            said.append(say("cli-campus-brood", n=self.view["nest"], all=brought))
        if self.view["captives"] is not None:
            said.append(say("cli-campus-captives", n=self.view["captives"]))
        if self.view["congregations"]:
            said.append(
                say(
                    "cli-campus-congregations",
                    cards=", ".join(map(self.speaker.card, self.view["congregations"])),
                )
            )
        if any(kind != "standard" for kind in self.view["bonfire_row"]):
            row = ", ".join(self.speaker.word("student", kind) for kind in self.view["bonfire_row"])
            said.append(say("cli-campus-bonfire-row", words=row))
        if self.view["iota"] is not None:
            numbers = {"water": self.view["water"], "spaces": self.view["bonfire_spaces"]}
            said.append(say("cli-campus-iota", n=self.view["iota"], **numbers))
        if self.view["egg_row"] is not None:
            said.append(say("cli-campus-egg-row", n=self.view["egg_row"]))
        if self.view["temple"] is not None:
            said += self.temple()
        if self.view["sea"] is not None:
            said += self.sea()
        if self.view["cauldron"]:
            said.append(say("cli-campus-cauldron", n=self.view["cauldron"]))
        if self.view["omega"] is not None:
            said += self.omega()
        return said

    def temple(self) -> list[str]:
        """The pieces of the Cursed Temple."""
        found, said = self.view["temple"], self.said
        if found["idol"] is None:
            lines = [said("cli-campus-idol-crypt")]
        else:
            lines = [said("cli-campus-idol", seat=found["idol"])]
        if found["bridge"]:
            zone, other = found["bridge"]
            key = "cli-campus-bridge-fell" if found["bridge_fell"] else "cli-campus-bridge"
            lines.append(said(key, zone=zone, other=other))
        lines.append(said("cli-campus-pillar" if found["pillar"] else "cli-campus-pillar-gone"))
        if found["snake_pit"]:
            lines.append(said("cli-campus-pit", zone=found["snake_pit"]))
        if found["boulder"]:
            lines.append(said("cli-campus-boulder", zone=found["boulder"]))
        return lines

    def sea(self) -> list[str]:
        """The pieces of Goddess of the Sea."""
        found, said = self.view["sea"], self.said
        lair = said("cli-campus-lair", zone=found["lair"]) if found["lair"] else said("cli-campus-no-lair")
        return [said("cli-campus-tentacles", n=found["tentacles"]), lair]

    def omega(self) -> list[str]:
        """Where he is, what lies on his Tome and may come to lie there, and the card that he drew last."""
        omega = self.view["omega"]
        tome = "".join(map(self.tiles.letter, omega["tome"])) or self.tiles.glyphs.empty
        numbers = {"n": len(omega["tome"]), "limit": omega["spaces"], "black": omega["black"]}
        stars = ", ".join(map(str, omega["stars"]))
        said = [self.said("cli-campus-omega", zone=omega["at"], tome=tome, stars=stars, **numbers)]
        if omega["leaves"]:
            said.append(self.said("cli-campus-omega-leaves"))
        if omega["more"]:
            said.append(self.said("cli-campus-omega-more", n=omega["more"]))
        if omega["card"]:
            said.append(self.said("cli-campus-omega-card", card=omega["card"], bonus=omega["bonus"]))
        return said

    def more_before(self, player: Mapping[str, Any]) -> list[str]:
        """Stars by name, completed Research, cards under the Zainetto, and what hinders her for a while."""
        speaker, stored = self.speaker, player["stored"]
        rows = {
            "star-tokens": [speaker.word("star", star) for star in player["star_tokens"]],
            "completed": [*map(speaker.card, player["completed"])],
            "stored": [*map(speaker.card, stored["known"])],
            "familiars": [*map(speaker.card, player["familiars"])],
        }
        said = [
            speaker.say(f"cli-scholar-{name}", cards=", ".join(words))
            for name, words in rows.items()
            if words
        ]
        if len(stored["known"]) < stored["count"]:
            said.append(speaker.say("cli-scholar-stored-count", n=stored["count"]))
        if player["delivered"]:
            said.append(speaker.say("cli-scholar-delivered", n=player["delivered"]))
        if player["kinds"]:
            kinds = ", ".join(f"{n} {speaker.word('token', kind)}" for kind, n in player["kinds"].items())
            said.append(speaker.say("cli-scholar-kinds", words=kinds))
        counted = [name for name in ("support", "wheel") if player[name]]
        said += [speaker.say(f"cli-scholar-{name}", n=player[name]) for name in counted]
        if player["hot_water"]:
            said.append(speaker.say("cli-scholar-hot-water", n=player["hot_water"]))
        if player["shells"]:
            said.append(speaker.say("cli-scholar-shells", n=player["shells"]))
        if player["rescued"]:
            said.append(speaker.say("cli-scholar-rescued"))
        if self.view["sea"] is not None:
            said.append(speaker.say(f"cli-scholar-{'blessed' if player['blessed'] else 'unblessed'}"))
            counted = [name for name in ("beaten", "calmed") if player[name]]
            said += [speaker.say(f"cli-scholar-{name}", n=player[name]) for name in counted]
        if player["melted"]:
            said.append(speaker.say("cli-scholar-melted", n=player["melted"]))
        return said + [speaker.say(f"cli-scholar-{name}") for name in STATES if player[name]]

    def in_sight(self) -> list[str]:
        """Research Cards and what is stored too."""
        found = [*super().in_sight(), *self.view["research"]["open"], *self.view["congregations"]]
        if self.view["omega"] and self.view["omega"]["card"]:
            found.append(self.view["omega"]["card"])
        for player in self.players.values():
            found += (*player["completed"], *player["stored"]["known"], *player["familiars"])
        found += [name for name, familiar in self.view["familiars"].items() if familiar["at"]]
        return list(dict.fromkeys(found))

"""The table of Dungeonology with Rocca Civetta on a screen: that of the base, with Research Cards and the
Cauldron on the Campus, and what the expansion adds to a Scholar.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from undercroft.cli.tables import dungeonology as base

STATES: Final = ("silenced", "dulled", "fooled")


class Painter(base.Painter):
    """One view, drawn in parts."""

    notions: ClassVar = {
        **base.NOTIONS,
        "token": (*base.NOTIONS["token"], "fools_token", "zainetto", "cauldron"),
    }
    on_the_map: ClassVar = base.ON_THE_MAP | {
        *("boss.goal", "boss.appear", "boss.pull", "panic.home"),
        *("card.dissolve", "skill.charge", "skill.whip"),
    }

    def more_on_campus(self) -> list[str]:
        research, say, said = self.view["research"], self.speaker.say, []
        if research["open"]:
            cards = ", ".join(map(self.speaker.card, research["open"]))
            said.append(say("cli-campus-research", cards=cards, n=research["deck"]["count"]))
        if self.view["cauldron"]:
            said.append(say("cli-campus-cauldron", n=self.view["cauldron"]))
        return said

    def more_before(self, player: Mapping[str, Any]) -> list[str]:
        """Stars by name, completed Research, cards under the Zainetto, and what hinders her for a while."""
        speaker, stored = self.speaker, player["stored"]
        rows = {
            "star-tokens": [speaker.word("star", star) for star in player["star_tokens"]],
            "completed": [*map(speaker.card, player["completed"])],
            "stored": [*map(speaker.card, stored["known"])],
        }
        said = [
            speaker.say(f"cli-scholar-{name}", cards=", ".join(words))
            for name, words in rows.items()
            if words
        ]
        if len(stored["known"]) < stored["count"]:
            said.append(speaker.say("cli-scholar-stored-count", n=stored["count"]))
        return said + [speaker.say(f"cli-scholar-{name}") for name in STATES if player[name]]

    def in_sight(self) -> list[str]:
        """Research Cards and what is stored too."""
        found = [*super().in_sight(), *self.view["research"]["open"]]
        for player in self.players.values():
            found += (*player["completed"], *player["stored"]["known"])
        return list(dict.fromkeys(found))

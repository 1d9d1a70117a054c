"""The conversations whose transcripts lie beside this file. Each is a function; its name is that of the
transcript, and its docstring the title.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.transcripts.stage import Client, Stage

Script = Callable[[Stage], Awaitable[None]]


async def join_by_invitation(stage: Stage) -> None:
    """Somebody makes a table, invites somebody else, and both wait for the game to begin"""
    ada, ben = await stage.player("Ada", guest=False), await stage.player("Ben", guest=False)
    stage.scene("Ada comes in as a guest; the answer brings her cookie")
    await ada.request("POST", "/api/me", {"name": "Ada"})
    stage.scene("She makes a table: a seat for herself, one for a friend, one for a bot")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "dungeoneer", "seats": seats, "name": "Friday"}
    table = (await ada.request("POST", "/api/tables", wish, expect=201))["id"]
    stage.scene("She connects; the table waits")
    hers = await ada.join(table)
    stage.scene("There is nothing to be said yet")
    await hers.tell("move", asked=0, option="done")
    stage.scene("She asks for the link, and sends it to Ben")
    links = await ada.request("GET", f"/api/tables/{table}/invitations")
    token = links["invitations"][0]["token"]
    stage.scene("Ben comes in, claims the seat and connects")
    await ben.request("POST", "/api/me", {"name": "Ben", "invitation": token})
    await ben.request("POST", "/api/invitations", {"token": token})
    his = await ben.join(table)
    stage.scene("An invitation is good for one claim: it is no use to Eve")
    eve = await stage.player("Eve")
    await eve.request("POST", "/api/invitations", {"token": token}, expect=409)
    stage.scene("He is ready to begin")
    await his.tell("ready", on=True)
    stage.scene("Ada begins")
    await ada.request("POST", f"/api/tables/{table}/start")
    assert hers.state["seq"] == his.state["seq"] == 1


async def moves(stage: Stage) -> None:
    """Two people and a bot play a few moves"""
    ada, ben = await stage.player("Ada"), await stage.player("Ben")
    table = await stage.table(ada, ben, "random")
    stage.scene("Both connect; Ada is asked")
    hers, his = await ada.join(table), await ben.join(table)
    stage.scene("Ada answers with one of the options offered; what she draws is told to her alone")
    await first_turn(hers)
    stage.scene("Now Ben is asked")
    await first_turn(his)
    stage.scene("The bot has played its turn, and Ada is asked again")
    assert hers.options


async def refused(stage: Stage) -> None:
    """What is refused, and how it is said"""
    hers, his = await ada_and_ben(stage)
    stage.scene("A rule of the game forbids it: the answer names the rule and what its sentence mentions")
    await hers.tell("move", asked=1, option="move n")
    stage.scene("Somebody else is asked")
    await his.tell("move", asked=1, option="done")
    stage.scene("That is no option of this game")
    await hers.tell("move", asked=1, option="fly away")
    stage.scene("A move answers a question, and this is not the question any more")
    await hers.play(hers.options[0])
    await hers.tell("move", asked=1, option="done")
    stage.scene("That seat is Ben's")
    await hers.tell("move", asked=2, option="done", seat=1)
    stage.scene("Messages that do not fit the schema have no mark that could be sent back")
    await hers.throw("hello?")
    await hers.throw(b"\x00\x01")
    await hers.throw('{"type": "fly", "ref": "a9"}')
    await hers.throw('{"type": "move", "asked": "2", "option": "done", "ref": "a9"}')
    await hers.throw('{"type": "hello", "protocol": 1}')
    stage.scene("Nothing has changed: the same question can be answered")
    await hers.play(hers.options[0])


async def why(stage: Stage) -> None:
    """Why something is not offered"""
    hers, his = await ada_and_ben(stage)
    stage.scene("Because of a rule")
    await hers.tell("why", option="move n")
    stage.scene("Because somebody else is asked")
    await his.tell("why", option="done")
    stage.scene("It is offered")
    await hers.tell("why", option=hers.options[0])
    stage.scene("It is no option at all")
    await hers.tell("why", option="fly away")


async def undo(stage: Stage) -> None:
    """Going back alone, as far as nothing new was learnt"""
    hers, his = await ada_and_ben(stage)
    await to_the_corridor(hers)
    stage.scene("Ada steps away and thinks better of it: `undo.floor` says how far she may go back alone")
    await hers.play(next(option for option in hers.options if option.startswith("move")))
    await hers.tell("undo", asked=hers.state["asked_seq"], to=hers.state["undo"]["floor"])
    stage.scene("The question is put anew, by the line of the undo; an answer to the old one comes too late")
    await hers.tell("move", asked=hers.state["asked_seq"] - 1, option="done")
    stage.scene("There are limits")
    await hers.tell("undo", asked=hers.state["asked_seq"], to=99)
    await hers.tell("undo", asked=1, to=0)
    assert his.state["seq"] == hers.state["seq"]


async def undo_with_consent(stage: Stage) -> None:
    """Going back further, if the others agree"""
    hers, his = await ada_and_ben(stage)
    await to_the_corridor(hers)
    stage.scene("Ada wants to go back behind something new: the others are asked")
    await hers.tell("undo", asked=hers.state["asked_seq"], to=0)
    stage.scene("She cannot agree with herself")
    await hers.tell("consent", yes=True)
    stage.scene("Ben does not agree, and that is the end of it")
    await his.tell("consent", yes=False)
    await his.tell("consent", yes=True)
    stage.scene("Ada asks once more, and Ben agrees")
    await hers.tell("undo", asked=hers.state["asked_seq"], to=0)
    await his.tell("consent", yes=True)
    stage.scene("A wish ends with the next move, whoever makes it")
    await hers.play(hers.options[0])
    await his.tell("undo", asked=his.state["asked_seq"], to=0)
    await hers.play(hers.options[0])


async def talk(stage: Stage) -> None:
    """Talk at the table"""
    hers, his = await ada_and_ben(stage)
    with stage.aside("Eve watches."):
        watching = await (await stage.player("Eve")).join(hers.table)
    stage.scene("What is said stands in the log; control characters do not")
    await hers.tell("say", text="  Good evening,\nBen! \u202e ")
    await his.tell("say", text="¡Buenas! 🎲")
    await his.tell("react", face="cheer")
    stage.scene("A text of nothing but blanks is none")
    await his.tell("say", text=" \t ")
    stage.scene("Whoever watches hears, and is silent")
    await watching.tell("say", text="Watch out!")


async def pause(stage: Stage) -> None:
    """A pause: no move is taken, and no clock runs"""
    hers, his = await ada_and_ben(stage, clock={"kind": "move", "seconds": 60})
    stage.scene("Ben needs a break: the deadline is gone")
    await his.tell("pause")
    await stage.later(600)
    stage.scene("Until somebody goes on, nothing is done")
    await hers.tell("move", asked=1, option=hers.state["view"]["asked"]["options"][0])
    await hers.tell("pause")
    await hers.tell("undo", asked=1, to=0)
    stage.scene("Anybody may go on; the time of the pause does not count")
    await hers.tell("resume")
    await his.tell("resume")
    await hers.play(hers.options[0])


async def clocks(stage: Stage) -> None:
    """Time for the whole game, and what happens when it is used up"""
    hers, _ = await ada_and_ben(stage, clock={"kind": "bank", "seconds": 120, "increment": 5})
    stage.scene("Ada thinks for a while; five seconds are added after her decision")
    await stage.later(30)
    await hers.play(hers.options[0])
    stage.scene("She uses up her time: a bot plays for her")
    await stage.later(120)
    stage.scene("She is still there, and takes her seat back: she has a minute at least")
    await hers.tell("stand_in", on=False)


async def stand_in(stage: Stage) -> None:
    """A bot plays for somebody who wants it so, or who is away"""
    hers, his = await ada_and_ben(stage, absent=120)
    stage.scene("Ben lets a bot play for him, and comes back")
    await his.tell("stand_in", on=True)
    await his.tell("stand_in", on=True)
    await his.tell("stand_in", on=False)
    await his.tell("stand_in", on=False)
    stage.scene("Ada, who is asked, goes away: Ben sees it at once")
    await hers.leave()
    stage.scene("After the two minutes that were agreed upon a bot plays for her")
    await stage.later(60)
    await stage.later(120)
    stage.scene("She comes back, is told everything that she missed, and decides for herself again")
    await hers.reconnect()


async def away(stage: Stage) -> None:
    """Whoever made the table lets a bot play for somebody who is not there"""
    hers, his = await ada_and_ben(stage, absent=0)
    stage.scene("Ben is there, and decides for himself")
    await hers.tell("stand_in", on=True, whose=1)
    stage.scene("He goes away")
    await his.leave()
    stage.scene("Ada lets a bot play for him")
    await hers.tell("stand_in", on=True, whose=1)
    stage.scene("She plays on, and wants to go back: the bot cannot agree for him")
    await hers.play(hers.options[0])
    await hers.tell("undo", asked=hers.state["asked_seq"], to=0)
    stage.scene("He comes back, and decides again")
    await his.reconnect()
    stage.scene("He did not make the table: he cannot do the same to her")
    await his.tell("stand_in", on=True, whose=0)


async def hint(stage: Stage) -> None:
    """Somebody asks what a bot would do"""
    ada, ben = await stage.player("Ada"), await stage.player("Ben")
    alone = await stage.table(ada, "random")
    with stage.aside("Ada plays alone against a bot, and is connected."):
        hers = await ada.join(alone)
    stage.scene("She is told what a search thinks of her options, and why")
    await hers.tell("hint", asked=1)
    stage.scene("A question that is no longer asked")
    await hers.play(hers.options[0])
    await hers.tell("hint", asked=1)
    stage.scene("Among people there are none, unless whoever made the table said so")
    table = await stage.table(ada, ben)
    with stage.aside("Ada and Ben sit at another table, and she is connected."):
        theirs = await ada.join(table)
    await theirs.tell("hint", asked=1)


async def hot_seat(stage: Stage) -> None:
    """Two people at one screen"""
    ada = await stage.player("Ada")
    table = await stage.table(ada, ada, "random")
    stage.scene("Both seats are hers; she looks from the one that is asked")
    hers = await ada.join(table)
    assert hers.mine == [0, 1]
    stage.scene("They look from the other seat: the log is told anew, as that seat knows it")
    await hers.tell("look", seat=1)
    stage.scene("A command can name its seat, wherever one looks from")
    await hers.tell("move", asked=1, option="discard silvered_mace_1", seat=0)
    stage.scene("That seat is the bot's")
    await hers.tell("look", seat=2)
    stage.scene("A curtain: nobody's hand is told")
    await hers.tell("look", seat=None)
    stage.scene("Whoever comes with a curtain is told no hand before somebody looks")
    again = await ada.join(table, " (once more)", curtain=True)
    assert again.seat is None
    await again.tell("look", seat=0)


async def spectator(stage: Stage) -> None:
    """Somebody watches"""
    ada, ben = await stage.player("Ada"), await stage.player("Ben")
    nobody = await stage.player("Eve", guest=False)
    table = await stage.table(ada, ben)
    with stage.aside("Ada is connected."):
        hers = await ada.join(table)
    stage.scene("No name is needed to watch, and no seat is seen")
    watching = await nobody.join(table)
    assert watching.seat is None
    await hers.play(hers.options[0])
    stage.scene("Whoever watches can do nothing")
    await watching.tell("move", asked=2, option="done")
    await watching.tell("why", option="done")
    await watching.tell("look", seat=0)
    stage.scene("A table may be closed to watchers")
    closed = await stage.table(ada, ben, watch=False)
    await (await nobody.join(closed)).until_closed()
    stage.scene("Nobody looks from the seat of somebody else")
    await (await nobody.join(table, " (once more)", seat=0)).until_closed()


async def resign(stage: Stage) -> None:
    """Somebody resigns, and the game is over"""
    hers, his = await ada_and_ben(stage)
    with stage.aside("Ada throws a card away."):
        await hers.play(hers.options[0])
    stage.scene("Ben resigns though Ada is asked. The game is over, and the seed is shown")
    await his.tell("resign")
    stage.scene("It is over for good")
    await hers.tell("move", asked=hers.state["asked_seq"], option="done")
    await his.tell("resign")
    await his.tell("undo", asked=his.state["asked_seq"], to=0)
    await his.tell("pause")
    stage.scene("One may still talk, and look")
    await his.tell("say", text="Well played.")
    watching = await (await stage.player("Eve", guest=False)).join(hers.table)
    assert watching.seed


async def rematch(stage: Stage) -> None:
    """The same people play again"""
    hers, his = await ada_and_ben(stage)
    stage.scene("Not before the game is over")
    await his.tell("rematch")
    await his.tell("resign")
    stage.scene("Ben asks for another game; the log names its table")
    await his.tell("rematch")
    stage.scene("Whoever asks second is led to the same table")
    await hers.tell("rematch")
    stage.scene("They go there; whoever went last now sits in front. Ada, who made the first table, begins")
    following = hers.state["rematch"]
    await hers.who.join(following, " (table 2)")
    await his.who.join(following, " (table 2)")
    await hers.who.request("POST", f"/api/tables/{following}/start")


async def lost_wire(stage: Stage) -> None:
    """The wire breaks, and nothing is lost"""
    hers, his = await ada_and_ben(stage)
    stage.scene("Ada's wire breaks; Ben talks meanwhile")
    await hers.leave()
    await his.tell("say", text="Are you there?")
    stage.scene("She names the last line she knows and the seat she looked from, and is told what came after")
    await hers.reconnect()
    stage.scene("She moves, and does not know whether it arrived; so she sends the same again")
    option = hers.options[0]
    await hers.tell("move", asked=1, option=option, ref="a-move-of-mine")
    await hers.tell("move", asked=1, option=option, ref="a-move-of-mine")
    stage.scene("Whoever knows nothing yet leaves `since` away and is told the newest lines")
    other = await hers.who.join(hers.table, " (her telephone)")
    assert other.state == hers.state
    stage.scene("Two devices of one person, one question: the second answer comes too late")
    await hers.play(hers.options[0])
    await other.tell("move", asked=hers.state["asked_seq"] - 1, option="done")


async def closed(stage: Stage) -> None:
    """How the server ends a conversation"""
    ada = await stage.player("Ada")
    table = await stage.table(ada, "random")
    stage.scene("There is no such table")
    await (await ada.join("nowhere")).until_closed()
    stage.scene("Another protocol")
    await (await ada.join(table, protocol=2)).until_closed()
    stage.scene("A hello that does not fit the schema")
    await (await ada.join(table, since=-1)).until_closed()
    stage.scene("Something else before hello")
    await (await ada.join(table, first="move", asked=1, option="done")).until_closed()


SCRIPTS: dict[str, Script] = {
    script.__name__: script
    for script in (
        join_by_invitation,
        moves,
        refused,
        why,
        undo,
        undo_with_consent,
        talk,
        pause,
        clocks,
        stand_in,
        away,
        hint,
        hot_seat,
        spectator,
        resign,
        rematch,
        lost_wire,
        closed,
    )
}


# -- what several have in common -----------------------------------------------------------------------------


async def first_turn(client: Client) -> None:
    """A short turn: throw a card away, declare nothing, place the map card, stay."""
    for wanted in ("discard", "done", "place", "done"):
        await client.play(next(option for option in client.options if option.startswith(wanted)))
        while client.options == ["pass"]:
            await client.play("pass")


async def ada_and_ben(stage: Stage, **more: Any) -> tuple[Client, Client]:
    """Two people at a table, both connected."""
    with stage.aside("Ada has seat 0, Ben has seat 1, and both are connected."):
        ada, ben = await stage.player("Ada"), await stage.player("Ben")
        table = await stage.table(ada, ben, **more)
        return await ada.join(table), await ben.join(table)


async def to_the_corridor(client: Client) -> None:
    """The beginning of a turn, up to where one may walk."""
    with client.stage.aside(f"{client.label} throws a card away, draws another, and places a map card."):
        for wanted in ("discard", "done", "place"):
            await client.play(next(option for option in client.options if option.startswith(wanted)))

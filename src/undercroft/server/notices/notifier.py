"""The notifier: a task of its own that looks who is waited for, writes that down, and sends it.

No move knows of it. It reads what the tables say anyway, and each thing that it sends has a time within
which it ends. Whoever does not answer is left in peace for a while, so that a thousand notices to a mail
server that hangs keep nobody else waiting. A notice is given up when its turn is over or its person has come.
"""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import structlog
from sqlalchemy import Connection

from undercroft import texts
from undercroft.engine.languages import ORIGINAL
from undercroft.server.config import Settings
from undercroft.server.metrics import Metrics
from undercroft.server.notices import mail, outside
from undercroft.server.notices.mail import MailServer
from undercroft.server.notices.outside import NotAllowed, Unreached, Unsure
from undercroft.server.notices.push import Keys, can_push, keys_from
from undercroft.server.notices.ways import Kind, Notice, host_of, request_for
from undercroft.server.steady import Now
from undercroft.server.store import notices as store
from undercroft.server.store import people
from undercroft.server.store import tables as tables_store
from undercroft.server.store.database import Conflict, Database
from undercroft.server.store.notices import Letter, Quiet, Way
from undercroft.server.store.people import PlayerRow
from undercroft.server.store.tables import SeatRow, TableRow
from undercroft.server.threads import Threads

AFTER: Final = 60_000  # ms that somebody is waited for before he is told
AWAY: Final = 45_000  # ms without a sign of him
AT_ONCE: Final = 16  # sent side by side
MOST: Final = 200  # looked at in one round
ATTEMPTS: Final = 4
LATER: Final = 60_000  # ms before the second attempt; four times as long before each further one
REST: Final = 300.0  # seconds for which whoever did not answer is left in peace
GONE: Final = (404, 410)  # a push service, or a service: nobody is there any more
BUSY: Final = (408, 425, 429, 500, 502, 503, 504)  # nothing was taken in
MAILS: Final = 4  # conversations with the mail server at once

logger = structlog.get_logger("undercroft.notices")


class Job(NamedTuple):
    """A notice that is ours to send: by which way, to whom, about what."""

    letter: Letter
    way: Way
    player: PlayerRow
    row: TableRow
    seats: list[SeatRow]


def quiet_until(quiet: Quiet | None, now: int) -> int:
    """When the quiet hours are over that somebody has just now; `now` where there are none.

    >>> night = Quiet(22 * 60, 7 * 60, "UTC")
    >>> quiet_until(night, 23 * 3_600_000) // 3_600_000, quiet_until(night, 8 * 3_600_000) // 3_600_000
    (31, 8)
    """
    if quiet is None or quiet.begins == quiet.ends:
        return now
    try:
        zone: ZoneInfo | None = ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        zone = None
    local = datetime.fromtimestamp(now / 1000, zone or UTC)
    minute = local.hour * 60 + local.minute
    length = (quiet.ends - quiet.begins) % 1440
    if (minute - quiet.begins) % 1440 >= length:
        return now
    left = (quiet.ends - minute) % 1440
    end = local.replace(second=0, microsecond=0) + timedelta(minutes=left)
    return int(end.timestamp() * 1000)


class Notifier:
    """What one process does about notices. Several may do it at once."""

    def __init__(self, settings: Settings, database: Database, metrics: Metrics, now: Now) -> None:
        self.settings = settings
        self.database = database
        self.metrics = metrics
        self.now = now
        self.mail: MailServer | None = mail.read_mail_url(settings.mail, settings.mail_from)
        self.keys: Keys | None = keys_from(settings.secret) if settings.notices and can_push() else None
        self.mails = Threads("mails", MAILS)
        self.resting: dict[str, float] = {}  # until when whoever did not answer is left in peace
        self.seconds = outside.SECONDS
        self.mail_seconds = mail.SECONDS

    @property
    def kinds(self) -> list[Kind]:
        """In which ways people may be told here."""
        found: list[Kind] = []
        if self.keys is not None:
            found.append("push")
        if self.mail is not None:
            found.append("mail")
        return [*found, "ntfy", "gotify", "discord", "matrix"] if self.settings.notices else found

    @property
    def contact(self) -> str:
        """Whom a push service may ask about us."""
        return f"mailto:{self.mail.sender}" if self.mail is not None else self.base

    async def stop(self) -> None:
        await self.mails.stop()

    async def round(self) -> None:
        """Write down what is to be sent, and send what is due."""
        if not self.kinds:
            return
        await self.note()
        await self.send_due()

    async def note(self) -> None:
        now = self.now()

        def job(connection: Connection) -> None:
            for waits in store.waited_for(connection, now - AFTER, now - AWAY, now, MOST):
                quiet = store.quiet_of(connection, waits.player)
                store.put(connection, waits, quiet_until(quiet, now), now)
            store.clear(connection, now)

        def nobody(connection: Connection) -> bool:
            return not store.waited_for(connection, now - AFTER, now - AWAY, now, 1)

        if not await self.database.read(nobody):
            try:
                await self.database.write(job)
            except Conflict:  # another process was quicker; the next round sees what is left
                logger.debug("noted elsewhere")

    async def send_due(self) -> None:
        now = self.now()
        found = await self.database.read(lambda c: store.due(c, now, MOST))
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(letter: Letter) -> None:
            async with gate:
                try:
                    await self.deal_with(letter)
                except Exception:
                    logger.exception("notice failed", table=letter.table_id)

        await asyncio.gather(*(one(letter) for letter in found))

    async def deal_with(self, letter: Letter) -> None:
        """Send one notice, if it is still ours to send and still worth it."""

        def look(connection: Connection) -> Job | None:
            way = store.read_way(connection, letter.way_id)
            player = people.read_player(connection, way.player) if way else None
            found = tables_store.read_table(connection, letter.table_id)
            if way is None or player is None or player.banned or found is None or way.kind not in self.kinds:
                return None
            return (
                Job(letter, way, player, *found) if store.still_waits(connection, letter, player.id) else None
            )

        job = await self.database.read(look)
        host = host_of(job.way.kind, job.way.address) if job else ""
        if job is not None and self.resting.get(host, 0.0) > time.monotonic():
            due = self.now() + int(REST * 1000)
            await self.database.write(lambda c: store.postpone(c, letter, due, letter.attempts))
            return
        if not await self.database.write(lambda c: store.claim(c, letter)) or job is None:
            return
        try:
            number = await self.sent(job)
        except NotAllowed as error:
            await self.drop(job, str(error))
        except Unsure as error:  # perhaps it was taken in: it is not sent twice
            self.rest(host, error)
        except Unreached as error:
            self.rest(host, error)
            await self.again(letter)
        else:
            if number in GONE:
                await self.drop(job, f"answered {number}")
            elif number in BUSY:
                await self.again(letter)
            elif not 200 <= number < 300:
                logger.info("notice refused", kind=job.way.kind, status=number)
            else:
                self.metrics.notices.labels(job.way.kind).inc()

    async def sent(self, job: Job) -> int:
        notice = self.notice(job)
        if job.way.kind != "mail":
            request = request_for(job.way.kind, job.way.address, notice, self.keys, self.contact)
            return await outside.send(request, self.settings.notices_private, self.seconds)
        assert self.mail is not None
        speaker = texts.speaker(None, job.player.language)
        end = speaker.say("notice-end", url=f"{self.base}/settings#notices")
        text = f"{notice.text}\n\n{notice.url}\n\n{end}\n"
        to = job.way.address
        await self.mails.run(mail.post, self.mail, to, notice.title, text, self.mail_seconds)
        return 250

    @property
    def base(self) -> str:
        return self.settings.public_url or f"http://{self.settings.host}:{self.settings.port}"

    def notice(self, job: Job) -> Notice:
        language = job.player.language if job.player.language in texts.LANGUAGES else ORIGINAL
        speaker = texts.speaker(job.row.game, language)
        game = speaker.word("game", job.row.game)
        others = [seat.name for seat in job.seats if seat.kind == "person" and seat.player != job.player.id]
        text = speaker.say("notice-text", table=job.row.name or game, names=", ".join(others), n=len(others))
        url = f"{self.base}/table/{job.row.id}"
        return Notice(speaker.say("notice-title", game=game), text, url, job.row.id)

    def rest(self, host: str, error: Exception) -> None:
        logger.info("no answer", host=host, error=str(error))
        self.resting[host] = time.monotonic() + REST
        if len(self.resting) > 1000:
            now = time.monotonic()
            self.resting = {name: until for name, until in self.resting.items() if until > now}

    async def again(self, letter: Letter) -> None:
        """Nothing was taken in: once more, later, but not for ever."""
        attempts = letter.attempts + 1
        if attempts < ATTEMPTS:
            due = self.now() + LATER * 4**letter.attempts
            await self.database.write(lambda c: store.postpone(c, letter, due, attempts))

    async def drop(self, job: Job, why: str) -> None:
        """Nobody is there any more: the way goes, and whatever was to be sent by it."""
        logger.info("way dropped", kind=job.way.kind, why=why)
        await self.database.write(lambda c: store.drop_way(c, job.way.id))

    async def confirm(self, way: Way, language: str) -> None:
        """The code that shows whose a mail address is. Raises Unreached or Unsure."""
        assert self.mail is not None
        say: Callable[..., str] = texts.speaker(None, language).say
        title, text = say("notice-confirm-title"), say("notice-confirm-text", code=way.code)
        await self.mails.run(mail.post, self.mail, way.address, title, f"{text}\n", self.mail_seconds)

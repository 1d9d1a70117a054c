"""The tables of the database.

`actions` is the heart: a table is its log, and the primary key (table_id, seq) is the lock. Two processes
cannot both write line 57. `snapshots` is a cache and may be emptied at any time.

Times are milliseconds since 1970. Options, clocks, entries, events and snapshots are JSON in text columns:
the same bytes in every database, so that copies can be compared by hash.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # with a password: an account; without: a guest
    Column("password", Text),  # argon2
    Column("epoch", Integer, nullable=False),  # raised to end all sessions
    Column("language", String(8), nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("absent", Integer, nullable=False),  # seconds until a bot stands in for somebody; 0: never
    Column("creator", String(32), ForeignKey("players.id")),
    Column("status", String(10), nullable=False),  # waiting, playing, over, closed
    Column("seed", String(64), nullable=False),
    Column("asked", Integer),  # the seat that must decide
    Column("due", BigInteger),  # when something must happen by itself
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("changed", BigInteger, nullable=False),
    Column("rematch_of", String(32)),
    Column("content", String(64), nullable=False, server_default=""),  # of an owner, by its hash; or ours
    Column("daily", String(10), nullable=False, server_default=""),  # the day whose deal it is; or nothing
    Column("hints", Boolean),  # whether there are any; where nothing is said: if one person plays alone
    Column("code", String(16)),  # by which it is called aloud, while it waits
    Index(None, "status", "due"),
    Index(None, "status", "public", "changed"),
    Index(None, "code", unique=True),
)

# What an owner said of his cards when tables were made: they are played on with it, whatever he says since.

contents = Table(
    "contents",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # open, person, bot
    Column("player", String(32), ForeignKey("players.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column(
        "invite", String(32), nullable=False
    ),  # what an invitation to this seat must name; empty once claimed
    Column("seen", BigInteger, nullable=False),  # when its person was last connected; 0: never
    Column("has_left", Boolean, nullable=False, server_default=false()),  # whether he hung up then
    Column("deck", Text, nullable=False, server_default=""),  # the list it brings, as in records; or nothing
    Column("ready", Boolean, nullable=False, server_default=false()),  # before the game: its person is
    Index(None, "player"),
)

# What is said while a table waits; it goes when the game begins.
waiting_words = Table(
    "waiting_words",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("player", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "player"),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(32)),  # who did it, where it was a person
    Column("token", String(32), nullable=False),  # of the attempt that wrote it
    Column("data", Text, nullable=False),
    Column("events", Text, nullable=False),
    Index(None, "player"),
    Index(None, "table_id", "kind", "seq"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("step", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

# A campaign is its lines, as a table is its log: the sheet follows from them. A month is booked in the
# transaction that writes the last line of its game; the unique keys see to it that this happens once.

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("creator", String(32), ForeignKey("players.id")),
    Column("status", String(10), nullable=False),  # waiting, running, over, closed
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("content", String(64), nullable=False, server_default=""),  # of an owner, by its hash; or ours
)

teachers = Table(
    "teachers",
    metadata,
    Column("campaign_id", String(32), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # open, person, bot
    Column(
        "began", String(10), nullable=False
    ),  # what it was when the campaign began: person, bot, or nothing
    Column("player", String(32), ForeignKey("players.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("team", String(80), nullable=False),
    Column("invite", String(32), nullable=False),  # what an invitation must name; empty once claimed
    Index(None, "player"),
)

campaign_lines = Table(
    "campaign_lines",
    metadata,
    Column("campaign_id", String(32), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),  # decided, leave, join, again, booked
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),  # the decision, or what the game left for the sheet
    Column("chapter", String(40)),  # of what was booked, and only of that: once in a campaign
    Column("table_id", String(32), unique=True),
    Index(None, "campaign_id", "chapter", unique=True),
)

chapters = Table(
    "chapters",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("campaign_id", String(32), ForeignKey("campaigns.id", ondelete="CASCADE"), nullable=False),
    Column("chapter", String(40), nullable=False),
    Index(None, "campaign_id"),
)

# Lists of decks that accounts keep. A guest's lie in the browser.

deck_lists = Table(
    "deck_lists",
    metadata,
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Column("id", String(32), primary_key=True),  # given by the device that made it
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("cards", Text, nullable=False),  # ids and counts
    Column("revision", Integer, nullable=False),  # raised by each change, of which a device says what it saw
    Column("changed", BigInteger, nullable=False),
)

# How people who are away are told that it is their turn. What is to be sent is written down once, and claimed
# by the process that sends it.

notice_ways = Table(
    "notice_ways",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # push, mail, or a service
    Column("address", Text, nullable=False),  # a subscription is JSON
    Column("code", String(16), nullable=False),  # by which a mail address is confirmed; empty: it is
    Column("created", BigInteger, nullable=False),
    Index(None, "player"),
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Column("begins", Integer, nullable=False),  # minutes of the day
    Column("ends", Integer, nullable=False),
    Column("zone", String(40), nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("way_id", String(32), ForeignKey("notice_ways.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("absence", BigInteger, primary_key=True, autoincrement=False),  # when he was last seen there
    Column("due", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),  # due, or sent: claimed by whoever sends it
    Column("attempts", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "state", "due"),
)

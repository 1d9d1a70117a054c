"""Mail: through the one server that the host has named, never to an address that was not confirmed, and never
with a password that others could read on the way.
"""

import ipaddress
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from undercroft.server.notices.outside import Unreached, Unsure

SECONDS: Final = 10.0  # for each word of the conversation


class MailServer(NamedTuple):
    """Through whom mail goes, and from whom it is."""

    host: str
    port: int
    encryption: str  # smtps: from the first word; smtp: if the server can; nothing else
    user: str
    password: str
    sender: str


def read_mail_url(url: str, sender: str) -> MailServer | None:
    """A mail server as a host writes it.

    >>> read_mail_url("smtp://ada:x%40y@mail.example.org:587", "table@example.org").password
    'x@y'
    """
    if not url:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
        raise ValueError("expected smtp://user:password@host:port or smtps://..., and a sender")
    port = parts.port or (465 if parts.scheme == "smtps" else 587)
    names = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, parts.scheme, *names, sender)


def is_loopback(host: str) -> bool:
    """Whether nobody listens on the way to a mail server.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("mail.example.org")
    (True, True, False)
    """
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def post(server: MailServer, to: str, title: str, text: str, seconds: float = SECONDS) -> None:
    """Send one. Raises Unreached where nothing was sent, Unsure where nobody knows."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = server.sender, to, title
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    try:
        if server.encryption == "smtps":
            context = ssl.create_default_context()
            wire: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=seconds, context=context)
        else:
            wire = smtplib.SMTP(server.host, server.port, timeout=seconds)
    except (OSError, smtplib.SMTPException) as error:
        raise Unreached(str(error)) from None
    with wire:
        try:
            wire.ehlo_or_helo_if_needed()  # only then it is known what the server can
            is_secret = server.encryption == "smtps"
            if not is_secret and wire.has_extn("starttls"):
                wire.starttls(context=ssl.create_default_context())
                is_secret = True
            if server.user:
                if not is_secret and not is_loopback(server.host):
                    raise Unreached("the mail server does not encrypt, and we have a password: use smtps")
                wire.login(server.user, server.password)
        except (OSError, smtplib.SMTPException) as error:
            raise Unreached(str(error)) from None
        try:
            wire.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            raise Unreached(str(error)) from None
        except (OSError, smtplib.SMTPException) as error:
            raise Unsure(str(error)) from None

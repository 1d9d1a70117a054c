"""A worker: a process that does for the server what must not hold up anybody else.

It reads messages from its standard input and writes answers to its standard output, one after the other:
four bytes that say how long the message is, and the message. When the input ends the server is gone, and the
worker goes at once, whatever it is about.
"""

import contextlib
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO, Final

HEAD: Final = 4  # bytes that say how long a message is
MODEST: Final = 5  # how much the server itself, which people talk to, goes before (nice)


def serve(reply: Callable[[bytes], bytes]) -> None:
    """Answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server
    if hasattr(os, "nice"):
        os.nice(MODEST)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed meanwhile is no answer
    messages: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, messages), daemon=True).start()
    while True:
        with contextlib.suppress(BrokenPipeError):
            out.write(framed(reply(messages.get())))
            out.flush()


def listen(source: BinaryIO, messages: "queue.SimpleQueue[bytes]") -> None:
    """Take messages in, even while one is worked on."""
    while True:
        head = source.read(HEAD)
        if len(head) < HEAD:
            os._exit(0)
        messages.put(source.read(int.from_bytes(head, "big")))


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(HEAD, "big") + message

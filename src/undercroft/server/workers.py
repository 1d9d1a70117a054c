"""Workers, as the server sees them: processes that are started, asked, waited for, and ended."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final

from undercroft.server.worker import HEAD, framed

FAREWELL: Final = 5.0  # seconds for a process that has closed its pipe to be gone


class WorkerLost(Exception):
    """A process that gave no answer."""

    def __init__(self, why: str, code: int | None = None) -> None:
        super().__init__(why)
        self.why = why  # died, late, failed in a way that nobody thought of; or waited, and was never asked
        self.code = code  # what it died of, as the system says it: a signal is a negative number


class Worker:
    """One process. It is started when it is needed, and anew after it was lost. A silent one's complaints
    are thrown away.
    """

    def __init__(self, command: Sequence[str], silent: bool = False) -> None:
        self.command = command
        self.silent = silent
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, message: bytes, seconds: float) -> bytes:
        """Raises WorkerLost; then the process is gone. What uvloop says of a closed pipe is a RuntimeError.
        Up to Python 3.11 `wait_for` may swallow a cancellation, and a server that stops would wait for ever.
        """
        try:
            async with asyncio.timeout(seconds):
                return await self.exchange(message)
        except TimeoutError:
            raise WorkerLost("late", await self.end()) from None
        except (OSError, EOFError, RuntimeError):
            raise WorkerLost("died", await self.end(FAREWELL)) from None

    async def exchange(self, message: bytes) -> bytes:
        process = self.process
        if process is None:
            process = self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL if self.silent else None,
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(message))
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        return await process.stdout.readexactly(size)

    async def end(self, patience: float = 0.0) -> int | None:
        """End the process, whatever it is about; one that dies by itself is given so many seconds, for
        otherwise nobody learns what it died of. Gives its exit code. It is ours until the system has told
        us: whoever is interrupted here can begin again.
        """
        process = self.process
        if process is None:
            return None
        assert process.stdin is not None
        process.stdin.close()
        if patience:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await process.wait()
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        code = await process.wait()
        self.process = None
        return code

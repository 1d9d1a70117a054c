"""Workers: who plays the chunks of a run. This process alone, others beside it, or a Ray cluster.

All give the same chunks, in any order. A worker that dies is replaced, and its chunk played again.
"""

import os
import signal
import socket
import sys
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeAlias

from undercroft.lab.needs import ray as ray_module
from undercroft.lab.plan import Plan, Span
from undercroft.lab.playing import Chunk, play_chunk

RETRIES: Final = 3  # how often a chunk may lose its worker before the run gives up
LOCAL: Final = "local"
KNOCK: Final = 10.0  # seconds
STARTS: Final = 3

Work: TypeAlias = Callable[[Plan, Span], Chunk]


class LostWorkers(Exception):
    """A chunk that no worker survives, or workers that cannot be reached."""


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def here(plan: Plan, spans: Sequence[Span]) -> Generator[Chunk]:
    """One after the other, in this process."""
    for span in spans:
        yield play_chunk(plan, span)


# -- processes -----------------------------------------------------------------------------------------------


class Worker:
    """A process of its own and the line to it; it is given one chunk at a time."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.span: Span | None = None

    def give(self, plan: Plan, span: Span) -> None:
        self.span = span
        with suppress(BrokenPipeError):  # then it is found dead, and the chunk given to another
            self.line.send((plan, span))

    def stop(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


def work(line: "Connection[Any, Any]") -> None:
    """The life of a worker: play what comes, until nobody is there any more."""
    serve_parent()
    while True:
        try:
            plan, span = line.recv()
        except EOFError:
            return
        try:
            answer: Chunk | Exception = play_chunk(plan, span)
        except Exception as error:
            answer = error
        line.send(answer)


def serve_parent() -> None:
    """How a worker begins: it ends when whoever gives out the work does, and leaves Ctrl-C to that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Whoever gives out the work may be killed: nobody wants the rest of it then."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def processes(plan: Plan, spans: Sequence[Span], count: int) -> Generator[Chunk]:
    """Processes of this machine. The chunks come in the order in which they are done."""
    waiting = deque(spans)
    lost: Counter[Span] = Counter()
    crew = [Worker() for _ in range(min(count, len(spans)))]
    try:
        while waiting or any(worker.span for worker in crew):
            for worker in crew:
                if worker.span is None and waiting:
                    worker.give(plan, waiting.popleft())
            ready = wait([worker.line for worker in crew if worker.span])
            for worker in [worker for worker in crew if worker.line in ready]:
                span = worker.span
                assert span is not None
                try:
                    answer = worker.line.recv()
                except (EOFError, OSError):
                    lost[span] += 1
                    if lost[span] > RETRIES:
                        raise LostWorkers(f"games {span.name}: {lost[span]} workers died of them") from None
                    waiting.appendleft(span)
                    worker.stop()
                    crew[crew.index(worker)] = Worker()
                    continue
                worker.span = None
                if isinstance(answer, Exception):
                    raise answer
                yield answer
    finally:
        for worker in crew:
            worker.stop()


# -- Ray -----------------------------------------------------------------------------------------------------


def knock(address: str) -> None:
    """Ray waits for minutes where nobody is at home, so we knock first."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # local, auto, or something that Ray itself will understand or refuse
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()
    except (OSError, OverflowError) as error:
        raise LostWorkers(f"no Ray at {address}: {error}") from None


def join(ray: Any, address: str, count: int | None) -> None:
    """Reach the cluster, or start one here. Ray gives itself half a minute to start, which is short where
    others work too: then it may try again.
    """
    knock(address)
    more: dict[str, Any] = {"num_cpus": count, "include_dashboard": False} if address == LOCAL else {}
    for left in reversed(range(STARTS if address == LOCAL else 1)):
        try:
            ray.init(address, log_to_driver=False, logging_level="error", **more)
            return
        except Exception as error:  # it raises all sorts
            ray.shutdown()
            if not left:
                raise LostWorkers(f"no Ray at {address}: {error}") from None


def on_ray(plan: Plan, spans: Sequence[Span], address: str, count: int | None = None) -> Generator[Chunk]:
    """Tasks of Ray Core on the cluster at this address, or on one that is started here and ends with the run.
    Ray itself gives the chunk of a worker that died to another.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what Ray warns will be usual
    ray = ray_module()
    join(ray, address, count)
    try:
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(play_chunk)
        cpus = int(ray.cluster_resources().get("CPU", 1))
        most = 2 * cpus if count is None or address == LOCAL else count
        waiting, going = deque(spans), list[Any]()
        while waiting or going:
            while waiting and len(going) < most:
                going.append(task.remote(plan, waiting.popleft()))
            done, going = ray.wait(going)
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, Exception) else error from None
    except ray.exceptions.RayError as error:
        raise LostWorkers(f"Ray lost more than it can replace: {error}") from None
    finally:
        ray.shutdown()

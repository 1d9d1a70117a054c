"""Workers: who plays the games of a run or a contest. This process alone, others beside it, or a Ray cluster.

All give the same results, in any order. A worker that dies is replaced, and its job done again.
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
from typing import Any, Final, Protocol, TypeVar

from undercroft.bots.program import stop_all
from undercroft.lab.extras import ray as ray_module
from undercroft.lab.plan import RunPlan, Span
from undercroft.lab.playing import Chunk, play_chunk

RETRIES: Final = 3  # how often a job may lose its worker before the run gives up
LOCAL: Final = "local"
KNOCK: Final = 10.0  # seconds
STARTS: Final = 3
PARTING: Final = 5.0  # seconds that a worker has to send home whom it has started


class Job(Protocol):
    """Something to be done by one worker: the games of a chunk, a bout."""

    @property
    def title(self) -> str: ...


J = TypeVar("J", bound=Job)
R = TypeVar("R")


class LostWorkers(Exception):
    """A job that no worker survives, or workers that cannot be reached."""


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def on_this_machine(work: Callable[[J], R], jobs: Sequence[J], count: int) -> Generator[R]:
    """What comes of the jobs, in any order: done here, or by so many processes."""
    if count == 1 or len(jobs) <= 1:
        for job in jobs:
            yield work(job)
    else:
        yield from processes(work, jobs, count)


# -- processes -----------------------------------------------------------------------------------------------


class Worker:
    """A process of its own and the line to it; it is given one job at a time."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.job: Any = None

    def give(self, work: Callable[[J], object], job: J) -> None:
        self.job = job
        with suppress(BrokenPipeError):  # then it is found dead, and the job given to another
            self.line.send((work, job))

    def leave(self) -> None:
        """Tell it to go, whatever it is doing."""
        self.line.close()
        self.process.terminate()

    def end(self) -> None:
        self.process.join(PARTING)
        self.process.kill()
        self.process.join()


def serve(line: "Connection[Any, Any]") -> None:
    """The life of a worker: do what comes, until nobody is there any more. It leaves Ctrl-C to whoever gives
    out the work.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: go_home())
    threading.Thread(target=leave_with_parent, daemon=True).start()
    while True:
        try:
            work, job = line.recv()
        except EOFError:
            return
        try:
            answer = work(job)
        except Exception as error:
            answer = error
        line.send(answer)


def leave_with_parent() -> None:
    """Whoever gives out the work may be killed: nobody wants the rest of it then."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    go_home()


def go_home() -> None:
    """End at once, and with us the programs that play for us."""
    stop_all()
    os._exit(1)


def processes(work: Callable[[J], R], jobs: Sequence[J], count: int) -> Generator[R]:
    """Processes of this machine. Results come in the order in which they are done."""
    waiting = deque(jobs)
    lost: Counter[str] = Counter()
    crew = [Worker() for _ in range(min(count, len(jobs)))]
    try:
        while waiting or any(worker.job is not None for worker in crew):
            for worker in crew:
                if worker.job is None and waiting:
                    worker.give(work, waiting.popleft())
            ready = wait([worker.line for worker in crew if worker.job is not None])
            for worker in [worker for worker in crew if worker.line in ready]:
                job = worker.job
                try:
                    answer = worker.line.recv()
                except (EOFError, OSError):
                    lost[job.title] += 1
                    if lost[job.title] > RETRIES:
                        raise LostWorkers(f"{job.title}: {lost[job.title]} workers died of it") from None
                    waiting.appendleft(job)
                    worker.leave()
                    worker.end()
                    crew[crew.index(worker)] = Worker()
                    continue
                worker.job = None
                if isinstance(answer, Exception):
                    raise answer
                yield answer
    finally:
        for worker in crew:
            worker.leave()
        for worker in crew:
            worker.end()


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


def on_ray(plan: RunPlan, spans: Sequence[Span], address: str, count: int | None = None) -> Generator[Chunk]:
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

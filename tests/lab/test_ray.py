"""A real Ray on this machine, and one of its workers killed in the middle."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest
from tests.lab.processes import is_below, parents
from tests.lab.runs import played, same, short_plan

from undercroft.lab.folder import read

pytest.importorskip("ray")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for the worker in /proc")

COMMAND = [sys.executable, "-m", "undercroft.cli", "simulate", "dungeoneer"]
WORDS = ["--games", "60", "--bots", "random,random", "--option", "round_limit=12", "--seed", "x"]
PATIENCE = 1800  # seconds: Ray starts slowly where others work
TOO_SLOW = "timed out during startup"  # what it says itself: after 15 s, which no setting makes longer


def busy_worker(ancestor: int) -> int | None:
    """A worker of our own Ray that is playing right now: Ray writes the task into its command line."""
    tree = parents()
    for process in tree:
        try:
            title = Path(f"/proc/{process}/cmdline").read_bytes()
        except OSError:
            continue
        if title.startswith(b"ray::play_chunk") and is_below(process, ancestor, tree):
            return process
    return None


def test_two_workers_and_one_is_killed(tmp_path: Path) -> None:
    out = tmp_path / "ray"
    with (tmp_path / "said").open("w") as said:
        run = subprocess.Popen(
            [*COMMAND, *WORDS, "--out", out, "--ray", "local", "--workers", "2"], stdout=said, stderr=said
        )
    killed = 0
    try:
        end = monotonic() + PATIENCE
        while run.poll() is None and monotonic() < end:
            if not killed and (victim := busy_worker(run.pid)) is not None:
                os.kill(victim, signal.SIGKILL)
                killed = victim
            sleep(0.1)  # a look at all processes is work, and Ray needs the machine
    finally:
        if run.poll() is None:
            run.kill()
            run.wait()
    told = (tmp_path / "said").read_text()
    if run.returncode and TOO_SLOW in told:
        pytest.skip("Ray gives up its own start on a machine as busy as this one")
    assert 0 == run.returncode, told
    assert killed, told
    assert not list(out.glob("failures/*"))
    assert same(out, played(tmp_path / "plain", short_plan(60, limit=12), count=1))
    workers = {int(name.rpartition(":")[2]) for name in read(out, "times")["worker"]}
    assert os.getpid() not in workers
    assert run.pid not in workers
    assert workers


def test_no_cluster_there(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, *WORDS, "--out", tmp_path, "--ray", "127.0.0.1:1"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (1, True) == (done.returncode, "no Ray at 127.0.0.1:1" in done.stderr), done.stderr

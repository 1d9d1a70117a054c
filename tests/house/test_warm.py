"""Servers that begin warm, and the process they are forked from: both outlive the thread that started them,
and neither outlives the run.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from tools.services import processes, until

ROOT = Path(__file__).parents[2]

RUN = """
import sys
import threading
from pathlib import Path
from tools.services import processes
from tools.warm import Server

server = Server(Path(sys.argv[1]))
thread = threading.Thread(target=server.start)
thread.start()
thread.join()
server.wait_until_open()
print(server.process.pid, processes()[server.process.pid], flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a child that its parent was killed")
def test_warm_servers_outlive_a_thread_and_die_with_a_run_that_is_killed(tmp_path: Path) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", RUN, tmp_path], cwd=ROOT, stdin=pipe, stdout=pipe, text=True
    ) as process:
        assert process.stdout
        pids = {int(word) for word in process.stdout.readline().split()}
        process.kill()
    assert (2, True) == (len(pids), until(lambda: not pids & processes().keys()))

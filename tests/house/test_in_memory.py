"""Commands whose temporary files lie in memory: nothing of them stays, however they end."""

import fcntl
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from tools import in_memory

ROOT = Path(__file__).parents[2]


def says(words: str) -> list[str]:
    return [sys.executable, "-c", f"import os, tempfile; from pathlib import Path; {words}"]


def test_files_lie_there_and_go(tmp_path: Path) -> None:
    told = tmp_path / "told"
    (memory := tmp_path / "memory").mkdir()
    write = "place = Path(tempfile.mkdtemp()); (place / 'a').touch()"
    assert 0 == in_memory.run(says(f"{write}; Path({str(told)!r}).write_text(str(place))"), memory)
    assert memory in Path(told.read_text()).parents
    assert [] == list(memory.iterdir())


def test_what_runs_share_stays_where_it_was(tmp_path: Path) -> None:
    told, shared = tmp_path / "told", in_memory.common_folder()
    words = "from tools import in_memory; "
    words += f"Path({str(told)!r}).write_text(str(in_memory.common_folder()))"
    assert 0 == in_memory.run(says(words), tmp_path)
    assert str(shared) == told.read_text()


def test_no_place_in_memory_is_no_trouble(tmp_path: Path) -> None:
    told = tmp_path / "told"
    words = f"Path({str(told)!r}).write_text(tempfile.gettempdir())"
    assert 0 == in_memory.run(says(words), tmp_path / "nowhere")
    assert tempfile.gettempdir() == told.read_text()


def test_too_little_room_is_no_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_memory, "NEEDED", 1 << 62)
    assert not in_memory.has_room(tmp_path)


def test_the_code_is_that_of_the_command(tmp_path: Path) -> None:
    assert 3 == in_memory.run(says("raise SystemExit(3)"), tmp_path)


def test_who_is_told_to_stop_tidies_up(tmp_path: Path) -> None:
    """The command is told, and what it says then is what counts."""
    wait = "import signal; signal.signal(signal.SIGTERM, lambda *_: exit(5)); print('there', flush=True); "
    words = f"import sys; from tools import in_memory; memory = Path({str(tmp_path)!r}); "
    command = [*says(f"{words}sys.exit(in_memory.run(sys.argv[1:], memory))"), *says(f"{wait}signal.pause()")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "there\n" == process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        assert 5 == process.wait()
    assert [] == list(tmp_path.iterdir())


def test_what_killed_runs_have_left_is_swept(tmp_path: Path) -> None:
    left, held, new, other = (tmp_path / name for name in ("place-left", "place-held", "place-new", "other"))
    for place in (left, held, new, other):
        (place / "data").mkdir(parents=True)
    for place in (left, held, other):
        os.utime(place, (0, 0))
    with in_memory.opened(held) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        in_memory.sweep(tmp_path, "place-")
    assert {held, new, other} == set(tmp_path.iterdir())

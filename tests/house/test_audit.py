"""The dependency audit says what it found, and is quiet about nothing: neither an advisory nor that it could
not ask.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tools import audit

ROOT = Path(__file__).parents[2]
CLEAN = {"name": "clean", "version": "1.0", "vulns": []}
WEAK = {
    "name": "weak",
    "version": "2.0",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.1", "3.0"], "aliases": ["CVE-1", "GHSA-1"]}],
}
OPEN = {"name": "open", "version": "3.0", "vulns": [{"id": "PYSEC-2", "fix_versions": [], "aliases": []}]}
UNKNOWN = {"name": "unknown", "skip_reason": "not found"}
NO_NETWORK = "ERROR:pip_audit._cli:Could not connect to the vulnerability feed"

Fake = Callable[..., Path]


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fake:
    """A pip-audit on PATH that says what it is told to say, and notes how it was called."""

    def make(
        *found: dict[str, Any], out: str | None = None, err: str = "", code: int = 0, nap: int = 0
    ) -> Path:
        report = json.dumps({"dependencies": found, "fixes": []}) if out is None else out
        program = tmp_path / "pip-audit"
        program.write_text(
            "#!/bin/sh\n"
            f"'''exec' '{sys.executable}' \"$0\" \"$@\"\n"  # a path in the first line must not have blanks
            "' '''\n"
            "import json, pathlib, sys, time\n"
            f"pathlib.Path({str(tmp_path / 'called')!r}).write_text(json.dumps(sys.argv[1:]))\n"
            f"time.sleep({nap})\n"
            f"sys.stdout.write({report!r})\n"
            f"sys.stderr.write({err!r})\n"
            f"sys.exit({code})\n"
        )
        program.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
        return tmp_path

    return make


def audited(capsys: pytest.CaptureFixture[str], **more: Any) -> tuple[int, list[str]]:
    """The exit code, and what was printed."""
    code = audit.main(**more)
    found = capsys.readouterr()
    return code, (found.out + found.err).splitlines()


def test_nothing_is_known(fake: Fake, capsys: pytest.CaptureFixture[str]) -> None:
    fake(CLEAN)
    assert (0, ["dependency audit of 1 packages: nothing is known against them"]) == audited(capsys)


def test_advisories(fake: Fake, capsys: pytest.CaptureFixture[str]) -> None:
    fake(CLEAN, WEAK, WEAK, OPEN, err="Found 2 known vulnerabilities in 2 packages", code=1)
    code, lines = audited(capsys)
    assert 1 == code
    assert [
        "dependency audit of 3 packages: there are advisories",
        "  open 3.0: PYSEC-2; no fix yet",
        "  weak 2.0: PYSEC-1, CVE-1, GHSA-1; fixed in 2.1, 3.0",
    ] == lines


@pytest.mark.parametrize("name", ["PYSEC-1", "CVE-1", "GHSA-1"])
def test_an_advisory_that_is_accepted(fake: Fake, capsys: pytest.CaptureFixture[str], name: str) -> None:
    fake(CLEAN, WEAK, code=1)
    code, lines = audited(capsys, accepted={name: "we do not use that part"})
    assert 0 == code
    assert "  accepted, we do not use that part: weak 2.0: PYSEC-1" in lines[1]


def test_one_accepted_does_not_excuse_another(fake: Fake, capsys: pytest.CaptureFixture[str]) -> None:
    fake(WEAK, OPEN, code=1)
    code, lines = audited(capsys, accepted={"PYSEC-1": "we do not use that part"})
    assert 1 == code
    assert "  open 3.0: PYSEC-2; no fix yet" in lines


def test_what_need_not_be_accepted_any_more(fake: Fake, capsys: pytest.CaptureFixture[str]) -> None:
    fake(CLEAN)
    code, lines = audited(capsys, accepted={"PYSEC-9": "an old story"})
    assert (0, "  not needed any more in ACCEPTED: PYSEC-9") == (code, lines[-1])


@pytest.mark.parametrize(
    "how",
    [
        {"out": "", "err": NO_NETWORK, "code": 1},
        {"out": "", "err": "requests.exceptions.ConnectionError: Max retries exceeded", "code": 1},
        {"out": "", "err": "socket.timeout: timed out", "code": 1},
    ],
    ids=["no feed", "no connection", "no answer"],
)
def test_no_network(fake: Fake, capsys: pytest.CaptureFixture[str], how: dict[str, Any]) -> None:
    fake(**how)
    assert (0, [audit.SKIPPED]) == audited(capsys)


def test_a_network_that_knows_no_package(fake: Fake, capsys: pytest.CaptureFixture[str]) -> None:
    """Somebody answers, but has never heard of anything: that is no clean bill."""
    fake(UNKNOWN, {**UNKNOWN, "name": "other"})
    assert (0, [audit.SKIPPED]) == audited(capsys)


def test_a_package_that_could_not_be_audited(fake: Fake, capsys: pytest.CaptureFixture[str]) -> None:
    fake(CLEAN, UNKNOWN)
    code, lines = audited(capsys)
    assert 0 == code
    assert ["dependency audit of 1 packages: nothing is known against them"] == lines[:1]
    assert ["  not audited: unknown: not found"] == lines[1:]


def test_a_network_that_never_answers(fake: Fake, capsys: pytest.CaptureFixture[str]) -> None:
    fake(CLEAN, nap=60)
    assert (0, [audit.SKIPPED]) == audited(capsys, seconds=0.2)


@pytest.mark.parametrize("out", ["", "no JSON", "{}", '{"dependencies": 7}'])
def test_an_audit_that_fails(fake: Fake, capsys: pytest.CaptureFixture[str], out: str) -> None:
    fake(out=out, err="pip-audit: error: unrecognised arguments", code=2)
    code, lines = audited(capsys)
    assert (1, ["dependency audit failed: pip-audit: error: unrecognised arguments"]) == (code, lines)


def test_nothing_is_installed(fake: Fake, capsys: pytest.CaptureFixture[str]) -> None:
    """Every file is audited as it stands; nothing is resolved."""
    folder = fake(CLEAN)
    audited(capsys)
    called = json.loads((folder / "called").read_text())
    assert {"--require-hashes", "--disable-pip"} <= set(called)
    assert not {"--fix", "--no-deps"} & set(called)
    files = {str(path) for path in (ROOT / "requirements").glob("*.txt")}
    assert files == {word for word in called if word.endswith(".txt")}


def test_every_exception_has_its_reason() -> None:
    assert all(len(reason) > 10 for reason in audit.ACCEPTED.values())


def test_as_a_command(fake: Fake) -> None:
    fake(WEAK, code=1)
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "audit.py"], capture_output=True, text=True, check=False
    )
    assert 1 == done.returncode
    assert "weak 2.0: PYSEC-1" in done.stdout


def test_the_real_one_understands_us() -> None:
    """The pinned pip-audit knows every word that it is called with, and reads every file; nobody is asked."""
    done = subprocess.run([*audit.command(), "--dry-run"], capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr
    assert "would have audited" in done.stderr.lower()

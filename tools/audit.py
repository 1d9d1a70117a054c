"""Dependency audit: is a weakness known of any package that we pin?

    python tools/audit.py

asks pip-audit about every package in requirements/*.txt. Versions and hashes are read from there, so nothing
is resolved, downloaded or installed.

Exit code 0: nothing is known, or only what is in ACCEPTED. Where the source of advisories cannot be reached,
the audit is skipped with a notice, so that the other checks can be run without a network. Exit code 1: there
are advisories, or the audit itself failed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

# Advisories that do not concern us: their id, and why not. Remove an entry when the package is renewed.
ACCEPTED: Final[dict[str, str]] = {}

REQUIREMENTS: Final = Path(__file__).parents[1] / "requirements"
SECONDS: Final = 60.0  # for the whole audit, which asks about each package
SOCKET_SECONDS: Final = 5
SKIPPED: Final = "dependency audit skipped: the advisory source cannot be reached"
UNREACHED: Final = (
    "could not connect",
    "connection",
    "timed out",
    "max retries",
    "resolve",
    "unreachable",
    "proxy",
)


class AuditFailed(Exception):
    """pip-audit did not do its work, for another reason than the network."""


class Unreached(Exception):
    """Nobody answered."""


class Advisory(msgspec.Struct):
    """A weakness as pip-audit tells of it."""

    id: str
    fix_versions: list[str] = []
    aliases: list[str] = []


class Dependency(msgspec.Struct):
    """A package that was asked about; with a reason if nothing could be learnt."""

    name: str
    version: str = ""
    vulns: list[Advisory] = []
    skip_reason: str = ""


class Report(msgspec.Struct):
    """All that pip-audit says."""

    dependencies: list[Dependency]


class Finding(NamedTuple):
    """One advisory about one package."""

    package: str
    advisory: Advisory

    @property
    def names(self) -> list[str]:
        return [self.advisory.id, *self.advisory.aliases]

    def __str__(self) -> str:
        fixed = ", ".join(self.advisory.fix_versions)
        return f"{self.package}: {', '.join(self.names)}; {f'fixed in {fixed}' if fixed else 'no fix yet'}"


def command() -> list[str]:
    """The whole command; pip-audit is the one on PATH, or the one beside this interpreter."""
    places = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    program = shutil.which("pip-audit", path=places)
    if program is None:
        raise AuditFailed("there is no pip-audit: make setup installs it")
    files = [word for path in sorted(REQUIREMENTS.glob("*.txt")) for word in ("--requirement", str(path))]
    return [
        program,
        "--require-hashes",
        "--disable-pip",
        "--format=json",
        "--desc=off",
        "--aliases=on",
        "--progress-spinner=off",
        f"--timeout={SOCKET_SECONDS}",
        *files,
    ]


def ask(seconds: float = SECONDS) -> Report:
    """What pip-audit found. Raises Unreached where it learnt nothing about any package."""
    try:
        done = subprocess.run(command(), capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        raise Unreached from None
    try:
        report = msgspec.json.decode(done.stdout, type=Report)
    except msgspec.MsgspecError:
        if any(word in done.stderr.lower() for word in UNREACHED):
            raise Unreached from None
        raise AuditFailed(done.stderr.strip() or f"pip-audit ended with {done.returncode}") from None
    if all(dependency.skip_reason for dependency in report.dependencies):
        raise Unreached
    return report


def findings(report: Report) -> list[Finding]:
    """Every advisory once, although a package stands in several files."""
    found = {
        (dependency.name, dependency.version, advisory.id): Finding(
            f"{dependency.name} {dependency.version}", advisory
        )
        for dependency in report.dependencies
        for advisory in dependency.vulns
    }
    return [found[key] for key in sorted(found)]


def told(report: Report, accepted: dict[str, str]) -> tuple[list[str], bool]:
    """What to print, and whether all is well."""
    lines, well, used = [], True, set[str]()
    for finding in findings(report):
        known = next((name for name in finding.names if name in accepted), None)
        if known is None:
            well = False
            lines.append(f"  {finding}")
        else:
            used.add(known)
            lines.append(f"  accepted, {accepted[known]}: {finding}")
    unknown = sorted({d.name: d.skip_reason for d in report.dependencies if d.skip_reason}.items())
    lines += [f"  not audited: {name}: {reason}" for name, reason in unknown]
    lines += [f"  not needed any more in ACCEPTED: {name}" for name in accepted if name not in used]
    audited = {d.name for d in report.dependencies if not d.skip_reason}
    verdict = "nothing is known against them" if well else "there are advisories"
    return [f"dependency audit of {len(audited)} packages: {verdict}", *lines], well


def main(accepted: dict[str, str] = ACCEPTED, seconds: float = SECONDS) -> int:
    try:
        lines, well = told(ask(seconds), accepted)
    except Unreached:
        print(SKIPPED)
        return 0
    except AuditFailed as error:
        print(f"dependency audit failed: {error}", file=sys.stderr)
        return 1
    print("\n".join(lines))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())

"""Which Pythons we declare, ask and build for: the same ones."""

import sys
import tomllib
from pathlib import Path

import pytest
from tools import pythons

ROOT = Path(__file__).parents[2]
HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"


def program(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


def test_wheels_are_built_for_what_is_declared() -> None:
    said = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [f"cp{version.replace('.', '')}-*" for version in pythons.declared()]
    assert wanted == said["tool"]["cibuildwheel"]["build"]
    assert f">={pythons.declared()[0]}" == said["project"]["requires-python"]


def test_an_interpreter_is_asked_what_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A shim stands on PATH for a Python that is not there, or for another one; pyenv may have it."""
    monkeypatch.setenv("PATH", f"{tmp_path / 'shims'}:{tmp_path / 'bin'}")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    monkeypatch.setenv("UV_PYTHON_INSTALL_DIR", str(tmp_path / "uv"))
    program(tmp_path / "shims" / "python3.13", "#!/bin/sh\necho not here >&2\nexit 127\n")
    program(tmp_path / "bin" / "python3.13", "#!/bin/sh\necho 3.12\n")
    assert pythons.interpreter("3.13") is None
    real = program(
        tmp_path / "pyenv" / "versions" / "3.13.2" / "bin" / "python3.13", "#!/bin/sh\necho 3.13\n"
    )
    assert real == pythons.interpreter("3.13")


def test_what_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pythons, "interpreter", lambda version: None if version == "3.14" else Path(version))
    monkeypatch.setattr(pythons, "passes", lambda version, python, words: version != "3.12")
    monkeypatch.setattr(sys, "argv", ["pythons.py", "--only", "3.13", "3.14"])
    assert 0 == pythons.main()
    assert "Python 3.13: passed\nPython 3.14: missing: put python3.14 on PATH" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["pythons.py", "--only", "3.13", "3.14", "--strict"])
    assert 1 == pythons.main()
    monkeypatch.setattr(sys, "argv", ["pythons.py", "--only", "3.12", "3.13"])
    assert 1 == pythons.main()
    assert "Python 3.12: FAILED" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["pythons.py", "--only", "3.14"])
    assert 1 == pythons.main()


def test_this_python_is_found() -> None:
    assert HERE in pythons.declared()
    assert HERE == pythons.told(Path(sys.executable))

"""Who lacks the packages of an extra is told which one to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("package", "module"),
    [
        ("pettingzoo", "undercroft.lab.envs"),
        ("numpy", "undercroft.lab.envs"),
        ("pyspiel", "undercroft.lab.envs.spiel"),
    ],
)
def test_the_extra_is_named(package: str, module: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install 'undercroft[rl]'" in done.stderr.splitlines()[-1]
    assert package in done.stderr.lower() or "openspiel" in done.stderr.lower()


def test_the_library_itself_loads_none_of_them() -> None:
    ours = "{'numpy', 'pettingzoo', 'pyspiel'}"
    code = f"import sys, undercroft; undercroft.game_names(); print(sorted({ours} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"

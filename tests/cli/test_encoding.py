"""What a terminal shows that does not know every letter."""

import io
import sys

import pytest

from undercroft.cli.encoding import forgive_letters


@pytest.mark.parametrize(
    ("encoding", "shown"),
    [("ascii", "-1 point, '?' ..."), ("latin-1", "-1\xa0point, 'é' ..."), ("utf-8", None)],
)
def test_letters_have_a_plain_sister(
    monkeypatch: pytest.MonkeyPatch, encoding: str, shown: str | None
) -> None:
    text = "\u22121\u00a0point, \u2019é\u2019 \u2026"
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding))
    forgive_letters()
    sys.stdout.write(text)
    sys.stdout.flush()
    assert (text if shown is None else shown) == written.getvalue().decode(encoding)

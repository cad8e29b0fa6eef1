"""`make bench`: one part that fails does not cost the figures of the others."""

from __future__ import annotations

import pytest

from benchmarks.measure import FAILED, Row, at_most, measured


def test_a_part_that_fails_has_a_row_that_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> list[Row]:
        raise RuntimeError("no browser")

    (row,) = measured("page", broken)
    assert (row.what, row.figure, row.against) == ("page", FAILED, "RuntimeError: no browser")
    fine = [at_most("judge", 0.0005, 0.001)]
    assert measured("judging", lambda: fine) == fine
    told = capsys.readouterr().err
    assert "== page" in told
    assert "judge: 0.5 ms (at most 1 ms), ratio 2.00" in told

"""Helpers that assert for tests show their values like tests do; hypothesis draws the same examples every run."""

import os

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tables", "city", "rulebook.shared")

# A failure that nobody can repeat helps nobody; `--hypothesis-profile=search` looks further afield.
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile("repeatable")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI, run a failed test that depends on the clock once more. It is listed as rerun: a bug to mend."""
    if "CI" in os.environ:
        for item in items:
            if item.get_closest_marker("slow") is not None:
                item.add_marker(pytest.mark.flaky(reruns=1))

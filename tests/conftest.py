"""Helpers that assert for tests show their values like tests do; hypothesis draws the same examples every run."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tables", "city", "rulebook.shared")

# A failure that nobody can repeat helps nobody; `--hypothesis-profile=search` looks further afield.
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile("repeatable")

"""Helpers that assert on behalf of tests show their values like tests do."""

import pytest

pytest.register_assert_rewrite("tables", "city", "rulebook.shared")

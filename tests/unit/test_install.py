"""Installing: uv is handed the registries that pip is set up with."""

from __future__ import annotations

from install import handed_over


def test_the_settings_of_pip_are_handed_over_to_uv() -> None:
    listed = """\
:env:.disable-pip-version-check='1'
:env:.find-links='/wheels /more'
global.extra-index-url='https://a.example/simple\\nhttps://b.example/simple'
global.find-links='/others'
global.index-url='https://registry.example/simple'
install.cert='/etc/certificates.pem'
"""
    assert handed_over(listed) == {
        "UV_DEFAULT_INDEX": "https://registry.example/simple",
        "UV_INDEX": "https://a.example/simple https://b.example/simple",
        "UV_FIND_LINKS": "/wheels,/more",
        "SSL_CERT_FILE": "/etc/certificates.pem",
    }
    assert handed_over("") == {}

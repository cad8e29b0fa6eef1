"""Messages from clients to the server. The TypeScript types and docs/reference/protocol.md are generated from them.

`<Name>Request` has the tag `<name>`.
"""

from __future__ import annotations

from typing import TypeAlias

from shuto.server.wire.incoming.base import Request
from shuto.server.wire.incoming.commands import ClaimRequest, CommandRequest, RematchRequest
from shuto.server.wire.incoming.hands import GiveUpRequest, LetGoRequest, TakeRequest
from shuto.server.wire.incoming.questions import HintRequest, QuestionRequest, RiskRequest
from shuto.server.wire.incoming.seats import SeatRequest
from shuto.server.wire.reactions import Reaction
from shuto.typed import json_decoder


class HelloRequest(Request, frozen=True, tag="hello"):
    """The first message: who the client is, and its language. Answered by `whole`. It may be sent again at any time.

    An unknown secret is refused (`no-player`); the client then watches, or plays with its tokens.
    """

    tokens: tuple[str, ...] = ()
    """The tokens of the seats that the client holds."""
    language: str = "en"
    """The language of the reader, such as `fr` or `fr-CH`; English if there is no catalogue for it."""
    secret: str = ""
    """The secret of the player. It opens the seats that the player holds."""


class ReactRequest(Request, frozen=True, tag="react"):
    """React to what happens at the table. Answered by `react`, which is sent to everybody there. It is not stored.

    Spectators may applaud and gasp, if the table lets them (`spectators-quiet`). Of too many reactions, the first is
    refused (`too-often`), and the others are ignored.
    """

    request: int
    reaction: Reaction
    seat: int | None = None
    """The seat that reacts; null: a spectator."""


ClientMessage: TypeAlias = (
    HelloRequest
    | QuestionRequest
    | HintRequest
    | RiskRequest
    | CommandRequest
    | RematchRequest
    | ClaimRequest
    | TakeRequest
    | LetGoRequest
    | GiveUpRequest
    | ReactRequest
    | SeatRequest
)


decode_client = json_decoder(ClientMessage).decode

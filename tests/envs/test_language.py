"""Language models: what they are told, how strictly their answers are read, and the tools over the protocol."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

import numpy as np
import pytest
from mcp import Client, StdioServerParameters

import shuto
from envs.games import EVERY, name_of
from shuto.envs import language
from shuto.envs.language.games import MOST_GAMES, Games
from shuto.envs.language.server import make_server

pytestmark = pytest.mark.compiled
TOOLS = {"new_game", "look", "legal_moves", "judge", "play", "wait"}


def some_game(options: dict[str, Any], turns: int = 14) -> shuto.Position:
    """A position in the middle of a game."""
    position = shuto.new_game(options["edition"], options["players"], missions=options.get("missions", False))
    bot, rng = shuto.bots.make_bot("random"), np.random.default_rng(3)
    for _ in range(turns):
        if position.to_move is not None:
            position = shuto.play(position, bot.choose(position, rng))
    return position


@pytest.mark.parametrize("options", EVERY, ids=name_of)
def test_a_prompt_tells_everything(options: dict[str, Any]) -> None:
    for turns in (0, 14):
        position = some_game(options, turns)
        if position.to_move is None:
            continue
        moves = language.legal_moves(position)
        prompt = language.make_prompt(position, moves, history=["c0 1,2 2"])
        for piece in position.pieces:
            assert f"\n{piece} seat " in prompt
        for component in position.components:
            assert f"\n{component.id} {component.kind} " in prompt
        assert moves
        for move in moves:
            assert shuto.judge(position, move.turn)
            assert f"\n{move.number}. {move.notation}" in prompt
            assert shuto.parse_turn(move.notation) == move.turn
        assert f"You are seat {position.to_move}." in prompt
        assert "c0 1,2 2" in prompt


def test_a_game_that_is_over_has_no_moves() -> None:
    position = shuto.play(shuto.new_game("two-player-2024"), shuto.Resign())
    assert language.legal_moves(position) == ()
    assert "Ranking: seat 1 > seat 0" in language.describe(position, 0)


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        ("", "one line 'MOVE: …' is needed at the end; there are 0"),
        ("I pass.", "there are 0"),
        ("MOVE: 1\nbecause it is good", "there are 1"),
        ("MOVE: 1\nMOVE: 2", "there are 2"),
        ("move: 1", "there are 0"),
        ("MOVE: 99", "no move 99 is listed"),
        ("MOVE: 0", "no move 0 is listed"),
        ("MOVE: ²", "is not a turn"),
        ("MOVE: build at the tower", "is not a turn"),
        ("MOVE: c0 nan,1 2", "is not a turn"),
        ("MOVE: c0 99999,1 2", "a number from"),
        ("MOVE: " + "9" * 5000, "is not a turn"),
    ],
)
def test_an_answer_that_cannot_be_read(answer: str, problem: str) -> None:
    position = shuto.new_game("two-player-2024")
    found = language.parse_response(answer, position, language.legal_moves(position))
    assert not found.read
    assert not found.legal
    assert problem in found.problem or "listed" in found.problem
    assert "\n" not in found.problem


def test_an_answer_is_read() -> None:
    position = shuto.new_game("two-player-2024")
    moves = language.legal_moves(position)
    by_number = language.parse_response("Thinking…\n\n  MOVE: 2  \n", position, moves)
    by_turn = language.parse_response(f"MOVE: {moves[1].notation}", position)
    assert by_number == by_turn
    assert by_number.legal
    illegal = language.parse_response("MOVE: c0 0,0 2", position)
    assert illegal.read
    assert not illegal.legal
    assert illegal.faults == tuple(map(str, shuto.judge(position, shuto.parse_turn("c0 0,0 2")).faults))


def test_legality_and_strength_are_told_apart() -> None:
    def first(prompt: str) -> str:
        return "MOVE: 1"

    good = language.play_language(first, games=2, opponent="random", seed=1)
    assert good.legality.rate == 1.0
    assert good.strength.games == 2
    assert len(good.strength.places) == 2
    assert all(record.result is not None for record in good.records)
    answers = iter(["no idea", "MOVE: c0 0,0 9", "MOVE: 1", "?", "?", "?"])
    bad = language.play_language(lambda _: next(answers), opponent="random")
    assert (bad.legality.asked, bad.legality.read, bad.legality.legal, bad.legality.resigned) == (6, 2, 1, 1)
    assert bad.legality.faults["height-step"] == 1
    assert bad.strength.games == 0, "a game that was not finished by the rules says nothing about strength"
    assert bad.records[0].result is not None


def test_a_refused_answer_is_asked_again_with_the_reason() -> None:
    heard = []

    def ask(prompt: str) -> str:
        heard.append(prompt)
        return "MOVE: c0 0,0 9"

    language.play_language(ask, opponent="random")
    assert "refused" not in heard[0]
    assert "Your last answer was refused: the turn is illegal: height-step" in heard[1]


def told(result: Any) -> Any:
    """The result of a tool."""
    assert not result.is_error, result.content
    found = result.structured_content
    return found["result"] if set(found) == {"result"} else found


async def play_through(client: Client) -> dict[str, Any]:
    """Play some turns with the tools, as a model would."""
    assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
    state = told(await client.call_tool("new_game", {"opponents": "random", "seat": 1, "seed": 3}))
    assert not state["your_turn"]
    early = await client.call_tool("play", {"turn": "1"})
    assert early.is_error
    assert "it is the turn of seat 0; call wait" in early.content[0].text  # type: ignore[union-attr]  # a tool answers with text
    waited = told(await client.call_tool("wait", {}))
    assert len(waited["turns"]) == 1
    assert waited["your_turn"]
    assert "You are seat 1." in told(await client.call_tool("look", {}))
    moves = told(await client.call_tool("legal_moves", {"most": 5}))
    assert [one["number"] for one in moves] == [1, 2, 3, 4, 5]
    assert told(await client.call_tool("judge", {"turn": "3"}))["legal"]
    wrong = told(await client.call_tool("judge", {"turn": "c0 0,0 9"}))
    assert not wrong["legal"]
    assert wrong["faults"][0]["text"]
    refused = told(await client.call_tool("play", {"turn": "c1 0,0 9"}))
    assert not refused["played"]
    assert refused["your_turn"]
    played: dict[str, Any] = told(await client.call_tool("play", {"turn": moves[2]["turn"]}))
    assert played["played"]
    assert played["legality"]["legal"] == 1
    assert played["legality"]["played"] == 2
    assert "strength" not in played
    return played


def test_the_tools_over_the_protocol() -> None:
    async def run() -> None:
        async with Client(make_server()) as client:
            await play_through(client)
            for tool, arguments, said in (
                ("judge", {"turn": "nonsense"}, "is not a turn"),
                ("look", {"game": "game-9"}, "no game 'game-9'; there are game-1"),
                ("new_game", {"edition": "chess"}, "chess"),
                ("new_game", {"players": 9}, "players"),
                ("new_game", {"opponents": "kasparov"}, "no bot 'kasparov'"),
                ("new_game", {"seat": 5}, "seat: from 0 to 1, not 5"),
                ("legal_moves", {"most": 0}, "most: from 1 to 200, not 0"),
            ):
                answer = await client.call_tool(tool, arguments)
                assert answer.is_error
                assert said in answer.content[0].text  # type: ignore[union-attr]  # a tool answers with text
                assert "\n" not in answer.content[0].text  # type: ignore[union-attr]  # as above

    asyncio.run(run())


@pytest.mark.slow
def test_the_command_serves_the_tools() -> None:
    """`shuto mcp` as a process of its own, over standard input and output."""

    async def run() -> dict[str, Any]:
        command = StdioServerParameters(
            command=sys.executable,
            args=["-c", "import sys; from shuto.cli import main; sys.argv[1:] = ['mcp']; main()"],
        )
        async with Client(command) as client:
            return await play_through(client)

    assert asyncio.run(run())["played"]


def test_a_whole_game_with_tools() -> None:
    games = Games()
    name = games.new_game(opponents="random", seed=5)["game"]
    state = games.wait(name)
    while not state["over"]:
        games.play("1", name)
        state = games.wait(name)
    assert state["strength"]["place"] in (1, 2)
    assert state["legality"]["legal"] == state["legality"]["played"]
    json.dumps(state)
    with pytest.raises(ValueError, match="the game is over"):
        games.play("1", name)


def test_a_model_may_play_every_seat_and_old_games_are_forgotten() -> None:
    games = Games()
    with pytest.raises(ValueError, match="there is no game"):
        games.look()
    for _ in range(MOST_GAMES + 1):
        games.new_game("four-player-de", 3, seat=None)
    with pytest.raises(ValueError, match="no game 'game-1'"):
        games.look("game-1")
    for following in (1, 0, 0):  # buildings go back from the last player, then the first one builds
        assert games.legal_moves()
        assert games.play("1")["to_move"] == following
    assert games.wait()["turns"] == []

"""One carry: a piece is taken from the supply, moved by a hand, released, and judged where it lands.

A worker process owns a `Carry`, passes it samples of the hand, and calls `step_frame` sixty times a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, NamedTuple

from shuto.physics.aftermath import Fate, Thresholds, rules_aftermath
from shuto.physics.engine.pose import Pose, distance
from shuto.physics.engine.protocol import FRAME, STEP, STEPS_PER_FRAME, Box
from shuto.physics.hand.approach import Surroundings
from shuto.physics.hand.cargo import CarryError, cargo_of, world_for
from shuto.physics.hand.drop import Fall
from shuto.physics.hand.fingers import Fingers, Grip, tips_of
from shuto.physics.hand.grip import natural_grip
from shuto.physics.hand.motion import Hand, HandSample
from shuto.physics.hand.start import first_sample
from shuto.physics.hand.tremor import STEADIED, Tremor
from shuto.physics.measure import TOLERANCE, Landing, measure_landing
from shuto.physics.table.world import LONGEST_SETTLE, Contact, World
from shuto.rules.position import Position
from shuto.rules.turn import Aftermath, Build

Phase = Literal["carrying", "released", "settled"]

LONGEST_CARRY = 120.0
"""Seconds after which a carry is given up if the piece has not been released."""
_GRIP, _STEADIED_GRIP = 60.0, 20.0  # Hz; a stiffer hand knocks over what it presses on
_TILTING = 19.0  # Hz; fingers that pinch a road hardly keep it from tilting
_GRAVITY = 9.81  # mN per g
_HOLD_AFTER, _HOLD_EVERY = 6, 3  # frames from the release to the first check for a legal landing, and between checks
_HOLD_SPEED = 0.3  # mm per frame; a piece that moves faster has not landed yet


class Frame(NamedTuple):
    """The changes in one frame (1/60 s): poses by body, and which bodies began to touch."""

    time: float
    phase: Phase
    poses: dict[str, Pose]
    contacts: tuple[Contact, ...]


class CarryOutcome(NamedTuple):
    """The result of a carry: the landing (None if the piece went back to the supply) and the fates of other pieces."""

    landing: Landing | None
    aftermath: Aftermath
    fates: tuple[Fate, ...]
    seconds: float
    """Time from the release until the table was at rest."""

    @property
    def legal(self) -> bool:
        """Whether the piece may stay where it landed."""
        return self.landing is not None and self.landing.legal


class Carry:
    """One piece of a turn on its way from the supply to the table. The turn must be legal as it is meant."""

    def __init__(
        self,
        position: Position,
        turn: Build,
        piece: str | None = None,
        *,
        start: HandSample | None = None,
        tremor: Tremor | None = None,
        grip: Grip | float | None = None,
        world: World | None = None,
    ) -> None:
        """`grip` is where a road is held: mm from its middle. Held off its middle, it droops. By default the hand takes
        it where its fingers have room at the place, and holds it level. `tremor` also says whether it has tweezers.

        `piece` is one of `parts_of`, or one disc of its column such as `c7.1`. The default is the road.

        The pieces that the turn places before it stand already, where the turn says. `world` is a table that
        `world_for` built for the same piece.
        """
        self._cargo = cargo = cargo_of(position, turn, piece)
        self.position, self.turn, self.piece, self.seat = position, turn, cargo.piece, cargo.seat
        self.phase: Phase = "carrying"
        self.thresholds = Thresholds.of(position.game)
        self.longest = LONGEST_CARRY
        """Seconds after which it is given up."""
        self._bodies = cargo.bodies
        self.names = tuple(body.name for body in self._bodies)
        """The bodies of the carried piece."""
        self.target = self._bodies[0].pose
        """Where the piece (the lowest disc of a column) comes to rest if it is placed as it is meant."""
        self.world = world or world_for(position, turn, self.piece, None)
        self.hand = Hand(position.game, start or first_sample(cargo), tremor)
        self.grip = self._checked_grip(grip)
        self.contacts: list[tuple[float, Contact]] = []
        self.given_up = False
        self._time = 0.0
        self._released_at = 0.0
        self._frames_since_release = 0
        self._held = False
        self._supported = False
        """Whether its hold bears its whole weight, so that it does not press on what is below."""
        self._fall = Fall(self.hand.seed)
        self._outcome: CarryOutcome | None = None
        self._take()

    @property
    def time(self) -> float:
        """Seconds since the piece was taken."""
        return self._time

    def _take(self) -> None:
        """Join the piece to the hand, softly, as fingers hold it."""
        engine, hand = self.world.engine, self.hand.pose_at(0.0, STEP)
        steadied = self.hand.level in STEADIED
        stiffness = _STEADIED_GRIP if steadied else _GRIP
        self._hand = engine.add_hand(self._wrist(hand))
        origin = self._bodies[0].pose
        for body in self._bodies:
            local = origin.local(body.pose.at)
            pose = hand if body is self._bodies[0] else Pose(hand.point(local), hand.rotation)
            number = self.world.add(body._replace(pose=pose, held=False))
            if body.kind == "road":
                engine.pinch(self._hand, number, stiffness=stiffness, tilting=_TILTING)
            else:
                engine.join(self._hand, number, stiffness=stiffness)
            engine.set_bouncing(number)
            self.world.blame.add_source(body.name)
        self._set_weightless(True)
        self.tips = () if steadied else tips_of(self._bodies, self.grip, tweezers=self.hand.tweezers)
        self._fingers = Fingers(self.world, self.tips, self.names, hand)

    def _checked_grip(self, grip: Grip | float | None) -> Grip:
        body = self._bodies[0]
        half = body.shape.x if body.kind == "road" and isinstance(body.shape, Box) else 0.0
        if grip is None:
            others = [self.world.bodies[name]._replace(pose=pose) for name, pose in self.world.baseline.items()]
            others += [other for other in self.world.bodies.values() if other.kind == "fixed"]
            return natural_grip(Surroundings(others), self._bodies, tweezers=self.hand.tweezers)
        if isinstance(grip, Grip):
            return grip
        if not abs(grip) <= half:
            raise CarryError(f"grip: within ±{half:g} mm, not {grip:g}")
        return Grip(grip)

    def _wrist(self, hand: Pose) -> Pose:
        """Where the fingers pinch the piece, if its middle is meant to be at `hand`."""
        return Pose(hand.point((self.grip.at, 0.0, 0.0)), hand.rotation) if self.grip.at else hand

    def _droop(self) -> None:
        """The weight of a piece that is held off its middle turns it."""
        if self.grip.at and not self.grip.level:
            body = self._bodies[0]
            x, y, _ = self.world.pose(body.name).ahead
            weight = body.mass * _GRAVITY * self.grip.at
            self.world.engine.twist(self.world.number(body.name), (y * weight, -x * weight, 0.0))

    def move_hand(self, samples: HandSample | Iterable[HandSample]) -> None:
        """Add samples that the hand will follow; raises HandError for an invalid sample."""
        if self.phase != "carrying":
            raise CarryError("hand: the piece has been let go")
        for sample in [samples] if isinstance(samples, HandSample) else samples:
            self.hand.add(sample)

    def release(self) -> None:
        """Release the piece where it is."""
        if self.phase != "carrying":
            raise CarryError("release: the piece has been let go already")
        self.phase = "released"
        self._released_at = self._time
        self.world.engine.remove(self._hand)
        self._fingers.let_go(self._time)
        for name in self.names:
            self.world.engine.twist(self.world.number(name), (0.0, 0.0, 0.0))
        self.world.engine.wake_some(self.world.number(name) for name in self.names)
        self._fall.begin(self.world, self.names)
        self._supported = self._bodies[0].held and self._is_put_down() and self._hold_legal()
        self._set_weightless(self._supported)

    def give_up(self) -> None:
        """Put the piece back into the supply. Pieces that it knocked over stay fallen."""
        if self.phase == "settled" or self.given_up:
            raise CarryError("give up: it is too late")
        if self.phase == "carrying":
            self.release()
        self.given_up = True
        for name in self.names:
            self.world.remove(name)

    def step_frame(self) -> Frame:
        """Advance by one frame (1/60 s) and return what changed: nothing once the carry is settled."""
        if self.phase == "settled":
            return Frame(self._time, self.phase, {}, ())
        if self.phase == "carrying":
            self._droop()
        contacts = tuple(self.world.step_frame(self._mover()))
        self._time += FRAME
        self._fingers.end_if_withdrawn(self._time)
        self.contacts += [(self._time, contact) for contact in contacts]
        changed = self.world.changed()
        if self.phase == "carrying":
            if self._time >= self.longest:
                self.give_up()
        else:
            self._frames_since_release += 1
            if not self.given_up:
                self._fall.watch(self.world, self.names)
                if self._supported and self.names[0] not in self.world.held:
                    self._supported = False
                    self._set_weightless(False)
            self._hold_if_legal(changed)
            still = self.world.is_still() and not self._fingers.on_table
            if still or self._time - self._released_at >= LONGEST_SETTLE - FRAME / 2.0:
                self._judge()
        return Frame(self._time, self.phase, changed, contacts)

    def settle(self) -> CarryOutcome:
        """Advance until the released piece has been judged."""
        if self.phase == "carrying":
            raise CarryError("settle: the piece is still in the hand")
        while self._outcome is None:
            self.step_frame()
        return self._outcome

    @property
    def outcome(self) -> CarryOutcome:
        """The result, once the carry is settled."""
        if self._outcome is None:
            raise CarryError("outcome: the table is not at rest yet")
        return self._outcome

    def _mover(self) -> Callable[[int], None] | None:
        """A function that moves the hand and its fingers in each simulation step of the next frame."""
        times = [self._time + (step + 1) * STEP for step in range(STEPS_PER_FRAME)]
        fingers, released = self._fingers, self.phase != "carrying"
        if released and not fingers.on_table:
            return None
        poses = self.hand.poses_at(times, STEP)
        if released:
            return lambda step: fingers.withdraw(poses[step], times[step])

        def move(step: int) -> None:
            self.world.engine.move_hand(self._hand, self._wrist(poses[step]))
            fingers.move(poses[step])

        return move

    def _hold_if_legal(self, changed: Mapping[str, Pose]) -> None:
        """Hold the piece once it lies legally: then the rules say that it stays, however steep (docs/adr/0006)."""
        if self._fall.was_hard:
            return
        if self.given_up or self._held or self._frames_since_release < _HOLD_AFTER:
            self._last = {name: changed[name] for name in self.names if name in changed}
            return
        here = {name: self.world.pose(name) for name in self.names}
        slow = all(distance(pose.at, self._last.get(name, pose).at) < _HOLD_SPEED for name, pose in here.items())
        self._last = here
        if self._frames_since_release % _HOLD_EVERY == 0 and slow:
            self._hold_legal()

    def _is_put_down(self) -> bool:
        """Whether the piece in the hand touches something, or is as good as at its place."""
        name = self.names[0]
        return bool(self.world.touching(name)) or distance(self.world.pose(name).at, self.target.at) < TOLERANCE

    def _hold_legal(self) -> bool:
        """Hold the piece where it is if it lies legally there, and say whether."""
        self._held = self._landing().legal
        for name in self.names if self._held else ():
            self.world.hold(name)
        return self._held

    def _set_weightless(self, weightless: bool) -> None:
        for name in self.names:
            self.world.engine.set_weightless(self.world.number(name), weightless=weightless)

    def _landing(self) -> Landing:
        return measure_landing(self.position, self.turn, self.seat, self.piece, self.world.poses(), self.target)

    def _judge(self) -> None:
        self.phase = "settled"
        names = set(self.names)
        fates = tuple(fate for fate in self.world.fates(self.thresholds) if fate.name not in names)
        # The player pays only for what their piece touched, directly or through other pieces.
        blamed = [fate for fate in fates if fate.chain and fate.chain[0] in names]
        landing = None if self.given_up else self._landing()
        known = set(self.position.pieces)
        if landing is not None and landing.legal:
            known.update(self._cargo.parts)
        aftermath = rules_aftermath(self.seat, [fate for fate in blamed if fate.piece in known])
        self._outcome = CarryOutcome(landing, aftermath, fates, self._time - self._released_at)

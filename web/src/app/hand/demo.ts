/** Shows a composed build being carried: the whole gesture, until it is over or skipped. */
import { computed, effect, signal } from "@preact/signals";
import { type Composed, ghostOf } from "../../headless/compose/preview";
import { Gesture, type GesturePhase } from "../../headless/hand/moving/gesture";
import { type LooseBody, looseBodies } from "../../headless/hand/stream/carry";
import type { Pose } from "../../headless/hand/stream/frames";
import { bodiesOf } from "../../headless/hand/stream/lying";
import { idOf, isColumn, kindOf, type PieceKind } from "../../headless/piece-id";
import type { Extend, HandSettings, OffRamp, TableView } from "../../net/wire.gen";
import { reducedMotion, speak, t } from "../app-state";
import type { Session } from "../session";

/** Which pieces are carried, by the setting of the table. */
const KINDS: Readonly<Record<NonNullable<HandSettings["pieces"]>, readonly PieceKind[]>> = {
  roads: ["road"],
  "roads-and-cars": ["road", "car"],
  everything: ["column", "road", "car"],
};

/** What is shown. */
export interface Shown {
  readonly gesture: Gesture;
  readonly seat: number;
  readonly table: TableView;
  /** Pieces that lie before the first one is carried. */
  readonly before: ReadonlyMap<string, Pose>;
  readonly loose: readonly LooseBody[];
}

export class Demo {
  readonly shown = signal<Shown | null>(null);
  /** The hand's present action. */
  readonly phase = signal<GesturePhase | null>(null);
  readonly on = computed(() => this.shown.value !== null);
  /** It begins as soon as the referee has said how the build lies. */
  private readonly wanted = signal(false);
  private readonly stops: readonly (() => void)[];

  constructor(private readonly session: Session) {
    this.stops = [
      effect(() => {
        const { verdict } = session.overlay.composed.value;
        if (!this.wanted.value || verdict?.legal !== true) return;
        this.wanted.value = false;
        this.shown.value = this.compose(session.overlay.composed.peek());
      }),
      // Another table, or a real carry: that is what people want to see.
      effect(() => {
        void session.match.revision.value;
        if (session.hands.carry.live.value !== null || this.shown.peek() !== null) this.stop();
      }),
      effect(() => {
        const phase = this.phase.value;
        if (phase !== null) speak(t(`learn-gesture-${phase}`));
      }),
    ];
  }

  /** Show how the composed build is carried; a build that cannot be built is replaced by one that can. */
  async start(): Promise<void> {
    const { draft, verdict } = this.session.overlay.composed.peek();
    if (draft?.place == null || verdict?.legal === false) await this.session.turns.hint();
    this.wanted.value = true;
  }

  stop(): void {
    this.wanted.value = false;
    this.shown.value = null;
    this.phase.value = null;
  }

  private compose(composed: Composed): Shown | null {
    const { match, composer, shapes } = this.session;
    const [ghost, table, turn] = [ghostOf(composed), composed.table, composer.turn()];
    if (ghost === null || table === null || composed.seat === null || !isBuild(turn)) return null;
    const pieces = [
      ...(ghost.column ? [idOf("column", table.columns.length)] : []),
      idOf("road", table.roads.length),
      ...(ghost.cars ?? []).map((_, n) => idOf("car", table.cars.length + n)),
    ];
    const carried = KINDS[match.info.value?.hand.pieces ?? "roads"];
    const parts = pieces.map((piece) => ({ piece, rest: bodiesOf(piece, ghost, table, shapes) }));
    const byHand = parts.filter(({ piece }) => carried.includes(kindOf(piece)));
    const before = parts.filter(({ piece }) => isColumn(piece) && !carried.includes("column"));
    const seat = composed.seat;
    return {
      gesture: new Gesture(byHand, reducedMotion()),
      seat,
      table,
      before: new Map(before.flatMap(({ rest }) => [...rest])),
      loose: looseBodies({ names: parts.flatMap(({ rest }) => [...rest.keys()]), turn, seat }, table),
    };
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }
}

const isBuild = (turn: { readonly type: string } | null): turn is Extend | OffRamp =>
  turn?.type === "extend" || turn?.type === "off-ramp";

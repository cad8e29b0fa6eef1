/** Carrying by hand at an open table: take, carry, release, the landing, the bill. */
import { computed, effect, signal } from "@preact/signals";
import type { Overhead } from "../../headless/hand/around/overhead";
import { Senses } from "../../headless/hand/around/senses";
import { type Bearings, type Way, wayTo } from "../../headless/hand/around/way";
import { OpenBill } from "../../headless/hand/fall/bill";
import { Hand, type Spot, spotOf } from "../../headless/hand/moving/hand";
import { CarryState, guideOf, knockedOver, worstFates } from "../../headless/hand/stream/carry";
import { FrameError, type Pose, writeSamples } from "../../headless/hand/stream/frames";
import type { MatchState } from "../../headless/match";
import { isRoad, kindOf } from "../../headless/piece-id";
import { person } from "../../headless/text/pieces";
import type { MatchSocket } from "../../net/socket";
import type { Carry, Dropped, Extend, Landing, OffRamp, PieceShapes, Turn } from "../../net/wire.gen";
import { prefs, sounds, speak, t, toast } from "../app-state";
import { BegunBuild } from "./begun";
import { RiskRequest } from "./risk";
import { Touches } from "./touches";

/** How far the held piece is from its place. */
export interface Readout {
  readonly beside: number;
  readonly above: number;
  /** Something hangs above the place; null: nothing does. */
  readonly overhead: Overhead | null;
  readonly way: Way;
  /** Seconds until the carry times out; null until the last TIRED seconds. */
  readonly left: number | null;
}

export const SOON = 0.45; // seconds after taking; a release this early is the second half of a double click
const startOf = ({ start: [x, y, z, yaw, pitch] }: Carry): Spot => ({ x, y, z, yaw, pitch });

const TIRED = 20; // seconds before the timeout at which the warning starts

interface Around {
  readonly shapes: PieceShapes;
  /** The composed turn. */
  readonly turn: () => Turn | null;
  /** Run a request that the server may refuse, and report a refusal. Resolves to whether it succeeded. */
  readonly tried: (request: () => Promise<unknown>) => Promise<boolean>;
}

export class HandTable {
  readonly carry = new CarryState();
  readonly bill: OpenBill;
  /** The hand of this page, while it holds a piece. */
  readonly hand = signal<Hand | null>(null);
  readonly readout = signal<Readout | null>(null);
  /** The surroundings of the carry, as far as they are known. */
  senses: Senses | null = null;
  /** The piece was released and the table is not at rest yet. */
  readonly falling = signal(false);
  readonly sending = signal(false);
  readonly risk: RiskRequest;
  readonly touches = new Touches();
  /** Are pieces carried by hand at this table? */
  readonly on = computed(() => (this.match.info.value?.hand.mode ?? "precise") !== "precise");
  readonly begun: BegunBuild;
  readonly guide = computed(() => {
    const live = this.carry.live.value;
    return live === null ? null : guideOf(live.message, this.around.shapes);
  });
  /** This page has asked for the piece, so the next carry belongs to its hand. */
  private taking = false;
  /** The hand of this page when the connection was lost during a carry. */
  private parked: { readonly hand: Hand; readonly carry: number } | null = null;
  /** A carry by a seat of this page without a hand to move it: the page that began it is gone. */
  readonly orphan = computed(() => {
    const message = this.carry.live.value?.message;
    return message?.free === true && this.hand.value === null && this.match.held.value.has(message.seat);
  });
  private readonly stopEffect: () => void;

  constructor(
    private readonly match: MatchState,
    private readonly socket: MatchSocket,
    private readonly around: Around,
  ) {
    this.bill = new OpenBill(match);
    this.begun = new BegunBuild(match, socket, around.shapes);
    this.stopEffect = effect(() => {
      if (match.link.value === "open") return;
      const [hand, live] = [this.hand.peek(), this.carry.live.peek()];
      if (hand !== null && live !== null && !this.falling.peek()) this.parked = { hand, carry: live.message.carry };
      this.drop();
      this.carry.clear();
    });
    this.risk = new RiskRequest(match, socket, { build: () => this.build(), tried: around.tried });
  }

  onHand(message: Carry | Landing | Dropped): void {
    if (message.type === "carry") this.began(message);
    else this.ended(message);
  }

  private began(message: Carry): void {
    const { loose } = this.carry.onCarry(message, this.match.table.value);
    this.senses = new Senses(message, loose, this.match.table.value, this.around.shapes);
    this.match.thinking.value = null; // a bot that carries has finished thinking
    this.falling.value = false;
    this.readout.value = null;
    this.risk.forget();
    this.touches.begin(message.material);
    const again = this.parked?.carry === message.carry ? this.parked.hand : null;
    const mine = this.match.held.value.has(message.seat) && (this.taking || again !== null);
    this.taking = false;
    this.parked = null;
    const kind = kindOf(message.piece);
    const player = person(t, this.match.seats.value[message.seat]);
    speak(mine ? t("web-hand-carry", { kind }) : t("web-hand-watch", { player, kind }));
    if (!mine) return;
    if (again !== null) {
      this.hand.value = again; // the connection is back: continue with the same hand
      return;
    }
    this.hand.value = this.handAt(message, startOf(message), 0);
    sounds.play("tick");
  }

  private handAt(message: Carry, spot: Spot, seconds: number): Hand {
    const [x, y, z, ...turn] = message.target;
    const [wide, deep] = this.match.info.value?.table_size ?? [1000, 800];
    const limits = { wide: wide / 2 + 140, deep: deep / 2 + 140, lowest: 1 };
    return new Hand(spot, { x, y, z, turn }, limits, {
      tweezers: prefs.tweezers.value,
      road: isRoad(message.piece),
      seconds,
    });
  }

  /** Continue a carry that this seat began on a page that is gone, for example before a reload. */
  goOn(): void {
    const live = this.carry.live.value;
    const pose = live?.poses(performance.now() / 1000).get(live.message.held[0] ?? "");
    if (live === null || pose === undefined || !this.orphan.value) return;
    this.hand.value = this.handAt(
      live.message,
      spotOf(pose, startOf(live.message), isRoad(live.message.piece)),
      live.seconds,
    );
    speak(t("web-hand-carry", { kind: kindOf(live.message.piece) }));
  }

  private ended(message: Landing | Dropped): void {
    const mine = this.hand.value !== null;
    this.drop();
    this.senses = null;
    this.falling.value = false;
    if (message.type === "dropped") {
      this.carry.onEnded({ how: "dropped", message });
      speak(message.text);
      return;
    }
    this.carry.onEnded({ how: "landing", message });
    if (mine && message.next === "lost") toast(message.cost || message.text, true); // the turn has gone on: nothing else says it
    const fates = worstFates(message.fates).filter(knockedOver);
    if (fates.length > 0) sounds.play("refused");
    const names = new Set(fates.map(({ called }) => called ?? ""));
    if (names.size === 0) speak(message.text);
    else {
      const fallen = t("web-hand-fallen", { pieces: [...names].join(t("list-separator")) });
      speak(message.text === "" ? fallen : t("web-said", { first: fallen, second: message.text }));
    }
  }

  /** Empty the hand. */
  private drop(): void {
    this.hand.value = null;
    this.readout.value = null;
  }

  onFrame(data: ArrayBuffer): void {
    const now = performance.now() / 1000;
    try {
      const heard = this.carry.onFrame(data, now);
      if (heard.length === 0) return;
      const held = new Set(this.carry.live.value?.message.held ?? []);
      this.touches.feel(heard, held, this.hand.value !== null, now);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      console.warn("a frame that cannot be read", error);
    }
  }

  /** The build to take a piece of: the one already begun, else the composed one. */
  private build(): Extend | OffRamp | null {
    const turn = this.begun.view.value?.turn ?? this.around.turn();
    return turn?.type === "extend" || turn?.type === "off-ramp" ? turn : null;
  }

  /** Take the first piece of the composed build, or the next piece of a build already begun. */
  async take(): Promise<void> {
    const [turn, seat] = [this.build(), this.match.mySeat.value];
    if (turn === null || seat === null || this.sending.value || this.carry.live.value !== null) return;
    this.sending.value = this.taking = true;
    const piece = this.begun.view.value?.next ?? null;
    this.taking =
      (await this.around.tried(() =>
        this.socket.take(this.match.revision.value, seat, turn, piece, prefs.tweezers.value),
      )) && this.taking;
    this.sending.value = false;
  }

  setTweezers(on: boolean): void {
    prefs.tweezers.value = on;
    const hand = this.hand.value;
    if (hand !== null) hand.tweezers = on;
  }

  /** Advance the hand by some seconds and send its samples to the server. */
  tick(seconds: number): void {
    const [hand, live] = [this.hand.peek(), this.carry.live.peek()];
    if (hand === null || live === null || this.falling.peek()) return;
    hand.tick(seconds);
    const samples = hand.takeSamples();
    if (samples.length > 0) this.socket.link.sendBytes(writeSamples(live.message.carry, samples));
  }

  /** Look at the table now: what is below the piece, and what is strained. */
  look(now: number): void {
    const [live, senses, hand] = [this.carry.live.peek(), this.senses, this.hand.peek()];
    if (live === null || senses === null) return;
    const loud = senses.look(live.poses(now), now);
    if (loud > 0) this.touches.creak(loud, hand !== null);
    if (hand !== null) senses.guide(hand);
  }

  /** mm between the piece, where the hand wants it, and what is below. */
  gap(): number {
    const [hand, senses] = [this.hand.peek(), this.senses];
    return hand === null || senses === null ? Infinity : senses.gap(hand).mm;
  }

  /** Raise by notches of a wheel. */
  raiseNotches(notches: number): void {
    const hand = this.hand.peek();
    if (hand !== null) this.senses?.raiseNotches(hand, notches);
  }

  raiseBy(mm: number): void {
    const hand = this.hand.peek();
    if (hand !== null) this.senses?.raiseBy(hand, mm);
  }

  /** The pose of the piece in this hand. */
  pose(now: number): Pose | null {
    const live = this.carry.live.peek();
    return this.hand.peek() === null ? null : (live?.poses(now).get(live.message.held[0] ?? "") ?? null);
  }

  /** Update the readout; call it a few times per second. */
  tellReadout(now: number, bearings: Bearings): void {
    const [hand, pose, live] = [this.hand.peek(), this.pose(now), this.carry.live.peek()];
    if (hand === null || pose === null || live === null) return;
    const off = hand.off(pose);
    const [beside, above] = [Math.round(off.beside), Math.round(off.above)];
    const [overhead, left] = [this.senses?.overhead(hand) ?? null, live.left <= TIRED ? live.left : null];
    const readout = { beside, above, overhead, left, way: wayTo(pose, hand.target, bearings) };
    if (JSON.stringify(readout) !== JSON.stringify(this.readout.peek())) this.readout.value = readout;
  }

  async letGo(): Promise<boolean> {
    if ((this.hand.value?.seconds ?? 0) < SOON) return false;
    return this.part((carry) => this.socket.letGo(carry));
  }

  /** Return the piece to the supply. */
  giveUp(): Promise<boolean> {
    return this.part((carry) => this.socket.giveUp(carry));
  }

  private async part(request: (carry: number) => Promise<void>): Promise<boolean> {
    const live = this.carry.live.value;
    if (live === null || (this.hand.value === null && !this.orphan.value) || this.falling.value) return false;
    this.falling.value = true;
    speak(t("web-hand-falling"));
    const done = await this.around.tried(() => request(live.message.carry));
    if (!done && this.carry.live.peek() === live) this.falling.value = false; // refused: the piece is still in the hand
    return done;
  }

  async pay(): Promise<void> {
    const bill = this.bill.view.value;
    if (bill !== null)
      await this.around.tried(() => this.socket.pay(this.match.revision.value, bill.seat, this.bill.stated()));
  }

  async forgive(agree: boolean): Promise<void> {
    const seat = agree ? this.bill.forgiver.value : this.bill.denier.value;
    if (seat !== null) await this.around.tried(() => this.socket.forgive(this.match.revision.value, seat, agree));
  }

  dispose(): void {
    this.stopEffect();
    this.risk.dispose();
    this.begun.dispose();
    this.bill.dispose();
  }
}

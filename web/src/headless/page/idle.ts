/** When cars may drive along their highways for pleasure: when nobody at this page is thinking or building. */

export interface Doing {
  /** Somebody at this page is to move. */
  readonly toMove: boolean;
  /** A piece is being placed, carried or paid for, a replay is open, or a dialog is. */
  readonly busy: boolean;
  readonly over: boolean;
}

/** Seconds without any input after which cars may drive; null: never. */
export function idleAfter({ toMove, busy, over }: Doing): number | null {
  if (busy) return null;
  if (over) return 20; // time to read the result first
  return toMove ? 60 : 8;
}

/** Seconds that they drive at most, to save power. */
export const IDLE_FOR = 90;

/** Calls `drive` when cars begin to drive, and when they must stop. */
export class Idling {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private driving = false;
  private doing: Doing = { toMove: false, busy: true, over: false };

  constructor(private readonly drive: (wanted: boolean) => void) {}

  /** The state of the page has changed. */
  set(doing: Doing): void {
    this.doing = doing;
    this.act();
  }

  /** Somebody does something: cars stop at once, and the wait begins again. */
  act(): void {
    this.stop();
    const after = idleAfter(this.doing);
    if (after === null) return;
    this.timer = setTimeout(() => {
      this.turn(true);
      this.timer = setTimeout(() => this.turn(false), IDLE_FOR * 1000);
    }, after * 1000);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.turn(false);
  }

  private turn(wanted: boolean): void {
    if (this.driving === wanted) return;
    this.driving = wanted;
    this.drive(wanted);
  }
}

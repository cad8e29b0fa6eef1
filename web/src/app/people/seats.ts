/** The seats of an open table from this page: sit down, leave, and the rights of a host. */
import type { MatchState } from "../../headless/match";
import type { MatchSocket } from "../../net/socket";
import { prefs, t, toast } from "../app-state";
import { keepOpen } from "../games/keeping";
import { becomePlayer } from "./player";

export class TableSeats {
  constructor(
    private readonly id: string,
    private readonly match: MatchState,
    private readonly socket: MatchSocket,
    /** Sends a request and shows why it is refused. */
    private readonly tried: (request: () => Promise<unknown>) => Promise<boolean>,
  ) {}

  /** Sit down with this name and car. The browser becomes a player if it is not one yet. */
  async sit(seat: number, name: string, car: string | null): Promise<void> {
    try {
      await becomePlayer(name, car);
    } catch (error) {
      toast(error instanceof Error && error.message !== "" ? error.message : t("web-refused-offline"), true);
      return;
    }
    this.introduce(); // requests are handled in order: the server knows the player before they sit down
    const sat = await this.tried(() => this.socket.sit(this.match.revision.value, seat));
    if (sat) keepOpen(this.id, this.match, Date.now());
  }

  /** Tell the server again who this is: the browser has become a player, another one, or none. */
  introduce(): void {
    this.socket.link.hello();
  }

  leave(seat: number): Promise<boolean> {
    return this.tried(() => this.socket.leave(this.match.revision.value, seat));
  }

  /** Make a seat open again. `player` is who sits there, empty for a bot. */
  kick(seat: number, player: string): Promise<boolean> {
    return this.tried(() => this.socket.kick(this.match.revision.value, seat, player));
  }

  /** Let a bot of the chosen level play an open seat. */
  fill(seat: number): Promise<boolean> {
    return this.tried(() => this.socket.fill(this.match.revision.value, seat, prefs.level.value));
  }

  /** Start with bots on all open seats. */
  start(): Promise<boolean> {
    return this.tried(() => this.socket.start(this.match.revision.value, prefs.level.value));
  }

  makeHost(seat: number): Promise<boolean> {
    return this.tried(() => this.socket.passHost(this.match.revision.value, seat));
  }
}

/** Requests of this page that the server may refuse: a refusal is told, and what it means for the turn. */
import { computed, signal } from "@preact/signals";
import type { Composer } from "../../headless/compose/composer";
import { RequestFailed } from "../../net/socket";
import { sounds, t, toast } from "../app-state";

const CODES = new Set(["stale", "offline", "lost", "timeout", "not-your-seat", "nothing-to-undo", "storage", "failed"]);

/** The text of a refusal: ours if the catalogue has one, else the server's. */
export function refusal(code: string, text: string): string {
  return CODES.has(code) ? t(`web-refused-${code}`) : text;
}

export class Requests {
  /** A turn was on its way when the connection was lost: nobody knows whether it arrived. */
  private readonly unsure = signal(false);
  /** The effect of a lost connection on this player's turn. */
  readonly turnIfLost = computed<"unsure" | "unsent" | "safe">(() => {
    if (this.unsure.value) return "unsure";
    return this.composer.draft.value?.pinned === true ? "unsent" : "safe";
  });

  constructor(
    private readonly composer: Composer,
    /** A turn was legal, but not what the lesson asks for. */
    private readonly missed: (why: string) => void,
  ) {}

  /** The connection is back, and with it the table as it is. */
  connected(): void {
    this.unsure.value = false;
  }

  /** Run a request and report a refusal. Resolves to whether it succeeded. */
  readonly tried = async (request: () => Promise<unknown>): Promise<boolean> => {
    try {
      await request();
      return true;
    } catch (error) {
      sounds.play("refused");
      if (!(error instanceof RequestFailed)) throw error;
      this.refused(error);
      return false;
    }
  };

  private refused(error: RequestFailed): void {
    if (error.code === "lost") this.unsure.value = true;
    if (error.code === "goal") {
      this.missed(error.message);
      return;
    }
    const finding = error.refused?.verdict?.findings[0];
    if (finding?.instead && this.composer.offers.show(finding.instead)) {
      const what = finding.fault === "pass-with-legal-build" ? "pass" : "set-aside";
      toast(t("web-can-still-build", { what }), true);
    } else toast(refusal(error.code, error.message), true);
  }
}

/** How risky the composed build is: asked on demand, and shown until the build changes. */
import { effect, signal } from "@preact/signals";
import type { MatchState } from "../../headless/match";
import type { MatchSocket } from "../../net/socket";
import type { Extend, OffRamp, Risk } from "../../net/wire.gen";
import { speak, t } from "../app-state";

interface Around {
  /** The build in question; null if there is none. */
  readonly build: () => Extend | OffRamp | null;
  /** Run a request that the server may refuse, and report a refusal. Resolves to whether it succeeded. */
  readonly tried: (request: () => Promise<unknown>) => Promise<boolean>;
}

export class RiskRequest {
  readonly answer = signal<Risk | "asked" | null>(null);
  readonly dispose: () => void;
  /** The build whose risk is still wanted. */
  private wanted: Extend | OffRamp | null = null;

  constructor(
    private readonly match: MatchState,
    private readonly socket: MatchSocket,
    private readonly around: Around,
  ) {
    let asked = "";
    // A risk is valid only for the build it was asked about.
    this.dispose = effect(() => {
      const now = this.about();
      if (now === asked) return;
      asked = now;
      this.forget();
    });
  }

  /** Which build is asked about: the build and the revision. */
  private about(): string {
    return JSON.stringify([this.match.revision.value, this.around.build()]);
  }

  forget(): void {
    this.wanted = null;
    this.answer.value = null;
  }

  /** Ask about the build. The first answer comes from a few tries, and is replaced by better ones. */
  async ask(): Promise<void> {
    const turn = this.around.build();
    if (turn === null || this.answer.value === "asked") return;
    this.wanted = turn;
    this.answer.value = "asked";
    const show = (risk: Risk | null): void => {
      if (this.wanted === turn) this.answer.value = risk;
    };
    const told = await this.around.tried(async () => {
      const risk = await this.socket.risk(this.match.revision.value, turn, show);
      show(risk);
      speak(
        t("web-said", {
          first: t("web-risk-falls", { percent: Math.round(risk.falls * 100) }),
          second: t("web-risk-legal", { percent: Math.round(risk.legal * 100) }),
        }),
      );
    });
    if (!told) show(null);
  }
}

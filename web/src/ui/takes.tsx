/** From whom a column is taken for a car of the same type, and in which colour. */
import type { BuildDraft } from "../headless/draft";
import { PAINT } from "../headless/setup";
import { choiceFor, withChoice, type TakeChoice } from "../headless/takes";
import { t } from "./app-state";
import type { Session } from "./session";

export function TakeChooser({ session, draft }: { session: Session; draft: BuildDraft }) {
  const { composer, match } = session;
  const verdict = composer.shownVerdict.value;
  if (verdict === null || verdict.givers.length === 0) return null;
  const takes = draft.take ?? verdict.takes;
  const words: Readonly<Record<TakeChoice, string>> = { none: t("web-take-none"), gray: t("gray"), yellow: t("yellow") };
  return (
    <div class="takes" data-testid="takes">
      <span class="what">
        {t("web-take")}: {takes.length} / {verdict.most_takes}
      </span>
      {verdict.givers.map((owner) => {
        const seat = match.seats.value[owner];
        if (seat === undefined) return null;
        const chosen = choiceFor(takes, owner);
        const has: Readonly<Record<TakeChoice, boolean>> = { none: true, gray: seat.gray > 0, yellow: seat.yellow > 0 };
        return (
          <div class="row spread" key={owner} style={{ "--seat": PAINT[seat.colour] }}>
            <span class="row tight">
              <span class="dot" />
              &nbsp;{t("web-take-from", { owner: seat.name })}
            </span>
            <div class="segments" role="radiogroup" aria-label={t("web-take-from", { owner: seat.name })}>
              {(["none", "gray", "yellow"] as const).map((choice) => (
                <button
                  key={choice}
                  role="radio"
                  aria-checked={chosen === choice}
                  class={chosen === choice ? "chosen" : ""}
                  disabled={!has[choice]}
                  onClick={() => composer.setTake(withChoice(takes, owner, choice, verdict))}
                  data-testid={`take-${owner}-${choice}`}
                >
                  {words[choice]}
                </button>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

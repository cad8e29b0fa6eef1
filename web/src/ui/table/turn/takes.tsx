/** From whom a column is taken for a car of the same type. */

import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import type { BuildDraft } from "../../../headless/compose/draft";
import { takesFrom, withChoice } from "../../../headless/compose/takes";
import { PAINT } from "../../../headless/paint";
import { person } from "../../../headless/text/pieces";

export function TakeChooser({ session, draft }: { session: Session; draft: BuildDraft }) {
  const { composer, match } = session;
  const verdict = composer.shownVerdict.value;
  if (verdict === null || verdict.givers.length === 0) return null;
  const takes = draft.take ?? verdict.takes;
  return (
    <div class="takes" data-testid="takes">
      <span class="what">{t("web-take", { count: takes.length, most: verdict.most_takes })}</span>
      {verdict.givers.map((owner) => {
        const seat = match.seats.value[owner];
        if (seat === undefined) return null;
        const taken = takesFrom(takes, owner);
        return (
          <div class="row spread" key={owner} style={{ "--seat": PAINT[seat.colour] }}>
            <span class="row tight">
              <span class="dot" />
              &nbsp;{t("web-take-from", { owner: person(t, seat) })}
            </span>
            <div class="segments" role="radiogroup" aria-label={t("web-take-from", { owner: person(t, seat) })}>
              {[false, true].map((take) => (
                <button
                  type="button"
                  key={String(take)}
                  role="radio"
                  aria-checked={taken === take}
                  class={taken === take ? "chosen" : ""}
                  onClick={() => composer.setTake(withChoice(takes, owner, take, verdict))}
                  data-testid={`take-${owner}-${take ? "column" : "none"}`}
                >
                  {t(take ? "web-take-column" : "web-take-none")}
                </button>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

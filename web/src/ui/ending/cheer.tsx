/** Shown over the table while the end is celebrated: how to skip the flight, then confetti if a person won. */
import { reducedMotion, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { PAINT } from "../../headless/paint";

const SCRAPS = 44;
/** Evenly spread numbers from 0 to 1 that look random (multiples of the golden section). */
const spread = (n: number, k: number): number => (n * 0.618034 * k + 0.37 * k) % 1;

export function Cheer({ session }: { session: Session }) {
  const finale = session.finale.value;
  if (finale === null || reducedMotion()) return null;
  const colour = PAINT[session.match.seats.value[finale.seat]?.colour ?? ""] ?? "";
  return (
    <div class="cheer" style={{ "--seat": colour }} data-testid="cheer">
      {finale.flying && <p data-testid="skip-flight">{t("ending-skip")}</p>}
      {finale.person && !finale.flying && (
        <div class="confetti" aria-hidden="true">
          {Array.from({ length: SCRAPS }, (_, n) => (
            <i
              key={n}
              class={`scrap-${n % 4}`}
              style={{
                left: `${(100 * spread(n, 1)).toFixed(1)}%`,
                animationDelay: `${(1.6 * spread(n, 3)).toFixed(2)}s`,
                animationDuration: `${(2.6 + 2.2 * spread(n, 7)).toFixed(2)}s`,
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

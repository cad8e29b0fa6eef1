/** Which cars go on the new road: all that may, where they fit, or chosen one by one. */

import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import type { BuildDraft } from "../../../headless/compose/draft";
import type { CarPlace } from "../../../net/wire.gen";
import { Icon } from "../../parts/icons";

export function CarChooser({ session, draft }: { session: Session; draft: BuildDraft }) {
  const { composer, match, shapes } = session;
  const verdict = composer.shownVerdict.value;
  const filled: readonly CarPlace[] = (verdict?.cars ?? []).map((car) => ({
    at: Number(car.at),
    type: car.type === null || car.type === undefined ? null : String(car.type),
    offset: Number(car.offset ?? 0),
  }));
  const most = Math.max(verdict?.earned ?? 0, filled.length);
  if (draft.cars === null && (most === 0 || verdict?.legal === false)) return null;
  const types = match.seats.value[composer.seat.value ?? 0]?.types ?? {};
  const typed = Object.keys(types).some((type) => type !== "plain");
  const cars = draft.cars ?? filled;
  const change = (n: number, car: Partial<CarPlace>): void =>
    composer.setCars(cars.map((before, i) => (i === n ? { ...before, ...car } : before)));
  return (
    <details class="cars" data-testid="cars">
      <summary>{t("web-cars-now", { count: cars.length, most, how: draft.cars === null ? "auto" : "chosen" })}</summary>
      {cars.map((car, n) => (
        <div class="row car-row" key={n}>
          {typed && (
            <select
              value={car.type ?? ""}
              aria-label={t("web-car-type")}
              onChange={(event) => change(n, { type: event.currentTarget.value })}
            >
              {[
                ...new Set([
                  ...(car.type ? [car.type] : []),
                  ...Object.keys(types).filter((type) => (types[type] ?? 0) > 0),
                ]),
              ].map((type) => (
                <option key={type} value={type}>
                  {t("any-car", { type })}
                </option>
              ))}
            </select>
          )}
          <input
            type="range"
            class="grow"
            min="8"
            max={shapes.road.length - 8}
            step="0.5"
            value={car.at}
            aria-label={t("web-car-place")}
            onChange={(event) => change(n, { at: Number(event.currentTarget.value) })}
          />
          <button
            type="button"
            class="plain"
            aria-label={t("web-car-remove")}
            title={t("web-car-remove")}
            onClick={() => composer.setCars(cars.filter((_, i) => i !== n))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <div class="row">
        <button type="button" onClick={() => composer.setCars(null)} disabled={draft.cars === null}>
          {t("web-cars-auto")}
        </button>
        <button
          type="button"
          onClick={() =>
            composer.setCars([
              ...cars,
              {
                at: shapes.road.length / 2,
                type: typed
                  ? (Object.keys(types).find(
                      (type) => (types[type] ?? 0) > 0 && !cars.some((car) => car.type === type),
                    ) ?? null)
                  : null,
              },
            ])
          }
          disabled={cars.length >= most}
        >
          {t("web-car-add")}
        </button>
      </div>
    </details>
  );
}

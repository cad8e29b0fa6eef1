/** The choices of a build: its base point, its kind, its height. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import type { BuildDraft } from "../../../headless/compose/draft";
import { KINDS } from "../../../headless/compose/ring";
import type { BaseView } from "../../../net/wire.gen";
import { Icon } from "../../parts/icons";

interface Choice {
  readonly session: Session;
  readonly draft: BuildDraft;
}

interface Base {
  readonly session: Session;
  readonly base: BaseView;
  readonly chosen: boolean;
  readonly number: number;
}

/** Shown only if there are several base points. */
export function BasePoints({ session, draft }: Choice) {
  const points = session.match.status.value?.base_points ?? [];
  if (points.length < 2) return null;
  return (
    <div class="row chips" role="radiogroup" aria-label={t("base-point")}>
      <span class="what">{t("base-point")}</span>
      {points.map((base, n) => (
        <BaseChip key={base.column} session={session} base={base} chosen={draft.base === base.column} number={n + 1} />
      ))}
    </div>
  );
}

/** One base point by its name and height. It lights its column when it is pointed at. */
function BaseChip({ session, base, chosen, number }: Base) {
  const lit = useRef(false);
  const point = (on: boolean): void => {
    if (on || lit.current) session.overlay.pointed.value = on ? [base.column] : [];
    lit.current = on;
  };
  useEffect(() => () => point(false), []); // the turn may end while the column is lit
  const name = session.names.of(base.column);
  return (
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      class={chosen ? "chip chosen" : "chip"}
      onClick={() => session.composer.chooseBase(base.column)}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && point(true)}
      onBlur={() => point(false)}
      title={number <= 6 ? t("web-with-key", { name: t("base-point"), key: number }) : t("base-point")}
      data-testid={`base-${base.column}`}
    >
      {base.branch ? <span class="yellow-dot" /> : null}
      {/* A new element for a new name: browsers do not make the first letter of a changed one large. */}
      <span class="capital" key={name}>
        {name}
      </span>
      <span class="base-height">
        <Icon name="column" />
        <span class="unseen">{t("height")}</span> {base.height}
      </span>
    </button>
  );
}

export function KindChoice({ session, draft }: Choice) {
  const { composer } = session;
  const ring = composer.ring.value;
  const earning = composer.earning.value; // an off-ramp earns its bonus almost anywhere: that is no news
  return (
    <div class="segments" role="radiogroup" aria-label={t("web-kind")}>
      {KINDS.map((kind) => (
        <button
          type="button"
          key={kind}
          role="radio"
          aria-checked={draft.kind === kind}
          class={draft.kind === kind ? "chosen" : ""}
          disabled={ring !== null && !composer.kinds.value.has(kind)}
          onClick={() => composer.chooseKind(kind)}
          data-testid={`kind-${kind}`}
        >
          {kind === "column" ? t("web-column") : t(kind)}
          <EarnsThere on={draft.kind !== kind && kind !== "off-ramp" && earning.some(([, one]) => one === kind)} />
        </button>
      ))}
    </div>
  );
}

/** A small dot like those on the table: with this choice a car could be earned. */
function EarnsThere({ on }: { on: boolean }) {
  return on ? <span class="earns-there" title={t("web-earns-there")} data-testid="earns-there" /> : null;
}

/** An off-ramp has no height. */
export function HeightStepper({ session, draft }: Choice) {
  const { composer } = session;
  const heights = composer.heights.value;
  if (draft.kind === "off-ramp") return null;
  const earns = (there: (height: number) => boolean): boolean =>
    composer.earning.value.some(([height, kind]) => kind === draft.kind && there(height));
  return (
    <div class="stepper" role="group" aria-label={t("height")}>
      <button
        type="button"
        onClick={() => composer.changeHeight(-1)}
        disabled={!heights.some((h) => h < draft.height)}
        aria-label={t("web-lower")}
        data-testid="lower"
      >
        −
        <EarnsThere on={earns((height) => height < draft.height)} />
      </button>
      <output data-testid="height">{draft.height === 0 ? "–" : draft.height}</output>
      <button
        type="button"
        onClick={() => composer.changeHeight(1)}
        disabled={!heights.some((h) => h > draft.height)}
        aria-label={t("web-higher")}
        data-testid="higher"
      >
        +
        <EarnsThere on={earns((height) => height > draft.height)} />
      </button>
    </div>
  );
}

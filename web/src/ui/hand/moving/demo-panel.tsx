/** Shown during a demonstration: what the hand does, and a button that ends it. */
import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";

export function DemoPanel({ session }: { session: Session }) {
  const phase = session.demo.phase.value ?? "move";
  return (
    <div class="hand-bar" data-testid="demo" data-phase={phase}>
      <p class="demo-says">{t(`learn-gesture-${phase}`)}</p>
      <div class="row actions">
        <button type="button" class="grow" onClick={() => session.demo.stop()} data-testid="demo-skip">
          {t("web-following-skip")} <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  );
}

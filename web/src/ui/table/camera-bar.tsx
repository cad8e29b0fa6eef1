/** Camera modes and view options. */
import { prefs, t } from "../../app/app-state";
import { CAMERAS } from "../../app/commands";
import type { Session } from "../../app/session";
import { Icon } from "../parts/icons";
import { withKey } from "../parts/with-key";

export function CameraBar({ session }: { session: Session }) {
  return (
    <div class="camera" role="toolbar" aria-label={t("web-camera")}>
      {CAMERAS.map((mode) => (
        <button
          type="button"
          key={mode}
          class="plain"
          aria-pressed={session.camera.value === mode}
          aria-label={t(`web-camera-${mode}`)}
          title={withKey(`web-camera-${mode}`, "C")}
          onClick={() => session.setCamera(mode)}
          data-testid={`camera-${mode}`}
        >
          <Icon name={mode} />
        </button>
      ))}
      <span class="gap" />
      <button
        type="button"
        class="plain"
        onClick={() => session.scene.value?.showAll()}
        aria-label={t("web-show-all")}
        title={withKey("web-show-all", "F")}
        data-testid="show-all"
      >
        <Icon name="show-all" />
      </button>
      <button
        type="button"
        class="plain"
        aria-pressed={prefs.labels.value}
        onClick={() => (prefs.labels.value = !prefs.labels.value)}
        aria-label={t("web-labels")}
        title={withKey("web-labels", "L")}
        data-testid="labels"
      >
        <Icon name="labels" />
      </button>
      <button
        type="button"
        class="plain"
        aria-pressed={prefs.sides.value}
        onClick={() => (prefs.sides.value = !prefs.sides.value)}
        aria-label={t("web-sides")}
        title={withKey("web-sides", "X")}
        data-testid="sides"
      >
        <Icon name="sides" />
      </button>
    </div>
  );
}

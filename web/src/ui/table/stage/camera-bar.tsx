/** Camera modes and view options: a bar, or one button that opens it where the stage is small (style/camera.css). */
import { useState } from "preact/hooks";
import { prefs, t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { CAMERAS } from "../../../app/table/commands";
import { Icon, type IconName } from "../../parts/icons";
import { withKey } from "../../parts/with-key";

export function CameraBar({ session }: { session: Session }) {
  const [open, setOpen] = useState(false);
  const choose = (action: () => void) => (): void => {
    setOpen(false);
    action();
  };
  return (
    <div
      class="camera"
      role="group"
      aria-label={t("web-camera")}
      onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
    >
      <button
        type="button"
        class="plain camera-menu"
        aria-expanded={open}
        aria-controls="camera-bar"
        aria-label={t("web-camera")}
        title={t("web-camera")}
        onClick={() => setOpen(!open)}
        data-testid="camera-menu"
      >
        <Icon name={open ? "close" : session.camera.mode.value} />
      </button>
      <div class={open ? "camera-bar open" : "camera-bar"} id="camera-bar" role="toolbar" aria-label={t("web-camera")}>
        {CAMERAS.map((mode) => (
          <Choice
            key={mode}
            icon={mode}
            label={`web-camera-${mode}`}
            hotkey="C"
            id={`camera-${mode}`}
            pressed={session.camera.mode.value === mode}
            choose={choose(() => session.camera.set(mode))}
          />
        ))}
        <span class="gap" />
        <Choice
          icon="show-all"
          label="web-show-all"
          hotkey="F"
          id="show-all"
          choose={choose(() => session.scene.value?.showAll())}
        />
        <Choice
          icon="labels"
          label="web-labels"
          hotkey="L"
          id="labels"
          pressed={prefs.labels.value}
          choose={choose(() => (prefs.labels.value = !prefs.labels.value))}
        />
        <Choice
          icon="sides"
          label="web-sides"
          hotkey="X"
          id="sides"
          pressed={prefs.sides.value}
          choose={choose(() => (prefs.sides.value = !prefs.sides.value))}
        />
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly icon: IconName;
  readonly label: string;
  readonly hotkey: string;
  readonly id: string;
  readonly pressed?: boolean;
  readonly choose: () => void;
}

function Choice({ icon, label, hotkey, id, pressed, choose }: ChoiceProps) {
  return (
    <button
      type="button"
      class="plain"
      aria-pressed={pressed}
      aria-label={t(label)}
      data-tip={withKey(label, hotkey)}
      onClick={choose}
      data-testid={id}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The settings dialog. */

import { prefs, t } from "../../app/app-state";
import { LIGHTS, type LightChoice } from "../../headless/page/daytime";
import { type Motion, QUALITIES, type Quality } from "../../headless/page/prefs";
import { Dialog } from "../parts/dialog";
import { AboutMe } from "../people/about-me";
import { TellMe } from "../people/tell-me";
import { Languages } from "./languages";

export function SettingsDialog() {
  return (
    <Dialog title={t("web-settings")} testid="settings-dialog">
      <div class="switches">
        <label class="switch">
          <span>{t("web-language")}</span>
          <Languages />
        </label>
        <label class="switch">
          <span>{t("web-sound")}</span>
          <input
            type="checkbox"
            checked={prefs.sound.value}
            onChange={(event) => (prefs.sound.value = event.currentTarget.checked)}
            data-testid="sound"
          />
        </label>
        <TellMe />
        <label class="switch">
          <span>{t("web-motion")}</span>
          <select
            value={prefs.motion.value}
            onChange={(event) => (prefs.motion.value = event.currentTarget.value as Motion)}
          >
            {(["auto", "full", "reduced"] as const).map((motion) => (
              <option key={motion} value={motion}>
                {t(`web-motion-${motion}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="switch">
          <span>{t("web-light")}</span>
          <select
            value={prefs.light.value}
            onChange={(event) => (prefs.light.value = event.currentTarget.value as LightChoice)}
            data-testid="light"
          >
            {LIGHTS.map((light) => (
              <option key={light} value={light}>
                {t(`web-light-${light}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="switch">
          <span>{t("web-quality")}</span>
          <select
            value={prefs.quality.value}
            onChange={(event) => (prefs.quality.value = event.currentTarget.value as Quality)}
            data-testid="quality"
          >
            {QUALITIES.map((quality) => (
              <option key={quality} value={quality}>
                {t(`web-quality-${quality}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="switch">
          <span>{t("web-labels")}</span>
          <input
            type="checkbox"
            checked={prefs.labels.value}
            onChange={(event) => (prefs.labels.value = event.currentTarget.checked)}
          />
        </label>
        <label class="switch">
          <span>{t("web-react-unmute")}</span>
          <input
            type="checkbox"
            checked={prefs.reactions.value}
            onChange={(event) => (prefs.reactions.value = event.currentTarget.checked)}
          />
        </label>
        <label class="switch">
          <span>{t("web-sides")}</span>
          <input
            type="checkbox"
            checked={prefs.sides.value}
            onChange={(event) => (prefs.sides.value = event.currentTarget.checked)}
          />
        </label>
      </div>
      <AboutMe />
    </Dialog>
  );
}

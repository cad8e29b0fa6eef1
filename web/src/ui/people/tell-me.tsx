/** The switch "Tell me when it is my turn". The browser asks for permission only when it is switched on. */
import { prefs, t } from "../../app/app-state";
import { reach, tellMe } from "../../app/people/my-turn";

export function TellMe() {
  const how = prefs.tellTurns.value ? reach.value : null;
  return (
    <>
      <label class="switch">
        <span>{t("people-tell-me")}</span>
        <input
          type="checkbox"
          checked={prefs.tellTurns.value}
          onChange={(event) => void tellMe(event.currentTarget.checked)}
          data-testid="tell-me"
        />
      </label>
      {how !== null && (
        <p class="faint" data-testid="tell-how">
          {t(`people-tell-${how}`)}
        </p>
      )}
    </>
  );
}
